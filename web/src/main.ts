import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./language/messages.svelte";
import { followAddress } from "./net/route.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { startTheme } from "./parts/theme.svelte";

startTheme();
followAddress();
await startLanguage();
const place = document.getElementById("page");
if (place !== null) mount(App, { target: place });
