// What has to be there before the first client can submit a draft, and what should be there before money is taken.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const READINESS_TEXT = {
  DEPOSIT_ACCOUNT: "Set the account that deposits go to",
  SECOND_ADMINISTRATOR:
    "Invite a second administrator: fee plans and the account for deposits are approved by two",
  SUPPLIER: "Add a bank or insurer",
  SUPPLIER_STAFF: "Invite someone of the bank or insurer, who issues what is approved",
  PRODUCT: "Propose a fee plan, and have it approved",
  PAGE_TEXTS: "Publish your own terms, policies and guides: templates stand there",
  MAIL: "Connect an email server: emails reach no one yet",
  FILES: "Connect a store for files: they lie on one machine",
  VIRUS_SCAN: "Connect a virus scanner: uploads are not scanned",
} as const;
export type ReadinessCode = keyof typeof READINESS_TEXT;
export const READINESS_CODES = codesIn(READINESS_TEXT);

/** Without these no draft can be submitted and issued; the others are settings of the installation. */
export const NEEDED_TO_SUBMIT: readonly ReadinessCode[] = [
  "DEPOSIT_ACCOUNT",
  "SECOND_ADMINISTRATOR",
  "SUPPLIER",
  "SUPPLIER_STAFF",
  "PRODUCT",
];
