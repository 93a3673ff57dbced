// The front access check and the home page.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor } from "../../../app/guards.ts";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function homeRoutes(parent: typeof signedInRoute) {
  const root = createRoute({
    getParentRoute: () => parent,
    path: paths.root(),
    beforeLoad: () => {
      throw redirect({ to: paths.home(), replace: true });
    },
  });
  const home = createRoute({
    getParentRoute: () => parent,
    path: paths.home(),
    beforeLoad: async ({ context }) => {
      const landing = defaultPathFor(await context.session.settled());
      if (landing !== paths.home()) throw redirect({ to: landing, replace: true });
    },
    component: loadScreen(() => import("./home-screen.tsx"), "HomeScreen"),
  });
  return [root, home] as const;
}
