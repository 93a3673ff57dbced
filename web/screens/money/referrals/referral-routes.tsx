// The addresses of the referral programme and of the referral portal.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor, isReferralStaff } from "../../../app/guards.ts";
import { requireFeature, type signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function referralRoutes(parent: typeof signedInRoute) {
  const programme = createRoute({
    getParentRoute: () => parent,
    path: paths.referral(),
    beforeLoad: (arguments_) => requireFeature("referrals", arguments_),
    component: loadScreen(() => import("./referral-screen.tsx"), "ReferralScreen"),
  });
  const portal = createRoute({
    getParentRoute: () => parent,
    path: paths.referralPortal(),
    beforeLoad: async ({ context }) => {
      const state = await context.session.settled();
      if (state.status === "ready" && !isReferralStaff(state.me))
        throw redirect({ to: defaultPathFor(state), replace: true });
    },
    component: loadScreen(() => import("./portal-screen.tsx"), "PortalScreen"),
  });
  return [programme, portal] as const;
}
