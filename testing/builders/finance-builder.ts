// An enquiry about finance that nobody has answered, for tests about something else than the asking.

import { type AccountId, asFinanceEnquiryId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { insertFinanceEnquiry } from "../../server/modules/money/finance/finance-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export async function anEnquiry(
  app: App,
  organisationId: OrganisationId,
): Promise<{ id: string; version: number }> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = asFinanceEnquiryId(tx.newId());
    await insertFinanceEnquiry(tx, {
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
      createdBy: idOf("person", "ada") as AccountId,
    });
    return { id, version: 1 };
  });
}
