// The addresses of the provider's desk.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor, isProviderAdministrator, isReferralStaff } from "../../../app/guards.ts";
import type { RouterContext, signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function staffRoutes(parent: typeof signedInRoute) {
  const desk = createRoute({
    getParentRoute: () => parent,
    path: paths.staffDrafts(),
    beforeLoad: requireStaff,
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
  const features = createRoute({
    getParentRoute: () => parent,
    path: paths.staffFeatures(),
    beforeLoad: requireProviderAdministrator,
    component: loadScreen(() => import("./features/feature-screen.tsx"), "FeatureScreen"),
  });
  const organisations = createRoute({
    getParentRoute: () => parent,
    path: paths.staffOrganisations(),
    beforeLoad: requireProvider,
    component: loadScreen(() => import("./organisations/claims-screen.tsx"), "ClaimsScreen"),
  });
  return [desk.addChildren([nothingChosen, draft]), features, organisations] as const;
}

/** To everybody else the desk does not exist, and the server would answer nothing. */
async function requireStaff({ context }: { context: RouterContext }): Promise<void> {
  const state = await context.session.settled();
  if (state.status === "ready" && (state.me.staff === null || isReferralStaff(state.me))) {
    throw redirect({ to: defaultPathFor(state), replace: true });
  }
}

async function requireProvider({ context }: { context: RouterContext }): Promise<void> {
  const state = await context.session.settled();
  if (state.status !== "ready") return;
  const { staff } = state.me;
  if (staff === null || staff.supplier !== null || isReferralStaff(state.me)) {
    throw redirect({ to: defaultPathFor(state), replace: true });
  }
}

async function requireProviderAdministrator({ context }: { context: RouterContext }): Promise<void> {
  const state = await context.session.settled();
  if (state.status === "ready" && !isProviderAdministrator(state.me)) {
    throw redirect({ to: defaultPathFor(state), replace: true });
  }
}
