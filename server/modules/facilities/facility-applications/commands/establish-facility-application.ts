// Makes the facility of an approved application: with the limit that the bank grants, its dates, and the costs of its type.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import {
  type FacilityFees,
  ongoingPercentageOf,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type StepApproval, waitsForSecondPerson } from "../../../office/step-approvals/public.ts";
import { establishArrangedFacility } from "../../facilities/commands/establish-arranged-facility.ts";
import { type FacilityInput, requireFacilityContent } from "../../facilities/public.ts";
import { facilityFeesAt } from "../../facility-fees/public.ts";
import { accessApplicationToChange } from "../application-access.ts";
import type { FacilityApplication } from "../application-record.ts";
import { takeAcceptedShares } from "../application-share-steps.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export type EstablishInput = {
  id: string;
  version: number;
  name: string;
  limit: string;
  startDate: string;
  endDate?: string | null | undefined;
};

export async function establishFacilityApplication(
  tx: Transaction,
  input: EstablishInput,
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_ESTABLISH");
  const status = facilityApplicationStatusAfter(application.status, "establish");
  const { name, limit, startDate, endDate } = input;
  const wanted = {
    name,
    limit,
    startDate,
    endDate,
    supplierId: application.supplierId,
    ...termsOf(application, await facilityFeesAt(tx, application.createdAt)),
  };
  const { columns } = await requireFacilityContent(tx, wanted);
  const step = {
    step: "FACILITY_ESTABLISH" as const,
    product: application.facilityType,
    amountCents: columns.limitCents,
    record: application,
    given: { name, limit, startDate, endDate: endDate ?? null },
  };
  if (await waitsForSecondPerson(tx, step, confirmed)) return { applicationId: application.id };

  const accepted = await takeAcceptedShares(tx, application);
  const facilityId = await establishArrangedFacility(tx, application.organisationId, { ...wanted, accepted });
  return await saveApplicationStep(tx, application, { status, event: "established", facilityId });
}

/** By the fees that its applicant was shown. */
function termsOf(
  { facilityType, properties }: FacilityApplication,
  fees: FacilityFees,
): FacilityInput & { documentVariants: ProcessType[] } {
  if (facilityType !== "PROPERTY_BACKED")
    return { documentVariants: ["SURETY_BOND"], securityType: "UNSECURED" };
  return {
    documentVariants: ["BANK_GUARANTEE", "LEASE_BOND"],
    securityType: "PROPERTY",
    setUpCost: decimalFromCents(fees.perGuaranteeCents),
    costs: {
      recurringFeeType: "ANNUAL_PERCENTAGE",
      recurringCostFrequency: 12,
      recurringPercentageCost: ongoingPercentageOf(
        properties.map(({ propertyType }) => propertyType),
        fees,
      ),
    },
  };
}
