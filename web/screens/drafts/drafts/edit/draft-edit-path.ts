// The address of the wizard: the create route, with the draft and the step once there is one.

import { paths } from "../../../../paths.ts";
import { kindOfSearch, type WizardKind } from "../public/new-draft-path.ts";
import type { DraftStepId } from "./draft-steps.ts";
import { isDraftStepId } from "./draft-steps.ts";

export type DraftEditSearch = {
  draft?: string;
  /** Of a draft that is still to be raised. */
  kind?: WizardKind;
  step?: DraftStepId;
  /** The field that is to be looked at when the step opens. */
  field?: string | undefined;
};

/** The same route before and after the draft exists, so that typing goes on while the address changes. */
export function draftEditPath(
  { organisationId, draftId }: { organisationId: string; draftId: string },
  step?: DraftStepId,
  field?: string,
): string {
  const query = new URLSearchParams({
    draft: draftId,
    ...(step !== undefined && { step }),
    ...(field !== undefined && { field }),
  });
  return `${paths.draftCreate({ organisationId })}?${query}`;
}

/** What is not understood in the address is left out. */
export function readDraftEditSearch(search: Record<string, unknown>): DraftEditSearch {
  return {
    ...(typeof search.draft === "string" && search.draft !== "" && { draft: search.draft }),
    ...(search.kind !== undefined && { kind: kindOfSearch(search.kind) }),
    ...(isDraftStepId(search.step) && { step: search.step }),
    ...(typeof search.field === "string" && search.field !== "" && { field: search.field }),
  };
}
