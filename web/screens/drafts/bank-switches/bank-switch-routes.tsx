// The address of a bank guarantee switch, where the operator has switched it on.

import { createRoute } from "@tanstack/react-router";
import { requireFeature, type signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function bankSwitchRoutes(parent: typeof signedInRoute) {
  const create = createRoute({
    getParentRoute: () => parent,
    path: paths.switchDraftCreate(),
    validateSearch: readSwitchSearch,
    beforeLoad: (place) => requireFeature("isBgSwitchEnabled", place),
    component: loadScreen(() => import("./bank-switch-screen.tsx"), "BankSwitchScreen"),
  });
  return [create] as const;
}

/** Which draft's switch is changed; without one a new draft is raised. */
export function readSwitchSearch(search: Record<string, unknown>): { draft?: string } {
  return typeof search.draft === "string" && search.draft !== "" ? { draft: search.draft } : {};
}
