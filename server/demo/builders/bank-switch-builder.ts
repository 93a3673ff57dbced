// Parts of the product that are off at first, switched on; and a draft that replaces a guarantee, for tests about something else.

import { asDraftId } from "@bondline/domain/ids.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { App } from "../../app.ts";
import { accessDraftAsSystem } from "../../modules/drafts/drafts/draft-access.ts";
import { savePart } from "../../modules/drafts/drafts/save-part.ts";
import { runTransaction } from "../../transaction/transaction.ts";

export async function turnOn(app: App, feature: "isBgSwitchEnabled" | "suretyBonds"): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("update gateway_feature set is_enabled = true where name = $1", [feature]),
  );
}

/** The draft stands for a switch from then on. */
export async function aSwitchOn(app: App, draft: { id: string }): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) =>
    savePart(tx, "draft_bg_switch", await accessDraftAsSystem(tx, asDraftId(draft.id)), {
      currentBankName: "Westpac",
      guaranteeNumber: "WBG 4471",
      securityType: "CASH",
      valueCents: centsFromDecimal("250000.00"),
    }),
  );
}
