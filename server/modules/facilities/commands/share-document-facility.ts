// Shares a facility with another organisation, named by its ABN or ACN: it may put its own documents on it (ledger Q-034).

import {
  ALREADY_SHARED_MESSAGE,
  NO_SUCH_ORGANISATION_MESSAGE,
  OWN_ORGANISATION_MESSAGE,
} from "@bondline/domain/facilities/facility-text.ts";
import { abnOrAcn } from "@bondline/domain/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import type { Work } from "../../../work/work.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { findOrganisationOfNumber, insertShare } from "../facility-store.ts";

export async function shareDocumentFacility(
  work: Work,
  input: { id: string; version: number; abn: string },
): Promise<Answer> {
  const facility = await accessFacilityToChange(work, input, "CAN_SHARE");
  const { abn } = requireFields({ abn: required(abnOrAcn) }, { abn: input.abn });
  const sharedWith = await findOrganisationOfNumber(work, abn);
  if (sharedWith === null) refuseFields({ abn: NO_SUCH_ORGANISATION_MESSAGE });
  if (sharedWith === facility.organisationId) refuseFields({ abn: OWN_ORGANISATION_MESSAGE });
  if (facility.sharedWith.some(({ id }) => id === sharedWith)) refuseFields({ abn: ALREADY_SHARED_MESSAGE });
  await insertShare(work, facility, sharedWith);
  return { facilityId: facility.id };
}
