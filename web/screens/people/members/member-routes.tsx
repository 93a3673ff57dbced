// The address of an organisation's members.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function memberRoutes(parent: typeof signedInRoute) {
  const members = createRoute({
    getParentRoute: () => parent,
    path: paths.members(),
    component: loadScreen(() => import("./members-screen.tsx"), "MembersScreen"),
  });
  return [members] as const;
}
