// An enquiry about finance that nobody has answered, for tests about something else than the asking.

import { asAccountId, asFinanceEnquiryId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../app.ts";
import { insertFinanceEnquiry } from "../../modules/money/finance/finance-store.ts";
import { runWork } from "../../work/work.ts";
import { idOf } from "../cast-ids.ts";

export async function anEnquiry(
  app: App,
  organisationId: OrganisationId,
): Promise<{ id: string; version: number }> {
  return await runWork(app, { system: "Set-up" }, async (work) => {
    const id = asFinanceEnquiryId(work.newId());
    await insertFinanceEnquiry(work, {
      id,
      organisationId,
      draftId: null,
      givenName: "Ada",
      familyName: "Nguyen",
      emailAddress: "ada@harbourcivil.example",
      phoneNumber: "+61491570156",
      preferredTime: "ANY_TIME",
      message: null,
      financeAmountCents: null,
      termMonths: null,
      annualRatePercentage: null,
      fortnightlyRepaymentCents: null,
      createdBy: asAccountId(idOf("person", "ada")),
    });
    return { id, version: 1 };
  });
}
