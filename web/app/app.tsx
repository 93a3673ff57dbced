// Gives every screen the session, the client of that session, the configuration and the way to move.

import { RouterProvider } from "@tanstack/react-router";
import { useMemo } from "react";
import { Provider } from "urql";
import { type Navigation, NavigationProvider } from "../ui/link.tsx";
import { type Configuration, ConfigurationContext } from "./configuration.ts";
import type { AppRouter } from "./router.tsx";
import { SessionContext } from "./session.ts";
import type { StartedApp } from "./start-app.ts";
import { useStore } from "./store.ts";

export function App({
  session,
  router,
  configuration,
}: StartedApp & { readonly configuration: Configuration }) {
  const client = useStore(session.clientStore);
  const navigation = useMemo(() => navigationBy(router), [router]);

  return (
    <ConfigurationContext value={configuration}>
      <SessionContext value={session}>
        <Provider value={client}>
          <NavigationProvider value={navigation}>
            <RouterProvider router={router} />
          </NavigationProvider>
        </Provider>
      </SessionContext>
    </ConfigurationContext>
  );
}

function navigationBy(router: AppRouter): Navigation {
  return {
    go: (href) => void router.navigate({ href }),
    prepare: (href) => void router.preloadRoute({ to: pathnameOf(href) }).catch(() => undefined),
  };
}

function pathnameOf(href: string): string {
  return new URL(href, window.location.origin).pathname;
}
