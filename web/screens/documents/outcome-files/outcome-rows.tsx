// The rows of a bank's file of outcomes: what each says, about which draft, and what becomes of it.

import { OUTCOME_ROW_STATE_TEXT } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatShortDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { OutcomeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { CardRow } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { OUTCOME_FILE_WORDS as WORDS } from "./outcome-file-words.ts";
import { OUTCOME_ROW_TONE } from "./outcome-tones.ts";

type Row = OutcomeFileRecordFragment["rows"][number];

export function OutcomeRows({ rows }: { readonly rows: readonly Row[] }) {
  return rows.map((row) => (
    <CardRow key={row.id}>
      <OutcomeRow row={row} />
    </CardRow>
  ));
}

function OutcomeRow({ row }: { readonly row: Row }) {
  const { rowNumber, reference, client, amount, draftId, state, message } = row;
  const said = SAID[row.outcome]?.(row);
  const about = [WORDS.row(rowNumber), client, amount === null ? null : aud(amount)].filter(
    (text) => text !== null,
  );
  return (
    <div className="flex w-full min-w-0 items-start justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">
          {draftId === null ? (
            reference
          ) : (
            <TextLink href={paths.staffDraft({ draftId })}>{reference}</TextLink>
          )}
        </p>
        {said !== undefined && <p className="text-label">{said}</p>}
        <p className="figures text-label text-ink-2">{about.join(" · ")}</p>
        {message !== null && <p className="text-label text-danger">{message}</p>}
      </div>
      <StatusBadge tone={OUTCOME_ROW_TONE[state]}>{OUTCOME_ROW_STATE_TEXT[state]}</StatusBadge>
    </div>
  );
}

const SAID: Readonly<Record<string, (row: Row) => string>> = {
  ISSUED: ({ guaranteeNumber, date }) =>
    guaranteeNumber === ""
      ? WORDS.issuedUnnamed
      : WORDS.issued(guaranteeNumber, date === null ? WORDS.noDay : formatShortDate(plainDate(date))),
  DECLINED: ({ reason }) => (reason === "" ? WORDS.declinedUnnamed : WORDS.declined(reason)),
};
