// The addresses of being invited: the mailed link, open to everybody, and the acceptance, for somebody signed in.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor } from "../../../../app/guards.ts";
import type { rootRoute, signedInRoute } from "../../../../app/layout-routes.ts";
import { loadScreen } from "../../../../app/load-screen.ts";
import { paths, patterns } from "../../../../paths.ts";
import { invitedCodeIn } from "./invited-code.ts";

export function invitationRoutes(parent: typeof signedInRoute) {
  const accept = createRoute({
    getParentRoute: () => parent,
    path: patterns.acceptOrganisationInvitation,
    component: loadScreen(() => import("./accept-invitation-screen.tsx"), "AcceptInvitationScreen"),
  });
  return [accept] as const;
}

/** Whoever is signed in goes straight on; anybody else goes on after signing up or in, by the next path. */
export function openInvitationRoutes(parent: typeof rootRoute) {
  const invite = createRoute({
    getParentRoute: () => parent,
    path: paths.invite(),
    beforeLoad: async ({ search, context }) => {
      const code = invitedCodeIn(search);
      const state = await context.session.settled();
      if (code === "") throw redirect({ to: defaultPathFor(state), replace: true });
      const acceptance = paths.acceptOrganisationInvitation({ code });
      if (state.status === "ready") throw redirect({ to: acceptance, replace: true });
      context.nextPath.remember(acceptance);
    },
    component: loadScreen(() => import("./invite-screen.tsx"), "InviteScreen"),
  });
  return [invite] as const;
}
