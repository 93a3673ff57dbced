// The address of the person's own account.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function profileRoutes(parent: typeof signedInRoute) {
  const profile = createRoute({
    getParentRoute: () => parent,
    path: paths.profile(),
    component: loadScreen(() => import("./profile-screen.tsx"), "ProfileScreen"),
  });
  return [profile] as const;
}
