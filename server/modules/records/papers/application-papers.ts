// The papers of an application for a facility: the agreement by which the provider arranges it.

import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { agencyAgreement } from "@bondline/domain/records/papers/agency-agreement.ts";
import type { PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { operatorText } from "../../money/invoices/public.ts";
import { operatorNow } from "../../office/provider/public.ts";
import { ABOUT_NOTHING, type PaperSource } from "./paper-record.ts";

type Application = Awaited<ReturnType<typeof accessApplicationDetails>>;

export async function applicationPapers(tx: Transaction, id: string): Promise<PaperSource> {
  const application = await accessApplicationDetails(tx, id);
  return {
    about: { ...ABOUT_NOTHING, facilityApplicationId: application.id },
    organisationId: application.organisationId,
    referenceNumber: application.referenceNumber,
    kinds: ["AGENCY_AGREEMENT"],
    offers: [
      {
        kind: "AGENCY_AGREEMENT",
        itemId: null,
        name: null,
        write: async () => applicationAgencyAgreement(tx, application),
      },
    ],
  };
}

export async function applicationAgencyAgreement(
  tx: Transaction,
  application: Application,
): Promise<PaperContent> {
  const { companyName, organisation, abn, facilityType, facilityLimitCents, referenceNumber } = application;
  const number = abn ?? organisation.abn;
  return agencyAgreement({
    provider: operatorText(await operatorNow(tx)),
    applicant: companyName ?? organisation.name,
    applicantNumber: [kindOfBusinessNumber(number), formatAbnOrAcn(number)],
    arranged: [
      ["Facility", FACILITY_TYPE_TEXT[facilityType]],
      ["Reference", referenceNumber],
      ...(facilityLimitCents === null ? [] : [["Limit", formatAud(facilityLimitCents)] as const]),
    ],
    signers: [],
  });
}
