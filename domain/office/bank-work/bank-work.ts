// What waits for the people of a bank or insurer: of which kind it is, and which of its service levels it has.

import { codesIn } from "../../values/reference-data/option-list.ts";
import type { BANK_SERVICE_FIELDS } from "./bank-service-fields.ts";

/** In the order in which they are offered. */
export const BANK_WORK_TEXT = {
  ISSUE: "Guarantee to issue",
  APPLICATION: "Facility application to answer",
  ARRANGED_FACILITY: "Facility to answer",
  REQUEST_ANSWER: "Request to answer",
  REQUEST_EXECUTION: "Request to carry out",
} as const;
export type BankWorkKind = keyof typeof BANK_WORK_TEXT;
export const BANK_WORK_KINDS = codesIn(BANK_WORK_TEXT);

/** As `bank_hours` of the database has it; a test holds the two against each other. @internal */
export const LEVEL_OF_BANK_WORK = {
  ISSUE: "issueHours",
  APPLICATION: "applicationHours",
  ARRANGED_FACILITY: "applicationHours",
  REQUEST_ANSWER: "requestHours",
  REQUEST_EXECUTION: "requestHours",
} as const satisfies Record<BankWorkKind, keyof typeof BANK_SERVICE_FIELDS>;
