// Makes the session, the router and the reactions to refusals, and joins them: what ends one moves the other.

import type { RouterHistory } from "@tanstack/react-router";
import type { Exchange } from "urql";
import { createApiClient, type FailedCall } from "../api/client.ts";
import { paths } from "../paths.ts";
import { APP_WORDS } from "./app-words.ts";
import { setLiveState } from "./connection.ts";
import { browserNextPath } from "./next-path.ts";
import { notify } from "./notices.ts";
import { createReactions, SESSION_EXPIRED } from "./reactions.ts";
import { type AppRouter, createAppRouter } from "./router.tsx";
import { createSession, type Session } from "./session.ts";
import { browserSessionStorage } from "./session-storage.ts";
import { setPageZone } from "./time/page-zone.ts";

export type StartedApp = { readonly session: Session; readonly router: AppRouter };

/** Both are the browser's own unless something else is given. */
type StartOptions = { readonly transport?: readonly Exchange[]; readonly history?: RouterHistory };

export function startApp({ transport, history }: StartOptions = {}): StartedApp {
  const nextPath = browserNextPath();
  const held: { react: (failed: FailedCall) => void; newest: object } = { react: () => {}, newest: {} };

  const session = createSession({
    storage: browserSessionStorage(),
    createClient: (token) => {
      const own = {};
      held.newest = own;
      // What is refused to a sign-in that was left says nothing of the one that followed.
      const whileNewest = (act: () => void) => held.newest === own && act();
      return createApiClient({
        origin: window.location.origin,
        token,
        onFailure: (failed) => whileNewest(() => held.react(failed)),
        onLiveState: setLiveState,
        onSessionRefused: () => whileNewest(endSession),
        transport,
      });
    },
  });
  const router = createAppRouter({ session, nextPath }, history);

  function endSession(): void {
    if (!session.isSignedIn()) return;
    if (session.isActing()) {
      leaveActing();
      return;
    }
    nextPath.remember(router.state.location.href);
    session.end({ reportToServer: false });
    notify({ tone: "warn", title: SESSION_EXPIRED });
  }

  /** By itself after an hour, or as the client has forbidden it: the person goes on in their own sign-in. */
  function leaveActing(): void {
    notify({ tone: "info", title: APP_WORDS.actingEnded });
    void session.stopActing({ reportToServer: false }).then((state) => {
      if (state.status === "ready") void router.navigate({ to: paths.staffClients(), replace: true });
    });
  }

  held.react = createReactions({
    notify,
    endSession,
    isSignedIn: session.isSignedIn,
    askFirst: () => void session.reload(),
  });
  showTimeAsChosen(session);
  goToLoginWhenSignedOut(session, router);
  return { session, router };
}

function showTimeAsChosen(session: Session): void {
  session.store.subscribe(() => {
    const state = session.store.get();
    setPageZone(state.status === "ready" ? state.me.timezone : undefined);
  });
}

/** Whoever signed out here, in another tab or by the server sees nothing more of what was open. */
function goToLoginWhenSignedOut(session: Session, router: AppRouter): void {
  const seen = { signedIn: session.isSignedIn() };
  session.store.subscribe(() => {
    const state = session.store.get();
    const left = seen.signedIn && state.status === "anonymous";
    seen.signedIn = state.status !== "anonymous";
    if (left) void router.navigate({ to: paths.login(), replace: true });
  });
}
