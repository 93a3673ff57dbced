// Actions of the bank at any point of their way, by the commands that people use.

import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { questionBankAction } from "../../server/modules/documents/bank-actions/commands/question-bank-action.ts";
import { requestBankAction } from "../../server/modules/documents/bank-actions/commands/request-bank-action.ts";
import { takeBankAction } from "../../server/modules/documents/bank-actions/commands/take-bank-action.ts";
import { withdrawBankAction } from "../../server/modules/documents/bank-actions/commands/withdraw-bank-action.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export type BankAction = { documentId: string; id: string };

/** Asked for by Ada, and taken up and asked back by Rosa where that is wanted. What was open before is taken back. */
export async function aBankAction(
  app: App,
  documentId: string,
  { upTo = "REQUESTED", by = "ada" }: { upTo?: "REQUESTED" | "TAKEN" | "QUESTIONED"; by?: PersonName } = {},
): Promise<BankAction> {
  for (const id of await openIn(app, documentId))
    await callAs(app, "ada", withdrawBankAction, { documentId, id });
  const asked = { documentId, kind: "CONFIRMATION_LETTER", note: "For our auditor, as at 30 June." };
  await callAs(app, by, requestBankAction, asked);
  const [id = ""] = await openIn(app, documentId);
  const action = { documentId, id };
  if (upTo !== "REQUESTED") await callAs(app, "rosa", takeBankAction, action);
  if (upTo === "QUESTIONED")
    await callAs(app, "rosa", questionBankAction, { ...action, question: "Whom shall we address it to?" });
  return action;
}

async function openIn(app: App, documentId: string): Promise<string[]> {
  const rows = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>(
      "select id from document_bank_action where document_id = $1 and ended_at is null",
      [documentId],
    ),
  );
  return rows.map(({ id }) => id);
}
