// Puts the routes of every area together into one tree and makes the router.

import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { documentEditRoutes } from "../screens/documents/documents/edit/document-edit-routes.tsx";
import { documentListRoutes } from "../screens/documents/documents/list/document-list-routes.tsx";
import { sharedRoutes } from "../screens/documents/documents/shared/shared-routes.tsx";
import { documentRoutes } from "../screens/documents/documents/view/document-routes.tsx";
import { handoverRoutes } from "../screens/documents/handovers/handover-routes.tsx";
import { reportRoutes } from "../screens/documents/reports/report-routes.tsx";
import { bankSwitchRoutes } from "../screens/drafts/bank-switches/bank-switch-routes.tsx";
import { draftRoutes } from "../screens/drafts/drafts/draft-routes.tsx";
import { preparedRequestRoutes } from "../screens/drafts/prepared-requests/prepared-request-routes.tsx";
import { suretyRoutes } from "../screens/drafts/surety-bonds/surety-routes.tsx";
import { facilityRoutes } from "../screens/facilities/facilities/facility-routes.tsx";
import { financeRoutes } from "../screens/money/finance/finance-routes.tsx";
import { referralRoutes } from "../screens/money/referrals/referral-routes.tsx";
import { staffRoutes } from "../screens/office/desk/staff-routes.tsx";
import { accountRoutes } from "../screens/people/accounts/account-routes.tsx";
import {
  invitationRoutes,
  openInvitationRoutes,
} from "../screens/people/accounts/invitations/invitation-routes.tsx";
import { memberRoutes } from "../screens/people/members/member-routes.tsx";
import { profileRoutes } from "../screens/people/profile/profile-routes.tsx";
import { settingsRoutes } from "../screens/people/settings/settings-routes.tsx";
import { contentRoutes, signedInContentRoutes } from "../screens/portal/content/content-routes.tsx";
import { homeRoutes } from "../screens/portal/home/home-routes.tsx";
import { alertConfirmationRoutes } from "../screens/records/alerts/alert-confirmation-routes.tsx";
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
    ...bankSwitchRoutes(signedInRoute),
    ...suretyRoutes(signedInRoute),
    ...financeRoutes(signedInRoute),
    ...preparedRequestRoutes(signedInRoute),
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
    // Texts as they stand: what somebody searched for, such as 1.0 or 007, is no number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => textOfSearch(search),
    ...(history === undefined ? {} : { history }),
  });
}

function textOfSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter((each): each is [string, string] => typeof each[1] === "string");
  const text = new URLSearchParams(said).toString();
  return text === "" ? "" : `?${text}`;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
