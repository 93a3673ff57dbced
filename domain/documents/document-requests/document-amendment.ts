// What executed requests have made of issued paper, old and new, and the text of its wording in force, of which the hash is kept.

import { type Cents, formatAud } from "../../values/money/money.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import type { WordingField } from "./document-request.ts";
import { DOCUMENT_REQUEST_TERM_TEXT, WORDING_FIELD_TEXT } from "./document-request-text.ts";

/** An executed request, with what the paper said before it and behind it. */
export type Amendment = {
  amendmentNumber: number | null;
  executedDate: PlainDate | null;
  amountBeforeCents: Cents | null;
  amountAfterCents: Cents | null;
  expiryBeforeDate: PlainDate | null;
  expiryAfterDate: PlainDate | null;
  wordingField: WordingField | null;
  fromText: string | null;
  newText: string | null;
};

type TermChange = { label: string; before: string; after: string };

const NOTHING_TEXT = "Not said";

export function changesOf(amendment: Amendment): TermChange[] {
  const { amountBeforeCents, amountAfterCents, expiryBeforeDate, expiryAfterDate, wordingField } = amendment;
  return [
    ...(amountBeforeCents === null || amountAfterCents === null || amountBeforeCents === amountAfterCents
      ? []
      : [
          {
            label: DOCUMENT_REQUEST_TERM_TEXT.AMOUNT,
            before: formatAud(amountBeforeCents),
            after: formatAud(amountAfterCents),
          },
        ]),
    ...(expiryBeforeDate === expiryAfterDate
      ? []
      : [
          {
            label: DOCUMENT_REQUEST_TERM_TEXT.END,
            before: dayText(expiryBeforeDate),
            after: dayText(expiryAfterDate),
          },
        ]),
    ...(wordingField === null
      ? []
      : [
          {
            label: WORDING_FIELD_TEXT[wordingField],
            before: amendment.fromText ?? NOTHING_TEXT,
            after: amendment.newText ?? NOTHING_TEXT,
          },
        ]),
  ];
}

function dayText(day: PlainDate | null): string {
  return day === null ? "No end date" : formatDate(day);
}

/**
 * The wording as it was issued, by its hash, and each amendment behind it in its order: the same life always gives the same text, so
 * whoever holds the amendments can compute its hash again.
 */
export function wordingInForceText(issuedHash: string | null, amendments: readonly Amendment[]): string {
  const inOrder = amendments.toSorted((a, b) => (a.amendmentNumber ?? 0) - (b.amendmentNumber ?? 0));
  const lines = [`Wording as issued, SHA-256: ${issuedHash ?? "none"}`, ...inOrder.flatMap(linesOf)];
  return lines.map((line) => line.normalize("NFC")).join("\n");
}

function linesOf(amendment: Amendment): string[] {
  const { amendmentNumber, executedDate } = amendment;
  const day = executedDate === null ? "" : `, ${executedDate}`;
  return [
    `Amendment ${amendmentNumber ?? 0}${day}`,
    ...changesOf(amendment).map(({ label, before, after }) => `${label}: ${before} -> ${after}`),
  ];
}
