// Starts the kit page by itself, without server, session or router. Only the development server knows its address.

import "../../../styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ToastRegion } from "../../../ui/toast-region.tsx";
import { DevKitScreen } from "./dev-kit-screen.tsx";
import { DevMailsScreen } from "./dev-mails-screen.tsx";
import { DevShellScreen } from "./dev-shell-screen.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");

const shown = new URLSearchParams(window.location.search).get("show");

createRoot(root).render(
  <StrictMode>
    {shown === null && <DevKitScreen />}
    {shown === "mails" && <DevMailsScreen />}
    {shown !== null && shown !== "mails" && <DevShellScreen frame={shown} />}
    <ToastRegion />
  </StrictMode>,
);
