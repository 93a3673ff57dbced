// What a calendar feed tells: when guarantees expire and are expected back, and by when invoices are to be paid.

import { invoiceDueDate } from "@bondline/domain/money/invoices/invoice-due.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { CalendarEntry } from "@bondline/domain/records/calendar-feeds/calendar-text.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type DatedDocument,
  type FeedOwner,
  readDatedDocuments,
  readOpenInvoices,
} from "./calendar-feed-access.ts";

/** Each kind of date reads its own records; another is another line here. */
const SOURCES = [documentEntries, invoiceEntries] as const;

/** In the order of their days. */
export async function calendarEntries(tx: Transaction, owner: FeedOwner): Promise<CalendarEntry[]> {
  const entries: CalendarEntry[] = [];
  for (const source of SOURCES) entries.push(...(await source(tx, owner)));
  return entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ day, uid }: CalendarEntry): string {
  return `${day} ${uid}`;
}

/** The document's column, the entry's name, what happens then, and what whoever holds it does before. */
const DOCUMENT_DATES = [
  ["expiresAt", "expiry", "expires at 4.00 pm", "expires at 4.00 pm: claim or ask to extend before"],
  ["expectedReturnDate", "return", "is expected back", "is expected back"],
] as const satisfies readonly (readonly [keyof DatedDocument, string, string, string])[];

async function documentEntries(tx: Transaction, owner: FeedOwner): Promise<CalendarEntry[]> {
  const documents = await readDatedDocuments(tx, owner);
  return documents.flatMap((document) =>
    DOCUMENT_DATES.flatMap(([column, name, happens, toHolder]) => {
      const day: PlainDate | null = document[column];
      if (day === null) return [];
      return [
        {
          uid: uidOf(tx, `${name}-${document.id}`),
          day,
          summary: `${document.referenceNumber} ${document.isHolders ? toHolder : happens}`,
          description: [
            `${PROCESS_TYPE_TEXT[document.documentVariant]}, ${formatAud(document.amountCents)}`,
            ...(document.otherName === null
              ? []
              : [`${document.isHolders ? "Applicant" : "Beneficiary"}: ${document.otherName}`]),
          ].join("\n"),
          url: `${tx.app.settings.publicUrl}/documents/${document.organisationId}/${document.id}/view`,
          changedAt: document.updatedAt,
        },
      ];
    }),
  );
}

async function invoiceEntries(tx: Transaction, owner: FeedOwner): Promise<CalendarEntry[]> {
  const invoices = await readOpenInvoices(tx, owner);
  return invoices.map(({ id, draftId, referenceNumber, issuedDate, openCents, createdAt }) => ({
    uid: uidOf(tx, `invoice-${id}`),
    day: invoiceDueDate(issuedDate),
    summary: `${referenceNumber}: ${formatAud(openCents)} to pay`,
    description: "An invoice is due.",
    url: `${tx.app.settings.publicUrl}/drafts/${owner.organisationId}/${draftId}/view`,
    changedAt: createdAt,
  }));
}

function uidOf(tx: Transaction, name: string): string {
  return `${name}@${new URL(tx.app.settings.publicUrl).hostname}`;
}
