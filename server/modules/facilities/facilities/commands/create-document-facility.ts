// Records a facility: an organisation's own begins established, one that the provider arranges begins started (decisions §2).

import { facilityStatusAfter } from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import { asFacilityId } from "@bondline/domain/ids.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { requireFacilityOwner } from "../facility-access.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { insertFacility, replaceCosts } from "../facility-store.ts";

export async function createDocumentFacility(
  work: Work,
  input: { organisationId: string; facility: FacilityInput },
): Promise<Answer> {
  const { organisationId, event } = requireFacilityOwner(work, input.organisationId);
  const { columns, costs } = await requireFacilityContent(work, input.facility);
  const id = asFacilityId(work.newId());
  await insertFacility(work, {
    ...columns,
    id,
    organisationId,
    status: facilityStatusAfter(undefined, event),
    isSystemFacility: event === "start",
    createdBy: requirePerson(work.actor).accountId,
  });
  await replaceCosts(work, { id, organisationId }, costs);
  return { facilityId: id };
}
