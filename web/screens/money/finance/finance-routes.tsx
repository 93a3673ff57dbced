// The addresses of finance: the enquiry, the application of a draft, and the operator's list of enquiries.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor } from "../../../app/guards.ts";
import type { signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function financeRoutes(parent: typeof signedInRoute) {
  const enquiry = createRoute({
    getParentRoute: () => parent,
    path: paths.finance(),
    component: loadScreen(() => import("./finance-screen.tsx"), "FinanceScreen"),
  });
  const apply = createRoute({
    getParentRoute: () => parent,
    path: paths.financeApply(),
    validateSearch: readFinanceSearch,
    component: loadScreen(() => import("./finance-apply-screen.tsx"), "FinanceApplyScreen"),
  });
  const desk = createRoute({
    getParentRoute: () => parent,
    path: paths.staffFinance(),
    beforeLoad: async ({ context }) => {
      const state = await context.session.settled();
      const isProvider = state.status !== "ready" || (state.me.staff !== null && !state.me.staff.supplier);
      if (!isProvider) throw redirect({ to: defaultPathFor(state), replace: true });
    },
    component: loadScreen(() => import("./staff-finance-screen.tsx"), "StaffFinanceScreen"),
  });
  return [enquiry, apply, desk] as const;
}

/** Which draft is to be financed; whatever else stands in the address is left out. */
export function readFinanceSearch(search: Record<string, unknown>): { draft?: string } {
  return typeof search.draft === "string" && search.draft !== "" ? { draft: search.draft } : {};
}
