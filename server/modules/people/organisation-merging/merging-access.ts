// The only access check of merging: the provider's administrators, who see what of both would move and what stands in its way.

import { asOrganisationId, type OfficeChangeId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  type MergeCount,
  mergeCountsOf,
  mergeObstacles,
} from "@bondline/domain/people/organisations/organisation-merge.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type ArrivingRow,
  countMoving,
  findMerging,
  listArriving,
  listTwins,
  type MergingRow,
  readMergeState,
} from "./merging-store.ts";

export type { ArrivingRow, MergingRow };

export type OrganisationMerge = {
  duplicate: MergingRow;
  stays: MergingRow;
  counts: MergeCount[];
  obstacles: string[];
  arriving: ArrivingRow[];
};

type Pair = { id: string; intoId: string };

export async function accessMerge(
  tx: Transaction,
  { id, intoId }: Pair,
  but: OfficeChangeId | null = null,
): Promise<OrganisationMerge> {
  const [duplicate, stays] = [await accessMerging(tx, id), await accessMerging(tx, intoId)];
  const [from, into]: [OrganisationId, OrganisationId] = [duplicate.id, stays.id];
  const state = await readMergeState(tx, { from, into, but });
  return {
    duplicate,
    stays,
    counts: mergeCountsOf(await countMoving(tx, from, into)),
    obstacles: mergeObstacles({ duplicate, stays, ...state }),
    arriving: await listArriving(tx, from, into),
  };
}

/** To whom they are offered may look at both; nobody else of the desk is shown more than the list of clients says. */
export async function accessTwins(tx: Transaction, id: OrganisationId): Promise<MergingRow[]> {
  return isProviderAdministrator(tx.actor) ? await listTwins(tx, id) : [];
}

export async function accessMerging(tx: Transaction, id: string): Promise<MergingRow> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
  return (await findMerging(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}
