// A proposed wording as a draft brings it along, without its texts: they are long, and read alone.

import type { Tables } from "../../../database/generated/rows.ts";

export type WordingProposalRow = Tables["draft_wording_proposal"];
export type ListedProposal = Omit<WordingProposalRow, "fromWording" | "wording">;
export type WordingProposalTexts = Pick<WordingProposalRow, "fromWording" | "wording">;
