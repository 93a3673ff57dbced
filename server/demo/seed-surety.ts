// Demo business of surety bonds: the part is switched on, and one draft asks for a performance bond.

import type { App } from "../app.ts";
import { createSuretyBondDraft } from "../modules/drafts/surety-bonds/commands/create-surety-bond-draft.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { turnOn } from "./builders/bank-switch-builder.ts";
import { readyFields } from "./builders/draft-builder.ts";
import { WHOLE_BOND } from "./builders/surety-builder.ts";
import { idOf } from "./cast-ids.ts";
import { signInAs } from "./sessions.ts";

export async function seedSurety(app: App): Promise<void> {
  await turnOn(app, "suretyBonds");
  const { parties, deliveryDetails, issuerSourceOfFunds } = readyFields(app, { beneficiary: "bhp" });
  await runTransaction(app, { token: await signInAs(app, "ada") }, (tx) =>
    createSuretyBondDraft(tx, {
      organisationId: idOf("organisation", "harbour"),
      draft: { parties, deliveryDetails, issuerSourceOfFunds, yourReference: "HC-118" },
      suretyBond: WHOLE_BOND,
    }),
  );
}
