// Puts the routes of every area together into one tree and makes the router.

import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { accountRoutes } from "../screens/accounts/account-routes.tsx";
import {
  invitationRoutes,
  openInvitationRoutes,
} from "../screens/accounts/invitations/invitation-routes.tsx";
import { contentRoutes, signedInContentRoutes } from "../screens/content/content-routes.tsx";
import { documentListRoutes } from "../screens/documents/list/document-list-routes.tsx";
import { documentRoutes } from "../screens/documents/view/document-routes.tsx";
import { draftRoutes } from "../screens/drafts/draft-routes.tsx";
import { homeRoutes } from "../screens/home/home-routes.tsx";
import { memberRoutes } from "../screens/members/member-routes.tsx";
import { profileRoutes } from "../screens/profile/profile-routes.tsx";
import { settingsRoutes } from "../screens/settings/settings-routes.tsx";
import { staffRoutes } from "../screens/staff/staff-routes.tsx";
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
  publicRoute.addChildren([...contentRoutes(publicRoute)]),
  signedInRoute.addChildren([
    ...homeRoutes(signedInRoute),
    ...documentListRoutes(signedInRoute),
    ...draftRoutes(signedInRoute),
    ...documentRoutes(signedInRoute),
    ...memberRoutes(signedInRoute),
    ...invitationRoutes(signedInRoute),
    ...settingsRoutes(signedInRoute),
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
