// Saves several individuals of a draft at once: new ones, changed ones, and those that are no longer among them.

import { type FieldMessages, refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { individualsOf } from "../individual-part.ts";
import type { IndividualRow } from "../individual-record.ts";
import { deleteIndividuals } from "../individual-store.ts";
import { type IndividualInput, readIndividual, requireRoom, writeIndividual } from "../write-individual.ts";

type SavedIndividual = {
  /** Left out for a new one. */
  id?: string | null | undefined;
  version?: number | null | undefined;
  individual: IndividualInput;
};

export type SaveIdentificationInput = {
  draftId: string;
  individuals: readonly SavedIndividual[];
  removedIndividualIds?: readonly string[] | null | undefined;
};

export async function saveIdentification(
  tx: Transaction,
  { draftId, individuals, removedIndividualIds }: SaveIdentificationInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_MANAGE_INDIVIDUALS");
  const present = individualsOf(draft);
  const removed = (removedIndividualIds ?? []).map((id) => namedIn(present, id));
  const saved = individuals.map(({ id, version, individual }) => ({
    before: id ? namedIn(present, id, version ?? undefined) : undefined,
    given: individual,
  }));
  requireOnce([...removed, ...saved.map(({ before }) => before)]);
  requireRoom(present.length - removed.length + saved.filter(({ before }) => before === undefined).length);

  const read = saved.map((each, at) =>
    readIndividual(tx, draft, { ...each, pathPrefix: `individuals.${at}.individual.` }),
  );
  const faults: FieldMessages = Object.assign({}, ...read.map((each) => each.faults));
  if (Object.keys(faults).length > 0) refuseFields(faults);

  await deleteIndividuals(
    tx,
    removed.map(({ id }) => id),
  );
  const individualIds: string[] = [];
  for (const { individual } of read) individualIds.push(await writeIndividual(tx, draft, individual));
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, individualIds };
}

function namedIn(present: readonly IndividualRow[], id: string, versionRead?: number): IndividualRow {
  const found =
    present.find((each) => each.id === id.toLowerCase()) ?? refuse("INDIVIDUAL_NOT_FOUND", { id });
  requireCurrent(found, versionRead);
  return found;
}

function requireOnce(named: readonly (IndividualRow | undefined)[]): void {
  const ids = named.flatMap((each) => (each === undefined ? [] : [each.id]));
  if (new Set(ids).size < ids.length) refuseFields({ individuals: "Name each individual once." });
}
