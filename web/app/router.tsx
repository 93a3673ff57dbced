// Makes a route of each page of the site map, under the frame of its audience, and of them the router.

import {
  type AnyRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ACCOUNT_ENTRANCES } from "../screens/people/accounts/account-entrances.ts";
import { type Audience, PAGES, type PageEntry, type PageName } from "../site-map.ts";
import type { EntranceArguments, RouterContext } from "./entrances.ts";
import { defaultPathFor, isForSome, mayOpen } from "./guards.ts";
import { anonymousRoute, publicRoute, rootRoute, signedInRoute } from "./layout-routes.ts";
import { LoadFailureScreen } from "./load-failure-screen.tsx";
import { loadScreen } from "./load-screen.ts";
import { LoadingScreen } from "./loading-screen.tsx";

/** Loading is shown only when it lasts: a flash is worse than nothing. */
const LOADING_SHOWN_AFTER_MS = 150;

/** Those of all other audiences stand in the frame of somebody who has signed in. */
const LAYOUTS: Readonly<Partial<Record<Audience, AnyRoute>>> = {
  everybody: publicRoute,
  linked: rootRoute,
  anonymous: anonymousRoute,
};

const SCREENS = import.meta.glob<Record<string, () => ReactNode>>([
  "../screens/**/*-screen.tsx",
  "!../screens/portal/dev-kit/**",
]);

const routeTree = rootRoute.addChildren([
  ...routesIn(rootRoute),
  publicRoute.addChildren(routesIn(publicRoute)),
  anonymousRoute.addChildren(routesIn(anonymousRoute)),
  signedInRoute.addChildren(routesIn(signedInRoute)),
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
    // The root's own page, once, and not within whatever fits the beginning of the address.
    notFoundMode: "root",
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

type NamedPage = readonly [PageName, PageEntry];

function routesIn(layout: AnyRoute): AnyRoute[] {
  const pages = PAGES.filter(([, { audience }]) => (LAYOUTS[audience] ?? signedInRoute) === layout);
  const frames = new Set(pages.map(frameOf));
  return [...frames].flatMap((frame) => {
    const within = pages.filter((page) => frameOf(page) === frame);
    if (frame === undefined) return within.map((page) => routeOf(page, layout));
    // One route for all of them, so that the frame stays when one leads to another.
    const route = createRoute({
      getParentRoute: () => layout,
      id: componentIn(frame),
      component: screenIn(frame),
    });
    return [route.addChildren(within.map((page) => routeOf(page, route)))];
  });
}

function frameOf([, { screens }]: NamedPage): string | undefined {
  return screens.length > 1 ? screens[0] : undefined;
}

function routeOf([name, page]: NamedPage, parent: AnyRoute): AnyRoute {
  const screen = page.screens.at(-1);
  return createRoute({
    getParentRoute: () => parent,
    path: page.path,
    beforeLoad: async (place: EntranceArguments) => {
      leadOn(page);
      await ACCOUNT_ENTRANCES[name]?.(place);
      if (isForSome(page)) await letIn(page, place);
    },
    ...(screen === undefined ? {} : { component: screenIn(screen) }),
  });
}

function leadOn({ leadsTo }: PageEntry): void {
  if (leadsTo === undefined) return;
  const [to = "", hash] = leadsTo.split("#");
  throw redirect({ to, replace: true, ...(hash === undefined ? {} : { hash }) });
}

async function letIn(page: PageEntry, { context }: EntranceArguments): Promise<void> {
  const state = await context.session.settled();
  if (state.status === "ready" && !mayOpen(page, state))
    throw redirect({ to: defaultPathFor(state), replace: true });
}

/** The component has the name of its file: `login-screen.tsx` exports `LoginScreen`. */
function screenIn(file: string) {
  const load = SCREENS[`../screens/${file}`];
  if (load === undefined) throw new Error(`${file} is in web/site-map.ts and not under web/screens/.`);
  return loadScreen(load, componentIn(file));
}

function componentIn(file: string): string {
  const [, name = ""] = /([^/]+)\.tsx$/.exec(file) ?? [];
  return name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
}
