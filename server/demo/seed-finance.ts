// Demo business of finance: an enquiry that waits for an answer, and a draft whose finance was applied for.

import { asDraftId } from "@bondline/domain/ids.ts";
import type { App } from "../app.ts";
import { createFinanceEnquiry } from "../modules/money/finance/commands/create-finance-enquiry.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { buildDraft } from "./builders/draft-builder.ts";
import { PEOPLE } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { signInAs } from "./sessions.ts";

export async function seedFinance(app: App): Promise<void> {
  const draft = await buildDraft(app, {
    status: "DRAFT",
    beneficiary: "telstra",
    fields: { amount: "120000.00", purpose: "RENTAL_BOND", yourReference: "HC-108" },
  });
  const { givenName, familyName, email } = PEOPLE.ada;
  const contactDetails = {
    givenName,
    familyName,
    emailAddress: email,
    phoneNumber: "0491570157",
    preferredTime: "MORNING",
  } as const;
  const organisationId = idOf("organisation", "harbour");
  await runTransaction(app, { token: await signInAs(app, "ada") }, (tx) =>
    createFinanceEnquiry(tx, {
      organisationId,
      draftId: asDraftId(draft.id),
      contactDetails,
      termMonths: 12,
    }),
  );
  await runTransaction(app, { token: await signInAs(app, "ben") }, (tx) =>
    createFinanceEnquiry(tx, {
      organisationId,
      contactDetails: {
        givenName: PEOPLE.ben.givenName,
        familyName: PEOPLE.ben.familyName,
        emailAddress: PEOPLE.ben.email,
        phoneNumber: "0491570158",
        preferredTime: "AFTERNOON",
      },
      amount: "60000",
      message: "Two leases are coming up in the new year. What would you need from us?",
    }),
  );
}
