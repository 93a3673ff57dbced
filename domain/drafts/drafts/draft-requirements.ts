// What must hold before a draft can be submitted; each entry says in a sentence what to do next.

import { partyRequirements } from "./draft-requirement-parties.ts";
import { DRAFT_REQUIREMENTS } from "./draft-requirement-table.ts";
import type { DraftRequirement, DraftRequirementsView } from "./draft-requirements-view.ts";

/** Every requirement that applies to this draft now, met or not, in the order of the form. */
export function draftRequirements(view: DraftRequirementsView): DraftRequirement[] {
  const applying = DRAFT_REQUIREMENTS.filter(
    ({ kinds, appliesIf }) =>
      (kinds === "ALL" || kinds.includes(view.processType)) && appliesIf?.(view) !== false,
  );
  const rows = applying.map(({ field, message, isMet }) => ({
    field,
    message: typeof message === "string" ? message : message(view),
    requirementMet: isMet(view),
  }));
  return [...view.requirementsOfParts, ...partyRequirements(view), ...rows];
}
