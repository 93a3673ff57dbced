// All tables of screens, and the addresses that are on none with the reason why.

import type { paths } from "../../web/paths.ts";
import { ACCOUNT_SCREENS } from "./account-screens.ts";
import { AFTER_ISSUE_SCREENS } from "./after-issue-screens.ts";
import { BANK_STATEMENT_SCREENS } from "./bank-statement-screens.ts";
import { DIALOG_SCREENS } from "./dialog-screens.ts";
import { DOCUMENT_SCREENS } from "./document-screens.ts";
import { DOCUMENT_AND_BOND_SCREENS } from "./documents-and-bonds-screens.ts";
import { DRAFT_SCREENS } from "./draft-screens.ts";
import { FACILITY_SCREENS } from "./facility-screens.ts";
import { FEE_FILE_SCREENS } from "./fee-file-screens.ts";
import { IMPORT_SCREENS } from "./import-screens.ts";
import { LIST_SCREENS } from "./list-screens.ts";
import { ORGANISATION_SCREENS } from "./organisation-screens.ts";
import { OUTCOME_FILE_SCREENS } from "./outcome-file-screens.ts";
import type { ScreenSet } from "./screen-set.ts";
import { SEARCH_SCREENS } from "./search-screens.ts";
import { STAFF_SCREENS } from "./staff-screens.ts";

export const EVERY_SCREEN: readonly ScreenSet[] = [
  ...ACCOUNT_SCREENS,
  ...ORGANISATION_SCREENS,
  ...DOCUMENT_SCREENS,
  ...LIST_SCREENS,
  ...IMPORT_SCREENS,
  ...AFTER_ISSUE_SCREENS,
  ...DRAFT_SCREENS,
  ...FACILITY_SCREENS,
  ...DOCUMENT_AND_BOND_SCREENS,
  ...STAFF_SCREENS,
  ...BANK_STATEMENT_SCREENS,
  ...FEE_FILE_SCREENS,
  ...OUTCOME_FILE_SCREENS,
  ...SEARCH_SCREENS,
  ...DIALOG_SCREENS,
];

export const WITHOUT_SCREEN: Partial<Record<keyof typeof paths, string>> = {
  account: "leads on to the sign-in page",
  root: "leads on to home or to the sign-in page",
  settings: "leads on to its first tab",
  verify: "spends the mailed code and leads on",
  privacyPolicy: "leads on to the privacy policy",
  complaintsPolicy: "leads on to that part of the privacy policy",
  oauthReturn: "leads on, or back to the sign-in page with what was refused",
};
