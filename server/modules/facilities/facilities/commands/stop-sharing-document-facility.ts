// Ends the sharing of a facility with an organisation that has nothing on it.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { deleteShare } from "../facility-store.ts";

export async function stopSharingDocumentFacility(
  tx: Transaction,
  input: { id: string; version: number; organisationId: string },
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_STOP_SHARING");
  const wasShared = await deleteShare(tx, facility, asOrganisationId(input.organisationId));
  if (!wasShared) refuse("ORGANISATION_NOT_FOUND", { id: input.organisationId });
  return { facilityId: facility.id };
}
