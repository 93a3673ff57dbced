// The addresses of an organisation's settings: the organisation tab is the first.

import { createRoute, redirect } from "@tanstack/react-router";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function settingsRoutes(parent: typeof signedInRoute) {
  const settings = createRoute({
    getParentRoute: () => parent,
    path: paths.settings(),
    beforeLoad: () => {
      throw redirect({ to: paths.settingsTab({ tab: "organisation" }), replace: true });
    },
  });
  const organisation = createRoute({
    getParentRoute: () => parent,
    path: paths.settingsTab({ tab: "organisation" }),
    component: loadScreen(() => import("./details-screen.tsx"), "DetailsScreen"),
  });
  const alerts = createRoute({
    getParentRoute: () => parent,
    path: paths.settingsTab({ tab: "alerts" }),
    component: loadScreen(() => import("./alerts-screen.tsx"), "AlertsScreen"),
  });
  const metadata = createRoute({
    getParentRoute: () => parent,
    path: paths.settingsTab({ tab: "metadata" }),
    component: loadScreen(() => import("./metadata-screen.tsx"), "MetadataScreen"),
  });
  const billing = createRoute({
    getParentRoute: () => parent,
    path: paths.settingsTab({ tab: "billing" }),
    component: loadScreen(() => import("./billing-screen.tsx"), "BillingScreen"),
  });
  return [settings, organisation, alerts, metadata, billing] as const;
}
