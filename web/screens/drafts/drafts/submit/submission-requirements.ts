// Which requirements the submission lists: the terms and the brokerage disclosure have boxes of their own below it.

import type { DraftRequirement } from "../view/draft-facts.ts";

export function requirementsBesideTerms(
  requirements: readonly DraftRequirement[],
): readonly DraftRequirement[] {
  return requirements.filter(({ field }) => field !== "submissionTerms" && field !== "brokerage");
}

export function unmetBesideTerms(requirements: readonly DraftRequirement[]): readonly DraftRequirement[] {
  return requirementsBesideTerms(requirements).filter(({ requirementMet }) => !requirementMet);
}
