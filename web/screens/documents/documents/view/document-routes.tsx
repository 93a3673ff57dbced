// The two addresses of the document view: with the organisation that owns it, and without.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../../app/layout-routes.ts";
import { loadScreen } from "../../../../app/load-screen.ts";
import { patterns } from "../../../../paths.ts";

export function documentRoutes(parent: typeof signedInRoute) {
  const component = loadScreen(() => import("./document-view-screen.tsx"), "DocumentViewScreen");
  const withOrganisation = createRoute({
    getParentRoute: () => parent,
    path: patterns.documentView,
    component,
  });
  const withoutOrganisation = createRoute({
    getParentRoute: () => parent,
    path: patterns.documentViewWithoutOrganisation,
    component,
  });
  return [withOrganisation, withoutOrganisation] as const;
}
