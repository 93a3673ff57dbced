// Demo business of a switch: the part is switched on, and one draft replaces a guarantee at another bank.

import type { App } from "../app.ts";
import { createDraftBgSwitch } from "../modules/drafts/bank-switches/commands/create-draft-bg-switch.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { turnOn } from "./builders/bank-switch-builder.ts";
import { readyFields } from "./builders/draft-builder.ts";
import { idOf } from "./cast-ids.ts";
import { signInAs } from "./sessions.ts";

export async function seedSwitch(app: App): Promise<void> {
  await turnOn(app, "isBgSwitchEnabled");
  await runTransaction(app, { token: await signInAs(app, "ada") }, (tx) =>
    createDraftBgSwitch(tx, {
      organisationId: idOf("organisation", "harbour"),
      draft: { ...readyFields(app, { beneficiary: "qantas" }), yourReference: "HC-109" },
      bgSwitch: {
        currentBankName: "Westpac",
        guaranteeNumber: "WBG 447 1102",
        value: "180000.00",
        expiryDate: "2027-11-30",
        securityType: "TERM_DEPOSIT",
        termDepositEndDate: "2027-03-01",
        declarations: { detailsAreTrue: true, bankMayBeContacted: true },
      },
    }),
  );
}
