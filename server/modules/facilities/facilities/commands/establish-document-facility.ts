// Establishes a facility that its bank or insurer has agreed to; from a sum on a second person confirms it first.

import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type StepApproval, waitsForSecondPerson } from "../../../office/step-approvals/public.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityMoveInput, moveFacility } from "../move-facility.ts";

export async function establishDocumentFacility(
  tx: Transaction,
  input: FacilityMoveInput,
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_ESTABLISH");
  const { id, organisationId, name, provider, limitCents, startDate, endDate } = facility;
  const step = {
    step: "FACILITY_ARRANGED" as const,
    product: facility.securityType ?? "",
    amountCents: limitCents,
    record: { id, organisationId, referenceNumber: name },
    given: { name, provider, limit: decimalFromCents(limitCents), startDate, endDate },
  };
  if (await waitsForSecondPerson(tx, step, confirmed)) return { facilityId: id };
  return await moveFacility(tx, facility, "establish", null);
}
