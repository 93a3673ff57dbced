// A proposed wording as the pages read it.

import type { WordingProposalFieldsFragment } from "../../../api/generated/graphql.ts";

export type ShownProposal = WordingProposalFieldsFragment;

/** What its dialogs need: the version of the draft that was shown with it is the one that is decided on. */
export type ProposalDialogProps = {
  readonly proposal: ShownProposal;
  readonly version: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
};
