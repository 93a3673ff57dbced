// The address of the reports.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function reportRoutes(parent: typeof signedInRoute) {
  const reports = createRoute({
    getParentRoute: () => parent,
    path: paths.reports(),
    component: loadScreen(() => import("./reports-screen.tsx"), "ReportsScreen"),
  });
  return [reports] as const;
}
