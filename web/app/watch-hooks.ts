// Joins the operator's scripts to the router and the session: which page is open, and who is signed in.

import type { Configuration } from "./configuration.ts";
import { type OutsideHooks, startOutsideHooks } from "./outside-hooks.ts";
import type { AppRouter } from "./router.tsx";
import type { Session } from "./session.ts";

type Watched = { readonly router: AppRouter; readonly session: Session };

/** Nothing is watched where nothing is set. */
export function watchHooks(
  configuration: Configuration,
  { router, session }: Watched,
  start: typeof startOutsideHooks = startOutsideHooks,
): void {
  if (Object.keys(configuration.hooks).length === 0) return;
  const hooks = start(configuration);
  reportPages(hooks, router);
  reportPerson(hooks, session);
}

function reportPages(hooks: OutsideHooks, router: AppRouter): void {
  const notify = () => {
    const path = router.state.matches.at(-1)?.fullPath;
    if (path !== undefined) hooks.seePage({ path });
  };
  router.subscribe("onResolved", notify);
  notify();
}

/** Each person once; a chat that cannot show who somebody is is notified of nobody. */
function reportPerson(hooks: OutsideHooks, session: Session): void {
  const last: { userId: string | undefined } = { userId: undefined };
  const notify = () => {
    const state = session.store.get();
    const me = state.status === "ready" && state.me.identityHash ? state.me : undefined;
    if (me?.id === last.userId) return;
    last.userId = me?.id;
    hooks.seePerson(me?.identityHash ? { userId: me.id, identityHash: me.identityHash } : undefined);
  };
  session.store.subscribe(notify);
  notify();
}
