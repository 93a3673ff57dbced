// The address that a handover's mail leads to, open to whoever holds the link.

import { createRoute } from "@tanstack/react-router";
import type { publicRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { patterns } from "../../../paths.ts";

export function handoverRoutes(parent: typeof publicRoute) {
  const handover = createRoute({
    getParentRoute: () => parent,
    path: patterns.handover,
    component: loadScreen(() => import("./handover-screen.tsx"), "HandoverScreen"),
  });
  return [handover] as const;
}
