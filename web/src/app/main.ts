import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "../words/messages.svelte";
import { followAddress } from "./route.svelte";
import "./tokens.css";
import "./base.css";
import Speechless from "../lost/Speechless.svelte";
import { startSound } from "../sound/player.svelte";
import { startTheme } from "./theme.svelte";

startTheme();
startSound();
followAddress();
const page = (await startLanguage()) ? App : Speechless;
const place = document.getElementById("page");
if (place !== null) mount(page, { target: place });
