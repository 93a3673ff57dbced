// The addresses of facilities; all of them need login.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths, patterns } from "../../../paths.ts";

export function facilityRoutes(parent: typeof signedInRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: paths.facilities(),
    component: loadScreen(() => import("./list/facility-list-screen.tsx"), "FacilityListScreen"),
  });
  const create = createRoute({
    getParentRoute: () => parent,
    path: paths.facilityCreate(),
    component: loadScreen(() => import("./edit/facility-create-screen.tsx"), "FacilityCreateScreen"),
  });
  const edit = createRoute({
    getParentRoute: () => parent,
    path: patterns.facilityEdit,
    component: loadScreen(() => import("./edit/facility-edit-screen.tsx"), "FacilityEditScreen"),
  });
  const view = createRoute({
    getParentRoute: () => parent,
    path: patterns.facilityView,
    component: loadScreen(() => import("./view/facility-view-screen.tsx"), "FacilityViewScreen"),
  });
  const applyIntro = createRoute({
    getParentRoute: () => parent,
    path: patterns.facilityApplyIntro,
    component: loadScreen(() => import("./apply/apply-intro-screen.tsx"), "ApplyIntroScreen"),
  });
  const apply = createRoute({
    getParentRoute: () => parent,
    path: patterns.facilityApply,
    component: loadScreen(() => import("./apply/apply-screen.tsx"), "ApplyScreen"),
  });
  return [list, create, edit, view, applyIntro, apply] as const;
}
