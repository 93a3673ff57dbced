// What is said about the work of a bank or insurer: about which kind of record, and who speaks.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const BANK_THREAD_TEXT = {
  DRAFT: "Draft",
  REQUIRED_DOCUMENT: "Required document",
  DOCUMENT: "Document",
  APPLICATION: "Facility application",
} as const;
export const BANK_THREAD_KINDS = codesIn(BANK_THREAD_TEXT);

/** As the bank's people read it. */
export const BANK_THREAD_SIDE_TEXT = {
  CLIENT: "Client",
  DESK: "Provider",
  BANK: "Us",
  SERVICE: "E-signature service",
} as const;
export const BANK_THREAD_SIDES = codesIn(BANK_THREAD_SIDE_TEXT);
