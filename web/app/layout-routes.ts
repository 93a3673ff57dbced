// The three kinds of route (public, for nobody signed in, for somebody signed in) under which every screen hangs.

import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { RouterContext } from "./entrances.ts";
import { type Access, decideRoute, defaultPathFor } from "./guards.ts";
import type { NextPath } from "./next-path.ts";
import type { SessionState } from "./session.ts";

type GuardArguments = { context: RouterContext; location: { href: string } };

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: lazyRouteComponent(() => import("./root-layout.tsx"), "RootLayout"),
  notFoundComponent: lazyRouteComponent(
    () => import("../screens/portal/not-found/not-found-screen.tsx"),
    "NotFoundScreen",
  ),
  beforeLoad: ({ context, location }) => rememberNext(context.nextPath, location.searchStr),
});

export const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "public",
  component: lazyRouteComponent(() => import("./public-layout.tsx"), "PublicLayout"),
});

export const anonymousRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "anonymous",
  beforeLoad: (arguments_) => guard("anonymous", arguments_),
});

export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  beforeLoad: (arguments_) => guard("signed-in", arguments_),
  component: lazyRouteComponent(() => import("./signed-in-layout.tsx"), "SignedInLayout"),
});

/** The user state could not be read in 30 tries: the screen says so and offers to try again. */
export class UserStateUnavailable extends Error {
  override readonly name = "UserStateUnavailable";
}

async function guard(access: Access, { context, location }: GuardArguments): Promise<void> {
  const state = await context.session.settled();
  if (state.status === "failed" && access === "signed-in")
    throw new UserStateUnavailable(state.failure.message);

  const decision = decideRoute({
    access,
    signedIn: isSomebody(state),
    wanted: location.href,
    defaultPath: defaultPathFor(state),
  });
  if (decision.allowed) return;

  if (decision.remember === undefined) throw redirect({ to: decision.goTo, replace: true });
  context.nextPath.remember(decision.remember);
  throw redirect({ to: decision.goTo, search: { next: decision.remember }, replace: true });
}

function isSomebody(state: SessionState): boolean {
  return state.status === "ready";
}

function rememberNext(nextPath: NextPath, searchText: string): void {
  const next = new URLSearchParams(searchText).get("next");
  if (next !== null) nextPath.remember(next);
}
