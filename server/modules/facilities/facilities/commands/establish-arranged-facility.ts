// The facility of an application that the bank has approved: it begins established.

import { asFacilityId, type FacilityId, type OrganisationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { insertFacility, replaceCosts } from "../facility-store.ts";

/** Whoever calls has asked the application's own policy. */
export async function establishArrangedFacility(
  tx: Transaction,
  organisationId: OrganisationId,
  input: FacilityInput,
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
  return id;
}
