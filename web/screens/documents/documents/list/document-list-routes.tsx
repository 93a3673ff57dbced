// The address of the document and draft lists.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../../app/layout-routes.ts";
import { loadScreen } from "../../../../app/load-screen.ts";
import { paths } from "../../../../paths.ts";

export function documentListRoutes(parent: typeof signedInRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: paths.documents(),
    component: loadScreen(() => import("./document-list-screen.tsx"), "DocumentListScreen"),
  });
  return [list] as const;
}
