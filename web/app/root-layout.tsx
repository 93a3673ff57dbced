// Stands round every page: the messages over it.

import { Outlet } from "@tanstack/react-router";
import { ToastRegion } from "../ui/toast-region.tsx";

export function RootLayout() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}
