// Sends an application to the bank or insurer that is to decide about it.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { asSupplierId, isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessSupplier } from "../../../money/fee-summaries/fee-summary-access.ts";
import { requireChecklistDone } from "../../../office/checklists/public.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function sendFacilityApplicationToSupplier(
  tx: Transaction,
  input: { id: string; version: number; supplierId: string },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_SEND_TO_SUPPLIER");
  const supplier = isUuid(input.supplierId)
    ? await accessSupplier(tx, asSupplierId(input.supplierId))
    : undefined;
  if (supplier === undefined) refuseFields({ supplierId: "Choose one of the banks and insurers." });
  const { id: recordId, submittedAt: begunAt } = application;
  await requireChecklistDone(tx, { kind: "FACILITY_APPLICATION", recordId, begunAt });
  return await saveApplicationStep(tx, application, {
    status: facilityApplicationStatusAfter(application.status, "sendToSupplier"),
    event: "sentToSupplier",
    supplierId: asSupplierId(supplier.id),
    sentToSupplierAt: tx.now,
  });
}
