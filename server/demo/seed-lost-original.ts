// A guarantee of the demo whose original is lost: declared and indemnified, so that its issuer has something to decide.

import { INDEMNITY_TEXT } from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import type { App } from "../app.ts";
import { declareDocumentLost } from "../modules/documents/lost-originals/commands/declare-document-lost.ts";
import { giveLostDocumentIndemnity } from "../modules/documents/lost-originals/commands/give-lost-document-indemnity.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { callAs } from "./sessions.ts";

/** By the number of the guarantee. */
const LOST = "G 2026/001183";

export async function seedLostOriginal(app: App): Promise<void> {
  const { documentId, version } = await documentOf(app);
  await callAs(appAt(app, { daysAgo: 4 }), "ben", declareDocumentLost, {
    documentId,
    version,
    lastSeenDate: demoDay(app, -20),
    searched: "The safe in Pitt Street, the archive in Alexandria and the boxes of the second floor.",
  });
  const declared = await documentOf(app);
  await callAs(appAt(app, { daysAgo: 3 }), "ada", giveLostDocumentIndemnity, {
    ...declared,
    id: declared.lostId ?? "",
    indemnityStatement: INDEMNITY_TEXT,
    indemnityName: "Ada Nguyen",
    indemnityDate: demoDay(app, -3),
  });
}

async function documentOf(app: App) {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ documentId: string; version: number; lostId: string | null }>(
      `select d.id as document_id, d.version, (select l.id from document_lost_original l where l.document_id = d.id) as lost_id
         from document d where d.guarantee_number = $1`,
      [LOST],
    ),
  );
  if (row === undefined) throw new Error(`The demo has no guarantee ${LOST}.`);
  return row;
}
