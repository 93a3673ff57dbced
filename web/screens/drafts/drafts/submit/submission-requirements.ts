// Which requirements the submission lists: the terms and the brokerage disclosure have boxes of their own below it.

import type { DraftRecord, DraftRequirement } from "../view/draft-facts.ts";

export function requirementsBesideTerms(
  requirements: readonly DraftRequirement[],
): readonly DraftRequirement[] {
  return requirements.filter(({ field }) => field !== "submissionTerms" && field !== "brokerage");
}

export function unmetBesideTerms(requirements: readonly DraftRequirement[]): readonly DraftRequirement[] {
  return requirementsBesideTerms(requirements).filter(({ requirementMet }) => !requirementMet);
}

/** Once submission has begun the details are locked and the submission's own fields alone are open. */
export function hasBegun({ editableFields }: Pick<DraftRecord, "editableFields">): boolean {
  return !editableFields.includes("amount");
}

/** Changes that were asked for: nobody but a person can say that they are made. */
export function changesAreAsked({ requestChangeReason }: Pick<DraftRecord, "requestChangeReason">): boolean {
  return requestChangeReason !== null;
}
