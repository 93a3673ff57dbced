// The address of what others have shared with the reader.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../../app/layout-routes.ts";
import { loadScreen } from "../../../../app/load-screen.ts";
import { paths } from "../../../../paths.ts";

export function sharedRoutes(parent: typeof signedInRoute) {
  const shared = createRoute({
    getParentRoute: () => parent,
    path: paths.sharedWithMe(),
    component: loadScreen(() => import("./shared-with-me-screen.tsx"), "SharedWithMeScreen"),
  });
  return [shared] as const;
}
