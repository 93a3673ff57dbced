// The addresses at which documents are recorded and edited.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../../app/layout-routes.ts";
import { loadScreen } from "../../../../app/load-screen.ts";
import { paths, patterns } from "../../../../paths.ts";

export function documentEditRoutes(parent: typeof signedInRoute) {
  const add = createRoute({
    getParentRoute: () => parent,
    path: paths.documentAdd(),
    component: loadScreen(() => import("./document-add-screen.tsx"), "DocumentAddScreen"),
  });
  const addProjected = createRoute({
    getParentRoute: () => parent,
    path: paths.documentAddProjected(),
    component: loadScreen(() => import("./document-add-screen.tsx"), "ProjectedDocumentAddScreen"),
  });
  const edit = createRoute({
    getParentRoute: () => parent,
    path: patterns.documentEdit,
    component: loadScreen(() => import("./document-edit-screen.tsx"), "DocumentEditScreen"),
  });
  return [add, addProjected, edit] as const;
}
