// The address that the mail about alerts leads to, open to whoever holds the link.

import { createRoute } from "@tanstack/react-router";
import type { publicRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { patterns } from "../../../paths.ts";

export function alertConfirmationRoutes(parent: typeof publicRoute) {
  const confirmation = createRoute({
    getParentRoute: () => parent,
    path: patterns.alertConfirmation,
    component: loadScreen(() => import("./alert-confirmation-screen.tsx"), "AlertConfirmationScreen"),
  });
  return [confirmation] as const;
}
