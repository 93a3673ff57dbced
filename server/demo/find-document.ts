// Finds a document of the demo as people name it, with the version that a call has to give.

import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../app.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { ISSUED } from "./book-lines.ts";
import { demoDay } from "./demo-clock.ts";

export type FoundDocument = { documentId: string; version: number };

/** The bank's number of what was issued in the book, by the client's own reference: "G 2025/1903". */
export function numberOfIssued(app: App, reference: string): string {
  const daysAgo = ISSUED.find((line) => line.reference === reference)?.daysAgo;
  if (daysAgo === undefined) throw new Error(`The demo's book has no ${reference}.`);
  return `G ${contractDateOf(app, daysAgo).slice(0, 4)}/${1_000 + daysAgo * 3}`;
}

/** Signed some weeks before the guarantee. */
export function contractDateOf(app: App, daysAgo: number): PlainDate {
  return demoDay(app, -daysAgo - 20);
}

export async function documentNumbered(app: App, guaranteeNumber: string): Promise<FoundDocument> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<FoundDocument>(
      "select id as document_id, version from document where guarantee_number = $1 order by created_at limit 1",
      [guaranteeNumber],
    ),
  );
  if (row === undefined) throw new Error(`The demo has no guarantee ${guaranteeNumber}.`);
  return row;
}
