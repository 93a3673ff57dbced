// What the sandbox makes of a person, chosen by their last name, so that everything that can happen can be tried.

import type { IdentificationStatus } from "@bondline/domain/drafts/identity/identification-status.ts";

export type SandboxOutcome = {
  /** What this last name is for, as the page says it. */
  means: string;
  status: IdentificationStatus;
  /** The registration is answered with a fault: with these details, or with none. */
  fault?: { details: string | undefined };
  /** It is shown to nobody: the portal has to ask. */
  isSilent?: true;
  /** Minutes until the answer is there. */
  afterMinutes?: number;
};

const FAULT_DETAILS = "The address could not be found. Check the street number, name and type.";

export const SANDBOX_OUTCOMES = {
  Verified: { means: "verified, as is any other last name", status: "VERIFIED" },
  Changes: { means: "verified with changes: another street number", status: "VERIFIED_WITH_CHANGES" },
  Admin: { means: "verified by the service's administrator", status: "VERIFIED_ADMIN" },
  Pending: { means: "pending, and verified when the page is opened again", status: "PENDING" },
  Locked: { means: "locked out, which the service tells no one", status: "LOCKED_OUT" },
  Manual: { means: "checked by hand, and decided when the page is opened again", status: "MANUAL" },
  Progress: { means: "still in progress after the page is completed", status: "IN_PROGRESS" },
  Silent: { means: "verified, and the callback is lost", status: "VERIFIED", isSilent: true },
  Late: {
    means: "verified two minutes later, without a callback",
    status: "VERIFIED",
    isSilent: true,
    afterMinutes: 2,
  },
  Fault: {
    means: "registration fails, with details",
    status: "IN_PROGRESS",
    fault: { details: FAULT_DETAILS },
  },
  Invalid: {
    means: "registration fails, without details",
    status: "IN_PROGRESS",
    fault: { details: undefined },
  },
} as const satisfies Record<string, SandboxOutcome>;

export function outcomeOf(surname: string): SandboxOutcome {
  const found = Object.entries(SANDBOX_OUTCOMES).find(
    ([name]) => name.toLowerCase() === surname.trim().toLowerCase(),
  );
  return found?.[1] ?? SANDBOX_OUTCOMES.Verified;
}
