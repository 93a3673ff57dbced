// The frame of every page for somebody who is signed in: the shell, and the prompts that must be answered first.

import { Outlet } from "@tanstack/react-router";

export function SignedInLayout() {
  return <Outlet />;
}
