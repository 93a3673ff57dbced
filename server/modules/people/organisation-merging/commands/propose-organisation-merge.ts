// Proposes that a duplicate is merged into the organisation that stays; nothing moves before a second administrator approves it.

import { type ArrivesAs, mergeCountsText } from "@bondline/domain/people/organisations/organisation-merge.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessMerge } from "../merging-access.ts";
import { ORGANISATION_MERGE_CHANGE } from "../organisation-merge-change.ts";

export type ProposeOrganisationMergeInput = {
  id: string;
  intoId: string;
  administratorsArriveAs: ArrivesAs;
  reason: string;
};

export async function proposeOrganisationMerge(
  tx: Transaction,
  { id, intoId, administratorsArriveAs, reason }: ProposeOrganisationMergeInput,
): Promise<CommandResult> {
  const { duplicate, counts, obstacles, stays } = await accessMerge(tx, { id, intoId });
  if (obstacles.length > 0) refuse("MERGE_REFUSED", { reason: obstacles.join(" ") });
  await lockProviderRow(tx);
  const { kind, present } = ORGANISATION_MERGE_CHANGE;
  const { version } = await present(tx, duplicate.id);
  return await proposeChange(tx, {
    subject: kind,
    subjectId: duplicate.id,
    subjectVersion: version,
    subjectName: duplicate.name,
    proposed: { intoId: stays.id, administratorsArriveAs, moves: mergeCountsText(counts) },
    reason,
  });
}
