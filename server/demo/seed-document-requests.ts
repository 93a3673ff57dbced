// What is asked of the demo's guarantees after they were issued: one that waits at the desk, and one that was declined.

import type { App } from "../app.ts";
import { createDocumentRequest } from "../modules/documents/document-requests/commands/create-document-request.ts";
import { declineDocumentRequest } from "../modules/documents/document-requests/commands/decline-document-request.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { callAs } from "./sessions.ts";

/** By the numbers of the guarantees. */
const EXTENDED = "G 2026/001197";
const REDUCED = "G 2026/001183";

export async function seedDocumentRequests(app: App): Promise<void> {
  const extended = await documentOf(app, EXTENDED);
  await callAs(appAt(app, { daysAgo: 1, hour: 11 }), "ada", createDocumentRequest, {
    ...extended,
    kind: "EXTENSION",
    requestedExpiryDate: demoDay(app, 900),
    reason: "Practical completion of the berth has moved to next winter.",
  });
  const reduced = await documentOf(app, REDUCED);
  const asked = await callAs(appAt(app, { daysAgo: 6 }), "ben", createDocumentRequest, {
    ...reduced,
    kind: "REDUCTION",
    newAmount: "90000",
    reason: "The second floor was handed back in October.",
  });
  await callAs(appAt(app, { daysAgo: 5 }), "rosa", declineDocumentRequest, {
    id: String(asked.documentRequestId),
    version: 1,
    answerNote: "The lessor has not released it yet. Please send us their signed letter.",
  });
}

async function documentOf(
  app: App,
  guaranteeNumber: string,
): Promise<{ documentId: string; version: number }> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ documentId: string; version: number }>(
      "select id as document_id, version from document where guarantee_number = $1",
      [guaranteeNumber],
    ),
  );
  if (row === undefined) throw new Error(`The demo has no guarantee ${guaranteeNumber}.`);
  return row;
}
