// Which requirements the submission lists: the terms have a box of their own below it.

import type { DraftRequirement } from "../view/draft-facts.ts";

export function requirementsBesideTerms(
  requirements: readonly DraftRequirement[],
): readonly DraftRequirement[] {
  return requirements.filter(({ field }) => field !== "submissionTerms");
}

export function unmetBesideTerms(requirements: readonly DraftRequirement[]): readonly DraftRequirement[] {
  return requirementsBesideTerms(requirements).filter(({ requirementMet }) => !requirementMet);
}
