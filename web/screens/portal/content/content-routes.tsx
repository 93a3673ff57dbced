// The addresses of the operator's texts: four that anybody may read, and the submission terms for those signed in.

import { createRoute, redirect } from "@tanstack/react-router";
import type { publicRoute, signedInRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";

export function contentRoutes(parent: typeof publicRoute) {
  const terms = createRoute({
    getParentRoute: () => parent,
    path: paths.terms(),
    component: loadScreen(() => import("./terms-screen.tsx"), "TermsScreen"),
  });
  const guide = createRoute({
    getParentRoute: () => parent,
    path: paths.financialServicesGuide(),
    component: loadScreen(
      () => import("./financial-services-guide-screen.tsx"),
      "FinancialServicesGuideScreen",
    ),
  });
  const privacy = createRoute({
    getParentRoute: () => parent,
    path: paths.privacy(),
    component: loadScreen(() => import("./privacy-screen.tsx"), "PrivacyScreen"),
  });
  const referralTerms = createRoute({
    getParentRoute: () => parent,
    path: paths.referralTerms(),
    component: loadScreen(() => import("./referral-terms-screen.tsx"), "ReferralTermsScreen"),
  });
  // The addresses that an operator's configuration starts with; both texts stand on one page.
  const privacyPolicy = createRoute({
    getParentRoute: () => parent,
    path: paths.privacyPolicy(),
    beforeLoad: () => {
      throw redirect({ to: paths.privacy(), replace: true });
    },
  });
  const complaintsPolicy = createRoute({
    getParentRoute: () => parent,
    path: paths.complaintsPolicy(),
    beforeLoad: () => {
      throw redirect({ to: paths.privacy(), hash: "complaints", replace: true });
    },
  });
  return [terms, guide, privacy, referralTerms, privacyPolicy, complaintsPolicy] as const;
}

export function signedInContentRoutes(parent: typeof signedInRoute) {
  const submissionTerms = createRoute({
    getParentRoute: () => parent,
    path: paths.submissionTerms(),
    component: loadScreen(() => import("./submission-terms-screen.tsx"), "SubmissionTermsScreen"),
  });
  return [submissionTerms] as const;
}
