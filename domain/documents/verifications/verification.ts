// Whether issued paper still says what holds: the states that a stranger is told, and the codes by which paper is shown to be at hand.

import { maxLength, required } from "../../values/fields/field-rule.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { Instant } from "../../values/time/instant.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentStatus } from "../documents/document.ts";
import { guaranteeNumber } from "../documents/guarantee-number.ts";

export const VERIFICATION_STATE_TEXT = {
  PENDING: "Not in force yet",
  CURRENT: "Current",
  AMENDED: "Amended",
  REDUCED: "Reduced",
  SUPERSEDED: "Superseded",
  EXPIRED: "Expired",
  CLAIMED: "Claimed",
  CANCELLED: "Cancelled",
  RETURNED: "Returned",
  UNKNOWN: "Unknown",
} as const;
export type VerificationState = keyof typeof VERIFICATION_STATE_TEXT;
export const VERIFICATION_STATES = codesIn(VERIFICATION_STATE_TEXT);

/** How somebody showed that the paper is before them. */
export const VERIFICATION_WAY_TEXT = {
  NUMBER: "Number and check code",
  LINK: "QR code or link",
  FILE: "Dropped PDF",
} as const;
export type VerificationWay = keyof typeof VERIFICATION_WAY_TEXT;
export const VERIFICATION_WAYS = codesIn(VERIFICATION_WAY_TEXT);

export type VerificationFacts = {
  status: DocumentStatus;
  expiryInstant: Instant | null;
  /** What stands in the record now, and what its paper said when it was issued. */
  now: IssuedFacts;
  issued: IssuedFacts;
  /** The bank has given a newer file than the one that was dropped. */
  isOlderFile: boolean;
};
type IssuedFacts = { amountCents: bigint; expiresAt: PlainDate | null; wordingHash: string | null };

/** Whatever else holds. */
const SAID_BY_STATUS: Readonly<Partial<Record<DocumentStatus, VerificationState>>> = {
  PENDING: "PENDING",
  CLOSED_RETURNED: "RETURNED",
  CLOSED_CLAIMED: "CLAIMED",
  CLOSED_CANCELLED: "CANCELLED",
  CLOSED_EXPIRED: "EXPIRED",
};

/** The first that holds: how it ended, whether it is over, whether the paper is the newest, and what has changed since. */
const RULES: readonly [VerificationState, holds: (facts: VerificationFacts, at: Instant) => boolean][] = [
  ["EXPIRED", ({ expiryInstant }, at) => expiryInstant !== null && expiryInstant <= at],
  ["SUPERSEDED", ({ isOlderFile }) => isOlderFile],
  ["REDUCED", ({ now, issued }) => now.amountCents < issued.amountCents],
  ["AMENDED", ({ now, issued }) => now.amountCents !== issued.amountCents],
  ["AMENDED", ({ now, issued }) => now.expiresAt !== issued.expiresAt],
  ["AMENDED", ({ now, issued }) => now.wordingHash !== issued.wordingHash],
];

export function verificationState(facts: VerificationFacts, at: Instant): VerificationState {
  return SAID_BY_STATUS[facts.status] ?? RULES.find(([, holds]) => holds(facts, at))?.[0] ?? "CURRENT";
}

/** Without the letters and digits that are taken for one another. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const CHECK_CODE_LENGTH = 8;
/** 26 letters of 32 are 130 bits. */
export const VERIFICATION_CODE_LENGTH = 26;

/** A code as somebody typed it or a link carried it; undefined where it cannot be one. */
export function codeIn(text: string, length: number): string | undefined {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  return code.length === length && [...code].every((letter) => CODE_LETTERS.includes(letter))
    ? code
    : undefined;
}

/** What is asked by number. That a check code is the wrong one is notified by the answer alone. */
export const CHECK_CODE_FIELDS = {
  guaranteeNumber: required(guaranteeNumber),
  checkCode: required(maxLength(50)),
};

/** As it is printed: in fours. */
export function checkCodeText(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** The code stands behind the mark, where no server and no log sees it. */
export function verificationLink(publicUrl: string, verificationCode: string): string {
  return `${publicUrl}/verify#${verificationCode}`;
}

/** Lower-case hexadecimal of a SHA-256; undefined where it is none. */
export function sha256In(text: string): string | undefined {
  const hash = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
}
