// Records a facility: an organisation's own begins established, one that the provider arranges begins started.

import { facilityStatusAfter } from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import { asFacilityId } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFacilityOwner } from "../facility-access.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { insertFacility, replaceCosts } from "../facility-store.ts";

export async function createDocumentFacility(
  tx: Transaction,
  input: { organisationId: string; facility: FacilityInput },
): Promise<CommandResult> {
  const { organisationId, event } = requireFacilityOwner(tx, input.organisationId);
  const { columns, costs } = await requireFacilityContent(tx, input.facility);
  const id = asFacilityId(tx.newId());
  const facility = await insertFacility(tx, {
    ...columns,
    id,
    organisationId,
    status: facilityStatusAfter(undefined, event),
    isSystemFacility: event === "start",
    createdBy: requirePerson(tx.actor).accountId,
  });
  await replaceCosts(tx, facility, costs);
  return { facilityId: id };
}
