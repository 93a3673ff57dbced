// The address at which a draft of a kind is begun; a bank guarantee is what is begun where none is named.

import { PROCESS_TYPES, type ProcessType } from "@bondline/domain/process-type.ts";
import { paths } from "../../../../paths.ts";

/** A surety bond has an application of its own. */
export type WizardKind = Exclude<ProcessType, "SURETY_BOND">;

export function newDraftPath(organisationId: string, kind: WizardKind): string {
  const path = paths.draftCreate({ organisationId });
  return kind === "BANK_GUARANTEE" ? path : `${path}?${new URLSearchParams({ kind })}`;
}

/** What is not understood in the address begins a bank guarantee. */
export function kindOfSearch(text: unknown): WizardKind {
  const kind = PROCESS_TYPES.find((each) => each === text);
  return kind === undefined || kind === "SURETY_BOND" ? "BANK_GUARANTEE" : kind;
}
