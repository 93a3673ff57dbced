// The signature under a digital original as tables: when one is needed, how it moves on, and what each step has to say.

import { refuse } from "../../refusals.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentStatus } from "../documents/document.ts";
import { SIGNATURE_FIELDS as FIELDS } from "./signature-fields.ts";
import { SIGNATURE_STATUS_TEXT } from "./signature-text.ts";

export type SignatureStatus = keyof typeof SIGNATURE_STATUS_TEXT;
export const SIGNATURE_STATUSES = codesIn(SIGNATURE_STATUS_TEXT);

/** What of an undertaking its original says: where one of them is another, the original is of something else. */
export type SignedTerms = {
  wordingHash: string | null;
  amountCents: Cents | null;
  expiresDate: PlainDate | null;
};

export function isSameTerms(one: SignedTerms, other: SignedTerms): boolean {
  return (
    one.wordingHash === other.wordingHash &&
    one.amountCents === other.amountCents &&
    one.expiresDate === other.expiresDate
  );
}

export type OriginalFacts = {
  isSystemDocument: boolean;
  hasSupplier: boolean;
  deliveryType: string | null;
  status: DocumentStatus;
  terms: SignedTerms;
  /** Of the file that its beneficiary possesses, whoever has signed it; null where there is none. */
  possessed: SignedTerms | null;
};

/** A digital original of what was issued here, and no file yet that says what holds. */
export function needsSignature(facts: OriginalFacts): boolean {
  const { isSystemDocument, hasSupplier, deliveryType, status, terms, possessed } = facts;
  return (
    isSystemDocument &&
    hasSupplier &&
    deliveryType === "DIGITAL" &&
    SIGNED_IN.includes(status) &&
    (possessed === null || !isSameTerms(possessed, terms))
  );
}

const SIGNED_IN: readonly DocumentStatus[] = ["ESTABLISHED", "AWAITING_RETURN"];

/** An officer who has declined may still sign. */
const SIGNATURE_STEPS = {
  sign: { from: ["REQUESTED", "DECLINED"], to: "SIGNED", offeredAs: "CAN_SIGN" },
  decline: { from: ["REQUESTED"], to: "DECLINED", offeredAs: "CAN_DECLINE" },
} as const satisfies Record<
  string,
  { from: readonly SignatureStatus[]; to: SignatureStatus; offeredAs: string }
>;
export type SignatureStep = keyof typeof SIGNATURE_STEPS;
export type SignatureCapability = (typeof SIGNATURE_STEPS)[SignatureStep]["offeredAs"] | typeof CALL_OFF;
/** While it waits at an e-signature service it is signed there, or nowhere until that is called off. */
const CALL_OFF = "CAN_CALL_OFF";
const STEPS = codesIn(SIGNATURE_STEPS);
export const SIGNATURE_CAPABILITIES: readonly SignatureCapability[] = [
  ...STEPS.map((step) => SIGNATURE_STEPS[step].offeredAs),
  CALL_OFF,
];

export function signatureStatusAfter(status: SignatureStatus, step: SignatureStep): SignatureStatus {
  if (!mayFollow(status, step))
    refuse("INVALID_TRANSITION", {
      record: "digital original",
      status: SIGNATURE_STATUS_TEXT[status].toLowerCase(),
      event: step,
    });
  return SIGNATURE_STEPS[step].to;
}

export function signatureCapabilities(
  status: SignatureStatus,
  isWaitingElsewhere: boolean,
): SignatureCapability[] {
  if (isWaitingElsewhere) return [CALL_OFF];
  return STEPS.filter((step) => mayFollow(status, step)).map((step) => SIGNATURE_STEPS[step].offeredAs);
}

function mayFollow(status: SignatureStatus, step: SignatureStep): boolean {
  const from: readonly SignatureStatus[] = SIGNATURE_STEPS[step].from;
  return from.includes(status);
}

export const SIGN_RULES = {
  signedName: required(FIELDS.signedName.rule),
  authority: required(FIELDS.authority.rule),
};

export const DECLINE_RULES = {
  declineReason: required(FIELDS.declineReason.rule),
  paperInstead: optional(FIELDS.paperInstead.rule),
};
