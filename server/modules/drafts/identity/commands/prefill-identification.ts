// Names the individuals whom the organisation named last, on another draft of its own; whether they are verified is asked anew.

import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { individualsOf } from "../individual-part.ts";
import { type IndividualRow, textsOfIndividual } from "../individual-record.ts";
import { listIndividualsNamedBefore } from "../individual-store.ts";
import { readIndividual, requireRoom, writeIndividual } from "../write-individual.ts";

export type PrefillIdentificationInput = { draftId: string };

const NO_ONE_MESSAGE = "No earlier draft of this organisation names anyone who is not here already.";

export async function prefillIdentification(
  tx: Transaction,
  { draftId }: PrefillIdentificationInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_MANAGE_INDIVIDUALS");
  const present = individualsOf(draft);
  const here = new Set(present.map(personOf));
  const earlier = (await listIndividualsNamedBefore(tx, draft)).filter((each) => !here.has(personOf(each)));
  if (earlier.length === 0) refuseFields({ draftId: NO_ONE_MESSAGE });
  requireRoom(present.length + earlier.length);

  for (const each of earlier) {
    const given = textsOfIndividual(tx.app, each);
    const { individual, faults } = readIndividual(tx, draft, { given, before: undefined });
    // The rules that it was right by stand, but for a day that has not come yet where this draft is.
    if (Object.keys(faults).length > 0) refuseFields(faults);
    await writeIndividual(tx, draft, individual);
  }
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}

function personOf(individual: IndividualRow): string {
  return `${individualName(individual)} ${individual.emailAddress}`.toLowerCase();
}
