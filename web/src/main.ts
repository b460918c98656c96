import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./language/messages.svelte";
import { followAddress } from "./net/route.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import Speechless from "./parts/Speechless.svelte";
import { startTheme } from "./parts/theme.svelte";

startTheme();
followAddress();
const page = (await startLanguage()) ? App : Speechless;
const place = document.getElementById("page");
if (place !== null) mount(page, { target: place });
