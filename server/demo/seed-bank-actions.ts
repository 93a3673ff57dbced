// What the demo's people ask of their bank: a letter that the bank has asked back about, a copy that waits, and one that is done.

import type { App } from "../app.ts";
import { completeBankAction } from "../modules/documents/bank-actions/commands/complete-bank-action.ts";
import { questionBankAction } from "../modules/documents/bank-actions/commands/question-bank-action.ts";
import { requestBankAction } from "../modules/documents/bank-actions/commands/request-bank-action.ts";
import { takeBankAction } from "../modules/documents/bank-actions/commands/take-bank-action.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { appAt } from "./demo-clock.ts";
import { documentNumbered } from "./find-document.ts";
import { callAs } from "./sessions.ts";

export async function seedBankActions(app: App, guaranteeNumber: string): Promise<void> {
  const { documentId } = await documentNumbered(app, guaranteeNumber);
  const asked = (daysAgo: number, kind: string, note: string) =>
    callAs(appAt(app, { daysAgo }), "ada", requestBankAction, { documentId, kind, note });
  const newest = async () => ({ documentId, id: await newestOf(app, documentId) });

  await asked(9, "STATUS_CONFIRMATION", "That it is in force and unclaimed, for our bonding report.");
  const confirmed = await newest();
  await callAs(appAt(app, { daysAgo: 8 }), "rosa", takeBankAction, confirmed);
  const answerNote = "In force for the full amount, no claim made, as at today.";
  await callAs(appAt(app, { daysAgo: 8, hour: 15 }), "rosa", completeBankAction, {
    ...confirmed,
    answerNote,
  });

  await asked(3, "CONFIRMATION_LETTER", "A letter for our auditor that it is in force at 30 June.");
  const letter = await newest();
  await callAs(appAt(app, { daysAgo: 2 }), "rosa", takeBankAction, letter);
  const question = "Who is the letter addressed to, and by when do you need it?";
  await callAs(appAt(app, { daysAgo: 2, hour: 14 }), "rosa", questionBankAction, { ...letter, question });

  await asked(1, "CERTIFIED_COPY", "Two certified copies by post, for the joint venture partners.");
}

async function newestOf(app: App, documentId: string): Promise<string> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>(
      "select id from document_bank_action where document_id = $1 order by created_at desc, id desc limit 1",
      [documentId],
    ),
  );
  return row?.id ?? "";
}
