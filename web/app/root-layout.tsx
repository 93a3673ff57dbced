// Stands round every page: the connection bar above it and the messages over it.

import { Outlet } from "@tanstack/react-router";
import { ToastRegion } from "../ui/toast-region.tsx";
import { ConnectionBar } from "./connection-bar.tsx";

export function RootLayout() {
  return (
    <>
      <ConnectionBar />
      <Outlet />
      <ToastRegion />
    </>
  );
}
