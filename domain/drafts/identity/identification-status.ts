// How far the verification of an individual is: seven statuses in three groups, and what an answer of the service makes of the one before.

import { codesIn } from "../../values/reference-data/option-list.ts";

/** In the words of the service, which the contract uses too. */
export const IDENTIFICATION_STATUS_TEXT = {
  IN_PROGRESS: "In progress",
  VERIFIED: "Verified",
  VERIFIED_ADMIN: "Verified by an administrator",
  VERIFIED_WITH_CHANGES: "Verified with changes",
  PENDING: "Pending",
  LOCKED_OUT: "Locked out",
  MANUAL: "Checked by hand",
} as const;
export type IdentificationStatus = keyof typeof IDENTIFICATION_STATUS_TEXT;
export const IDENTIFICATION_STATUSES = codesIn(IDENTIFICATION_STATUS_TEXT);

export const IDENTIFICATION_GROUP_TEXT = {
  IN_PROGRESS: "In progress",
  NEEDS_ATTENTION: "Needs attention",
  VERIFIED: "Verified",
} as const;
type IdentificationGroup = keyof typeof IDENTIFICATION_GROUP_TEXT;
export const IDENTIFICATION_GROUPS = codesIn(IDENTIFICATION_GROUP_TEXT);

const GROUP_OF: Record<IdentificationStatus, IdentificationGroup> = {
  IN_PROGRESS: "IN_PROGRESS",
  VERIFIED: "VERIFIED",
  VERIFIED_ADMIN: "VERIFIED",
  VERIFIED_WITH_CHANGES: "VERIFIED",
  PENDING: "NEEDS_ATTENTION",
  LOCKED_OUT: "NEEDS_ATTENTION",
  MANUAL: "NEEDS_ATTENTION",
};

/** Null: nobody has begun. */
export function groupOfIdentification(status: IdentificationStatus | null): IdentificationGroup {
  return status === null ? "IN_PROGRESS" : GROUP_OF[status];
}

export function isVerified(status: IdentificationStatus | null): boolean {
  return groupOfIdentification(status) === "VERIFIED";
}

/** Answers may overtake each other: who is verified stays so, and nobody falls back to where they began. */
export function statusAfterAnswer(
  before: IdentificationStatus | null,
  answered: IdentificationStatus,
): IdentificationStatus {
  if (before === null || before === "IN_PROGRESS") return answered;
  return isVerified(before) || answered === "IN_PROGRESS" ? before : answered;
}

/** Whether the person can go through the check, or on with it: what is locked is the bank's to look at. */
export function canBeChecked(status: IdentificationStatus | null): boolean {
  return !isVerified(status) && status !== "LOCKED_OUT";
}

/** Whether the service holds other details than it was given. */
export function hasChangedThere(status: IdentificationStatus | null): boolean {
  return status === "VERIFIED_WITH_CHANGES";
}

type Subject = {
  roles: readonly string[];
  isForeignResident: boolean | null;
  verificationStatus: IdentificationStatus | null;
};

export const VERIFIED_ROLES: readonly string[] = ["DIRECTOR", "SECRETARY", "BENEFICIAL_OWNER"];

/** Directors, secretaries and beneficial owners, unless they are foreign residents: the service knows Australian records alone. */
export function needsVerification({
  roles,
  isForeignResident,
}: Pick<Subject, "roles" | "isForeignResident">): boolean {
  return isForeignResident !== true && roles.some((role) => VERIFIED_ROLES.includes(role));
}

export function isStillToVerify(subject: Subject): boolean {
  return needsVerification(subject) && !isVerified(subject.verificationStatus);
}

/** Somebody who has not been through the check yet; what needs attention is no longer theirs to complete. */
export function lacksVerification(subject: Subject): boolean {
  return needsVerification(subject) && groupOfIdentification(subject.verificationStatus) === "IN_PROGRESS";
}

const ASKED_AFTER_MINUTES = [1, 1, 2, 5] as const;
const ASKED_EVERY_MINUTES = 15;

/** How long until the service is asked again, by how often it was asked since anything happened there. */
export function minutesUntilAsked(timesAsked: number): number {
  return ASKED_AFTER_MINUTES[timesAsked] ?? ASKED_EVERY_MINUTES;
}

/** How long a token of the service opens its page. */
export const TOKEN_MINUTES = 30;
