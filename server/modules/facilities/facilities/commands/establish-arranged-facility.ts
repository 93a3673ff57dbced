// The facility of an application that the bank has approved: it begins established.

import { asFacilityId, type FacilityId, type OrganisationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { type AcceptedShare, insertAcceptedShare } from "../facility-share-store.ts";
import { insertFacility, replaceCosts } from "../facility-store.ts";

/** Whoever calls has asked the application's own policy; those that it is shared with have accepted there. */
export async function establishArrangedFacility(
  tx: Transaction,
  organisationId: OrganisationId,
  { accepted, ...input }: FacilityInput & { accepted: readonly AcceptedShare[] },
): Promise<FacilityId> {
  const { columns, costs } = await requireFacilityContent(tx, input);
  const id = asFacilityId(tx.newId());
  const facility = await insertFacility(tx, {
    ...columns,
    id,
    organisationId,
    status: "ESTABLISHED",
    isSystemFacility: true,
    createdBy: requirePerson(tx.actor).accountId,
  });
  await replaceCosts(tx, facility, costs);
  for (const share of accepted) await insertAcceptedShare(tx, facility, share);
  return id;
}
