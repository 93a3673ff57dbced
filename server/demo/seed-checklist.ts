// The checklist of drafts in the demo: set some days ago, and half ticked on a draft that was submitted after it.

import type { App } from "../app.ts";
import { tickChecklistLine } from "../modules/office/checklist-ticks/commands/tick-checklist-line.ts";
import { setDeskChecklist } from "../modules/office/checklists/commands/set-desk-checklist.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { appAt } from "./demo-clock.ts";
import { callAs } from "./sessions.ts";

const LINES = [
  { text: "Security agreed with the applicant", isRequired: true },
  { text: "ABNs of all parties confirmed at the register", isRequired: true },
  { text: "Wording read against the contract", isRequired: true },
  { text: "Applicant told when to expect the payment request", isRequired: false },
];
const TICKED_LINES = [1, 2];

/** `reference` is the client's own, of a draft that waits for its review. */
export async function seedChecklist(app: App, reference: string): Promise<void> {
  const set = { kind: "DRAFT", versionCount: 0, lines: LINES } as const;
  await callAs(appAt(app, { daysAgo: 4 }), "rosa", setDeskChecklist, set);
  const recordId = await submittedDraft(app, reference);
  const then = appAt(app, { daysAgo: 2, minutesBetween: 5 });
  for (const line of TICKED_LINES)
    await callAs(then, "gus", tickChecklistLine, { recordKind: "DRAFT", recordId, line, isTicked: true });
}

async function submittedDraft(app: App, reference: string): Promise<string> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from draft where your_reference = $1 and status = 'SUBMITTED'", [
      reference,
    ]),
  );
  if (row === undefined) throw new Error(`No draft ${reference} of the demo waits for its review.`);
  return row.id;
}
