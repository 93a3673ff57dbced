// The addresses of the draft screens; each screen's code is fetched when it is first opened.

import { createRoute } from "@tanstack/react-router";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { patterns } from "../../../paths.ts";
import { readDraftEditSearch } from "./edit/draft-edit-path.ts";

export function draftRoutes(parent: typeof signedInRoute) {
  const edit = createRoute({
    getParentRoute: () => parent,
    path: patterns.draftCreate,
    validateSearch: readDraftEditSearch,
    component: loadScreen(() => import("./edit/draft-edit-screen.tsx"), "DraftEditScreen"),
  });
  const view = createRoute({
    getParentRoute: () => parent,
    path: patterns.draftView,
    component: loadScreen(() => import("./view/draft-view-screen.tsx"), "DraftViewScreen"),
  });
  const submit = createRoute({
    getParentRoute: () => parent,
    path: patterns.draftSubmit,
    component: loadScreen(() => import("./submit/draft-submit-screen.tsx"), "DraftSubmitScreen"),
  });
  const progress = createRoute({
    getParentRoute: () => parent,
    path: patterns.draftProgress,
    component: loadScreen(() => import("./progress/draft-progress-screen.tsx"), "DraftProgressScreen"),
  });
  return [edit, view, submit, progress] as const;
}
