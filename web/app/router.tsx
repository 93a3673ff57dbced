// Puts the routes of every area together into one tree and makes the router.

import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { accountRoutes } from "../screens/accounts/account-routes.tsx";
import {
  invitationRoutes,
  openInvitationRoutes,
} from "../screens/accounts/invitations/invitation-routes.tsx";
import { alertConfirmationRoutes } from "../screens/alert-confirmation/alert-confirmation-routes.tsx";
import { bgSwitchRoutes } from "../screens/bg-switches/bg-switch-routes.tsx";
import { contentRoutes, signedInContentRoutes } from "../screens/content/content-routes.tsx";
import { documentEditRoutes } from "../screens/documents/edit/document-edit-routes.tsx";
import { documentListRoutes } from "../screens/documents/list/document-list-routes.tsx";
import { sharedRoutes } from "../screens/documents/shared/shared-routes.tsx";
import { documentRoutes } from "../screens/documents/view/document-routes.tsx";
import { draftRoutes } from "../screens/drafts/draft-routes.tsx";
import { facilityRoutes } from "../screens/facilities/facility-routes.tsx";
import { financeRoutes } from "../screens/finance/finance-routes.tsx";
import { handoverRoutes } from "../screens/handovers/handover-routes.tsx";
import { homeRoutes } from "../screens/home/home-routes.tsx";
import { memberRoutes } from "../screens/members/member-routes.tsx";
import { originationRoutes } from "../screens/originations/origination-routes.tsx";
import { profileRoutes } from "../screens/profile/profile-routes.tsx";
import { referralRoutes } from "../screens/referrals/referral-routes.tsx";
import { reportRoutes } from "../screens/reports/report-routes.tsx";
import { settingsRoutes } from "../screens/settings/settings-routes.tsx";
import { staffRoutes } from "../screens/staff/staff-routes.tsx";
import { suretyRoutes } from "../screens/surety-bonds/surety-routes.tsx";
import {
  anonymousRoute,
  publicRoute,
  type RouterContext,
  rootRoute,
  signedInRoute,
} from "./layout-routes.ts";
import { LoadFailureScreen } from "./load-failure-screen.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

/** Loading is shown only when it lasts: a flash is worse than nothing. */
const LOADING_SHOWN_AFTER_MS = 150;

const accounts = accountRoutes({ rootRoute, anonymousRoute });

const routeTree = rootRoute.addChildren([
  anonymousRoute.addChildren([...accounts.anonymous]),
  ...accounts.open,
  ...openInvitationRoutes(rootRoute),
  publicRoute.addChildren([
    ...contentRoutes(publicRoute),
    ...handoverRoutes(publicRoute),
    ...alertConfirmationRoutes(publicRoute),
  ]),
  signedInRoute.addChildren([
    ...homeRoutes(signedInRoute),
    ...documentListRoutes(signedInRoute),
    ...documentEditRoutes(signedInRoute),
    ...sharedRoutes(signedInRoute),
    ...draftRoutes(signedInRoute),
    ...documentRoutes(signedInRoute),
    ...facilityRoutes(signedInRoute),
    ...bgSwitchRoutes(signedInRoute),
    ...suretyRoutes(signedInRoute),
    ...financeRoutes(signedInRoute),
    ...originationRoutes(signedInRoute),
    ...memberRoutes(signedInRoute),
    ...invitationRoutes(signedInRoute),
    ...reportRoutes(signedInRoute),
    ...settingsRoutes(signedInRoute),
    ...referralRoutes(signedInRoute),
    ...staffRoutes(signedInRoute),
    ...profileRoutes(signedInRoute),
    ...signedInContentRoutes(signedInRoute),
  ]),
]);

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: LOADING_SHOWN_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: LoadFailureScreen,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
