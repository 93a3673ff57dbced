// Starts the client: reads the configuration, restores the session, and shows the router.

import "./styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { fetchConfiguration } from "./app/configuration.ts";
import { watchOnline } from "./app/connection.ts";
import { startErrorReporting } from "./app/error-reporting.ts";
import { startApp } from "./app/start-app.ts";
import { watchHooks } from "./app/watch-hooks.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");

// Asked for now that the scripts have come, and not by the page: it would have taken the line from what draws the letters.
void document.fonts.load("1rem Inter");
watchOnline();
// Both are asked for at once: who is there does not depend on what the operator has set.
const configuring = fetchConfiguration();
const started = startApp();
const configuration = await configuring;
startErrorReporting(configuration);
watchHooks(configuration, started);

// As a transition the first drawing is done in pieces, between which the browser can answer and paint.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App {...started} configuration={configuration} />
    </StrictMode>,
  ),
);
