// What became of the demo's issued guarantees in its years: each change asked for on one day and done on another, by those whose part it is.

import type { App } from "../app.ts";
import { createDocumentClaim } from "../modules/documents/document-requests/commands/create-document-claim.ts";
import { createDocumentRequest } from "../modules/documents/document-requests/commands/create-document-request.ts";
import { executeDocumentRequest } from "../modules/documents/document-requests/commands/execute-document-request.ts";
import { createDocumentRequestForReturn } from "../modules/documents/return-requests/commands/create-document-request-for-return.ts";
import { recordDocumentReturn } from "../modules/documents/return-requests/commands/record-document-return.ts";
import { runTransaction } from "../transaction/transaction.ts";
import type { Change } from "./book-lines.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { documentNumbered } from "./find-document.ts";
import { callAs } from "./sessions.ts";

/** A claim is the beneficiary's, or the provider's in the name of one who has no account. */
type ToChange = Change & { by: "wes" | "rosa" };

export async function askForChange(app: App, guaranteeNumber: string, change: ToChange): Promise<void> {
  const then = appAt(app, { daysAgo: change.askedDaysAgo, hour: 10 });
  const document = await documentNumbered(app, guaranteeNumber);
  const { kind, reason } = change;
  if (kind === "CLAIM") {
    const { by, amount } = change;
    await callAs(then, by, createDocumentClaim, { ...document, amount, claimAction: "PAY", reason });
  } else if (kind === "RETURN") {
    await callAs(then, "ada", createDocumentRequestForReturn, {
      ...document,
      reason,
      recurringFrequency: 14,
    });
  } else {
    const terms =
      kind === "REDUCTION"
        ? { newAmount: change.newAmount }
        : { requestedExpiryDate: demoDay(app, change.endsIn) };
    await callAs(then, "ben", createDocumentRequest, { ...document, kind, reason, ...terms });
  }
}

export async function makeChange(app: App, guaranteeNumber: string, change: ToChange): Promise<void> {
  const then = appAt(app, { daysAgo: change.doneDaysAgo, hour: 15 });
  const { documentId, version } = await documentNumbered(app, guaranteeNumber);
  const day = demoDay(app, -change.doneDaysAgo);
  if (change.kind === "RETURN") {
    await callAs(then, "rosa", recordDocumentReturn, { id: documentId, version, returnedDate: day });
    return;
  }
  const said =
    change.kind === "CLAIM"
      ? { claimOutcome: "PAID", paidDate: day, paymentReference: `RTGS ${day.replaceAll("-", "")} 07` }
      : { agreement: `Letter of ${demoDay(app, -change.doneDaysAgo - 1)}` };
  await callAs(then, "rosa", executeDocumentRequest, { ...(await openRequestOn(app, documentId)), ...said });
}

async function openRequestOn(app: App, documentId: string): Promise<{ id: string; version: number }> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string; version: number }>(
      "select id, version from document_request where document_id = $1 and status = 'REQUESTED'",
      [documentId],
    ),
  );
  if (row === undefined) throw new Error("Nothing was asked of this guarantee.");
  return row;
}
