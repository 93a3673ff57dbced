// Starts the client: reads the configuration, restores the session, and shows the router.

import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { fetchConfiguration } from "./app/configuration.ts";
import { watchOnline } from "./app/connection.ts";
import { startApp } from "./app/start-app.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");

watchOnline();
const configuration = await fetchConfiguration();
const started = startApp();

createRoot(root).render(
  <StrictMode>
    <App {...started} configuration={configuration} />
  </StrictMode>,
);
