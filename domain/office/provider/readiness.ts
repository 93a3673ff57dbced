// What has to be there before the first client can submit a draft, before the first guarantee can be paid and issued, and what an installation should have.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const READINESS_TEXT = {
  DEPOSIT_ACCOUNT: "Set the account that deposits go to",
  SECOND_ADMINISTRATOR:
    "Invite a second administrator: fee plans and the account for deposits are approved by two",
  SUPPLIER: "Add a bank or insurer",
  SUPPLIER_STAFF: "Invite someone of the bank or insurer, who issues what is approved",
  PRODUCT: "Propose a fee plan, and have it approved",
  PAGE_TEXTS: "Publish your own terms, policies and guides: templates are shown until then",
  MAIL: "Connect an email server: emails reach no one yet",
  MAIL_SENDER: "Set the sender of emails: they come from a made-up address",
  OPERATOR_EMAIL: "Set the email for enquiries and payments: they go to a made-up address",
  SUPPORT_EMAIL: "Set the email that clients write to for help",
  CARD_PAYMENTS: "Connect a card provider: card payments are simulated",
  BUSINESS_REGISTER: "Connect the business register: ABNs are not looked up",
  FILES: "Connect a file store: files are kept on this machine alone",
  VIRUS_SCAN: "Connect a virus scanner: uploads are not scanned",
} as const;
export type ReadinessCode = keyof typeof READINESS_TEXT;
export const READINESS_CODES = codesIn(READINESS_TEXT);

/** What it stands in the way of; an installation without the others works, and is not ready for clients. */
export const READINESS_STAGE = {
  DEPOSIT_ACCOUNT: "ISSUE",
  SECOND_ADMINISTRATOR: "SUBMIT",
  SUPPLIER: "SUBMIT",
  SUPPLIER_STAFF: "ISSUE",
  PRODUCT: "SUBMIT",
  PAGE_TEXTS: "INSTALLATION",
  MAIL: "INSTALLATION",
  MAIL_SENDER: "INSTALLATION",
  OPERATOR_EMAIL: "INSTALLATION",
  SUPPORT_EMAIL: "INSTALLATION",
  CARD_PAYMENTS: "INSTALLATION",
  BUSINESS_REGISTER: "INSTALLATION",
  FILES: "INSTALLATION",
  VIRUS_SCAN: "INSTALLATION",
} as const satisfies Record<ReadinessCode, "SUBMIT" | "ISSUE" | "INSTALLATION">;
export type ReadinessStage = (typeof READINESS_STAGE)[ReadinessCode];
