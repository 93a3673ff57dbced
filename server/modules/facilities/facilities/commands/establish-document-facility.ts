// Establishes a facility that its bank or insurer has agreed to.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityMoveInput, moveFacility } from "../move-facility.ts";

export async function establishDocumentFacility(tx: Transaction, input: FacilityMoveInput): Promise<Answer> {
  const facility = await accessFacilityToChange(tx, input, "CAN_ESTABLISH");
  return await moveFacility(tx, facility, "establish", null);
}
