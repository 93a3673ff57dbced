// The facility of an application that the bank has approved: it begins established.

import { asFacilityId, type FacilityId, type OrganisationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { insertFacility, replaceCosts } from "../facility-store.ts";

/** Whoever calls has asked the application's own policy. */
export async function establishArrangedFacility(
  work: Work,
  organisationId: OrganisationId,
  input: FacilityInput,
): Promise<FacilityId> {
  const { columns, costs } = await requireFacilityContent(work, input);
  const id = asFacilityId(work.newId());
  await insertFacility(work, {
    ...columns,
    id,
    organisationId,
    status: "ESTABLISHED",
    isSystemFacility: true,
    createdBy: requirePerson(work.actor).accountId,
  });
  await replaceCosts(work, { id, organisationId }, costs);
  return id;
}
