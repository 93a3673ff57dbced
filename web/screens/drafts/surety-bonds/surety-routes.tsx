// The address of a surety bond's application, where the operator has switched it on.

import { createRoute } from "@tanstack/react-router";
import { requireFeature, type signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function suretyRoutes(parent: typeof signedInRoute) {
  const create = createRoute({
    getParentRoute: () => parent,
    path: paths.suretyDraftCreate(),
    validateSearch: readSuretySearch,
    beforeLoad: (place) => requireFeature("suretyBonds", place),
    component: loadScreen(() => import("./surety-screen.tsx"), "SuretyScreen"),
  });
  return [create] as const;
}

/** Which draft's bond is changed; without one a new draft is raised. */
export function readSuretySearch(search: Record<string, unknown>): { draft?: string } {
  return typeof search.draft === "string" && search.draft !== "" ? { draft: search.draft } : {};
}
