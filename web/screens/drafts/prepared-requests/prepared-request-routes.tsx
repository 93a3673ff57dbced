// The addresses of prepared requests: one for the person whom it was sent to, and the desk's list.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor, isReferralStaff } from "../../../app/guards.ts";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths, patterns } from "../../../paths.ts";

export function preparedRequestRoutes(parent: typeof signedInRoute) {
  const origination = createRoute({
    getParentRoute: () => parent,
    path: patterns.origination,
    component: loadScreen(() => import("./prepared-request-screen.tsx"), "PreparedRequestScreen"),
  });
  const desk = createRoute({
    getParentRoute: () => parent,
    path: paths.staffOriginations(),
    beforeLoad: async ({ context }) => {
      const state = await context.session.settled();
      if (state.status === "ready" && (state.me.staff === null || isReferralStaff(state.me)))
        throw redirect({ to: defaultPathFor(state), replace: true });
    },
    component: loadScreen(
      () => import("./staff-prepared-requests-screen.tsx"),
      "StaffPreparedRequestsScreen",
    ),
  });
  return [origination, desk] as const;
}
