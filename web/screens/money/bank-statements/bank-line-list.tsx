// A list of lines of bank statements, each with what it would do or has done, and what may be done with it.

import {
  BANK_LINE_NOTE_TEXT,
  BANK_LINE_STATE_TEXT,
} from "@bondline/domain/money/bank-statements/bank-line.ts";
import { BANK_MATCH_TEXT } from "@bondline/domain/money/invoices/bank-match.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatShortDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type ReactNode, useState } from "react";
import type {
  BankLineFieldsFragment,
  BankLineInvoiceFieldsFragment,
} from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { List } from "../../../app/list/use-list.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import type { CardProps } from "../../../ui/card.tsx";
import type { EmptyStateProps } from "../../../ui/empty-state.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { moneyText } from "../invoices/public/money-text.ts";
import { LINE_STATE_TONE } from "./bank-statement-tones.ts";
import { LINE_WORDS as WORDS } from "./bank-statement-words.ts";
import { LineReasonDialog } from "./line-reason-dialog.tsx";
import { MatchLineDialog } from "./match-line-dialog.tsx";

type ListProps = Omit<CardProps, "children"> & {
  readonly list: List<BankLineFieldsFragment, unknown, string, never>;
  readonly empty: EmptyStateProps | ReactNode;
  /** Lines of several statements: each says of which it is. */
  readonly isOfMany?: boolean;
  readonly isRecordedAtOnce: boolean;
  readonly onChanged: () => void;
};

type Asked = { readonly line: BankLineFieldsFragment; readonly what: "match" | "aside" | "undo" };

export function BankLineList(props: ListProps) {
  const { isOfMany = false, isRecordedAtOnce, onChanged, ...card } = props;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <>
      <ListCard
        {...card}
        hasRows
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        skeletonRows={8}
        row={(line) => <LineRow line={line} isOfMany={isOfMany} onAsk={(what) => setAsked({ line, what })} />}
      />
      {asked?.what === "match" && (
        <MatchLineDialog
          line={asked.line}
          isRecordedAtOnce={isRecordedAtOnce}
          onDone={done}
          onClose={close}
        />
      )}
      {asked !== undefined && asked.what !== "match" && (
        <LineReasonDialog line={asked.line} what={asked.what} onDone={done} onClose={close} />
      )}
    </>
  );
}

type RowProps = {
  readonly line: BankLineFieldsFragment;
  readonly isOfMany: boolean;
  readonly onAsk: (what: Asked["what"]) => void;
};

function LineRow({ line, isOfMany, onAsk }: RowProps) {
  const { state, amount, currency, narrative, bookedDate, lineNumber, fileName } = line;
  const place = isOfMany ? WORDS.line(fileName, lineNumber) : WORDS.number(lineNumber);
  const day = bookedDate === null ? [] : [formatShortDate(plainDate(bookedDate))];
  return (
    <div className="grid w-full min-w-0 gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures text-body font-medium">
            {amount === null ? "–" : moneyText(amount, currency)}
          </span>
          <StatusBadge tone={LINE_STATE_TONE[state]}>{BANK_LINE_STATE_TEXT[state]}</StatusBadge>
        </p>
        <p className="text-label break-words text-ink-2">
          {narrative === "" ? WORDS.noNarrative : narrative}
        </p>
        <p className="figures text-meta text-ink-3">{[...day, place].join(" · ")}</p>
      </div>
      <div className="min-w-0 text-label break-words">
        <LineOutcome line={line} />
      </div>
      <LineActions line={line} onAsk={onAsk} />
    </div>
  );
}

function LineOutcome({ line }: Pick<RowProps, "line">) {
  const {
    invoice,
    suggestion,
    match,
    note,
    fault,
    sameAs,
    openBefore,
    reason,
    decidedBy,
    decidedAt,
    isByHand,
  } = line;
  const isSuggested = invoice === null && suggestion !== null;
  return (
    <>
      {invoice !== null && <InvoiceLink invoice={invoice} />}
      {match !== null && <p className="text-ink-2">{BANK_MATCH_TEXT[match]}</p>}
      {match !== null && line.state === "MATCHED" && openBefore !== null && (
        <p className="figures text-meta text-ink-3">{WORDS.openBefore(aud(openBefore))}</p>
      )}
      {isByHand && <p className="text-meta text-ink-3">{WORDS.byHand}</p>}
      {note !== null && <p className="text-ink-2">{BANK_LINE_NOTE_TEXT[note]}</p>}
      {fault !== null && <p className="text-danger">{fault}</p>}
      {sameAs !== null && <p className="text-ink-2">{WORDS.sameAs(sameAs.fileName, sameAs.lineNumber)}</p>}
      {isSuggested && line.capabilities.includes("CAN_MATCH") && (
        <p className="text-ink-2">{WORDS.suggested(suggestion.invoiceNumber, suggestion.organisationName)}</p>
      )}
      {reason !== null && <p className="text-ink-2">“{reason}”</p>}
      {decidedBy !== null && decidedAt !== null && (
        <p className="text-meta text-ink-3">{WORDS.decided(decidedBy, exactDate(decidedAt))}</p>
      )}
    </>
  );
}

function InvoiceLink({ invoice }: { readonly invoice: BankLineInvoiceFieldsFragment }) {
  return (
    <p className="font-medium">
      <TextLink href={paths.staffDraft({ draftId: invoice.draftId })}>
        {WORDS.pays(invoice.invoiceNumber, invoice.organisationName)}
      </TextLink>
    </p>
  );
}

function LineActions({ line: { capabilities, lineNumber, state }, onAsk }: Omit<RowProps, "isOfMany">) {
  const may = (capability: string) => capabilities.includes(capability);
  const isMatched = may("CAN_UNDO") && may("CAN_MATCH");
  const items = [
    ...(isMatched ? [{ label: WORDS.other, onSelect: () => onAsk("match") }] : []),
    ...(may("CAN_SET_ASIDE") ? [{ label: WORDS.aside, onSelect: () => onAsk("aside") }] : []),
    ...(may("CAN_UNDO") ? [{ label: WORDS.undo, onSelect: () => onAsk("undo") }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <div key={state} className="flex items-center gap-2 md:justify-end">
      {may("CAN_MATCH") && !isMatched && (
        <Button size="small" onClick={() => onAsk("match")}>
          {WORDS.find}
        </Button>
      )}
      <MenuButton label={WORDS.actions(lineNumber)} items={items} />
    </div>
  );
}
