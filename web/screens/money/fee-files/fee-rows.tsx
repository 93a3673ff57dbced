// The rows of a bank's file of fees: each charge, what it was held against, and what differs.

import { FEE_ROW_STATE_TEXT } from "@bondline/domain/money/fee-files/fee-file.ts";
import { CHARGE_KIND_TEXT } from "@bondline/domain/money/fees/expected-charge.ts";
import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { FeeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { CardRow } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { FEE_ROW_TONE } from "./fee-file-tones.ts";
import { FEE_FILE_WORDS as WORDS } from "./fee-file-words.ts";

type Row = FeeFileRecordFragment["rows"][number];

export function FeeRows({ rows }: { readonly rows: readonly Row[] }) {
  return rows.map((row) => (
    <CardRow key={row.id}>
      <FeeRow row={row} />
    </CardRow>
  ));
}

function FeeRow({ row }: { readonly row: Row }) {
  const { rowNumber, guaranteeNumber, client, state, message } = row;
  const about = [WORDS.row(rowNumber), client, dayOf(row), CHARGE_KIND_TEXT[row.kind], periodOf(row)];
  return (
    <div className="flex w-full min-w-0 items-start justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium break-words">{guaranteeNumber}</p>
        <p className="figures text-label text-ink-2">{about.filter(Boolean).join(" · ")}</p>
        {message !== null && <p className="text-label text-danger">{message}</p>}
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        {row.charged !== null && <p className="figures font-medium">{aud(row.charged)}</p>}
        {row.expected !== null && (
          <p className="figures text-label text-ink-2">{WORDS.expected(aud(row.expected))}</p>
        )}
        {centsFromDecimal(row.difference) !== 0n && (
          <p className="figures text-label text-danger">{WORDS.differs(aud(row.difference))}</p>
        )}
        <StatusBadge tone={FEE_ROW_TONE[state]}>{FEE_ROW_STATE_TEXT[state]}</StatusBadge>
      </div>
    </div>
  );
}

function dayOf({ date }: Row): string | null {
  return date && formatDate(plainDate(date));
}

function periodOf({ periodFrom, periodTo }: Row): string | null {
  if (periodFrom === null || periodTo === null) return null;
  return WORDS.period(formatDate(plainDate(periodFrom)), formatDate(plainDate(periodTo)));
}
