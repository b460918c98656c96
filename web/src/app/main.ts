import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "../words/messages.svelte";
import { followAddress, route } from "./route.svelte";
import "./tokens.css";
import "./base.css";
import Speechless from "../lost/Speechless.svelte";
import { followVersion } from "../net/device/version.svelte";
import { startSound } from "../sound/player.svelte";
import { expectTable } from "./screens";
import { startTheme } from "./theme.svelte";

startTheme();
startSound();
followAddress();
followVersion();
// Together with the words, and not after them.
if (route().at === "table") expectTable();
const page = (await startLanguage()) ? App : Speechless;
const place = document.getElementById("page");
if (place !== null) mount(page, { target: place });
