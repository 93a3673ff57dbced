// Sends a facility that is being arranged to its bank or insurer.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityMoveInput, moveFacility } from "../move-facility.ts";

export async function sendDocumentFacilityToSupplier(
  tx: Transaction,
  input: FacilityMoveInput,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_SEND_TO_SUPPLIER");
  return await moveFacility(tx, facility, "sendToSupplier", null);
}
