// Where each of the operator's pages is read.

import type { ContentPageCode } from "@bondline/domain/office/content-pages/content-page.ts";
import { paths } from "../../../paths.ts";

const PATHS: Readonly<Record<ContentPageCode, string>> = {
  TERMS: paths.terms(),
  PRIVACY: paths.privacy(),
  FINANCIAL_SERVICES_GUIDE: paths.financialServicesGuide(),
  SUBMISSION_TERMS: paths.submissionTerms(),
  REFERRAL_TERMS: paths.referralTerms(),
};

export function pathOfPage(page: ContentPageCode): string {
  return PATHS[page];
}
