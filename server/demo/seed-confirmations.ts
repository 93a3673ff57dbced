// What beneficiaries of the demo were asked to confirm: one waits for its answer, and Dee has confirmed for hers.

import type { App } from "../app.ts";
import { makeContext } from "../graphql/context.ts";
import { answerDraftConfirmation } from "../modules/drafts/confirmations/commands/answer-draft-confirmation.ts";
import { askDraftConfirmation } from "../modules/drafts/confirmations/commands/ask-draft-confirmation.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { appAt } from "./demo-clock.ts";
import { callAs, signInAs } from "./sessions.ts";

export type DemoConfirmation = "asked" | "confirmed";

export async function seedConfirmation(app: App, draftId: string, kind: DemoConfirmation): Promise<void> {
  const then = appAt(app, { daysAgo: 2, minutesBetween: 30 });
  await callAs(then, "ada", askDraftConfirmation, { draftId });
  if (kind === "confirmed") await confirm(then, draftId);
}

async function confirm(app: App, draftId: string): Promise<void> {
  const [asked] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from draft_confirmation where draft_id = $1 and status = 'ASKED'", [
      draftId,
    ]),
  );
  const client = { token: await signInAs(app, "dee"), ipAddress: "127.0.0.1", userAgent: "" };
  const context = makeContext(app, client);
  try {
    await answerDraftConfirmation(context, {
      draftConfirmationId: asked?.id ?? "",
      version: 1,
      answer: "CONFIRMED",
      name: "Dee Marsh",
      position: "Contracts manager",
    });
  } finally {
    await context.endReading();
  }
}
