// The addresses of the provider's desk.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../app/layout-routes.ts";
import { loadScreen } from "../../app/load-screen.ts";
import { paths } from "../../paths.ts";

export function staffRoutes(parent: typeof signedInRoute) {
  const desk = createRoute({
    getParentRoute: () => parent,
    path: paths.staffDrafts(),
    component: loadScreen(() => import("./staff-desk-screen.tsx"), "StaffDeskScreen"),
  });
  const nothingChosen = createRoute({
    getParentRoute: () => desk,
    path: "/",
    component: loadScreen(() => import("./staff-nothing-chosen.tsx"), "StaffNothingChosen"),
  });
  const draft = createRoute({
    getParentRoute: () => desk,
    path: "$draftId",
    component: loadScreen(() => import("./staff-draft-screen.tsx"), "StaffDraftScreen"),
  });
  return [desk.addChildren([nothingChosen, draft])] as const;
}
