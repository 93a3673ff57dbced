// Which invoice a deposit pays, chosen by hand: what is suggested and what has just its amount open, or what the words find.

import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type {
  BankLineFieldsFragment,
  BankLineInvoiceFieldsFragment,
} from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useRead } from "../../../app/use-read.ts";
import { useSettledText } from "../../../app/use-settled-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { moneyText } from "../invoices/public/money-text.ts";
import { BankLineCandidatesDocument, MatchBankLineMutation } from "./bank-statement-operations.ts";
import { MATCH_WORDS as WORDS } from "./bank-statement-words.ts";

type DialogProps = {
  readonly line: BankLineFieldsFragment;
  readonly isRecordedAtOnce: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function MatchLineDialog({ line, isRecordedAtOnce, onDone, onClose }: DialogProps) {
  const [words, setWords] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const { send, sending } = useCommand(MatchBankLineMutation, { handledByScreen: true });
  const choose = async ({ id: invoiceId }: BankLineInvoiceFieldsFragment) => {
    setRefusal(undefined);
    const answer = await send({ id: line.id, version: line.version, invoiceId });
    if (!answer.ok) return setRefusal(whyRefused(answer.failure));
    notify({ tone: "ok", title: WORDS.matched });
    onDone();
  };
  return (
    <Dialog
      title={WORDS.title}
      sentence={`${moneyText(line.amount ?? "0.00", line.currency)}. ${isRecordedAtOnce ? WORDS.atOnce : WORDS.planned}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{WORDS.cancel}</Button>}
    >
      <div className="grid gap-4">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notMatched}>
            {refusal}
          </Notice>
        )}
        <p className="rounded-control bg-sunken px-3 py-2 text-label break-words">{line.narrative}</p>
        <SearchField label={WORDS.search} value={words} onChange={setWords} />
        <Candidates
          line={line}
          words={words.trim()}
          isSending={sending}
          onChoose={(each) => void choose(each)}
        />
      </div>
    </Dialog>
  );
}

type CandidatesProps = Pick<DialogProps, "line"> & {
  readonly words: string;
  readonly isSending: boolean;
  readonly onChoose: (invoice: BankLineInvoiceFieldsFragment) => void;
};

function Candidates({ line, words, isSending, onChoose }: CandidatesProps) {
  const [search, setSearch] = useState("");
  useSettledText(words, setSearch);
  const { data, failure, readAgain } = useRead(BankLineCandidatesDocument, {
    id: line.id,
    search: search === "" ? null : search,
  });
  if (data === undefined)
    return failure === undefined ? (
      <SkeletonRows rows={3} label={WORDS.loading} />
    ) : (
      <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
    );
  const suggested = search === "" && line.suggestion !== null ? [line.suggestion] : [];
  const others = data.bankLine.candidates.filter(({ id }) => id !== suggested[0]?.id);
  const offered = [...suggested, ...others];
  if (offered.length === 0) return <p className="text-label text-ink-2">{WORDS.none}</p>;
  return (
    <section aria-label={search === "" ? WORDS.sameAmount : WORDS.found}>
      <p className="pb-1 text-label text-ink-3">{search === "" ? WORDS.sameAmount : WORDS.found}</p>
      <ul className="grid">
        {offered.map((invoice) => (
          <li
            key={invoice.id}
            className="flex items-center justify-between gap-4 border-line py-2 not-last:border-b"
          >
            <Candidate invoice={invoice} isSuggested={invoice.id === suggested[0]?.id} />
            <Button
              size="small"
              isLoading={isSending}
              aria-label={`${WORDS.choose} ${invoice.invoiceNumber}`}
              onClick={() => onChoose(invoice)}
            >
              {WORDS.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CandidateProps = { readonly invoice: BankLineInvoiceFieldsFragment; readonly isSuggested: boolean };

function Candidate({ invoice, isSuggested }: CandidateProps) {
  const { organisationName, invoiceNumber, draftReferenceNumber, open } = invoice;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 text-body font-medium break-words">
        {organisationName}
        {isSuggested && <StatusBadge tone="info">{WORDS.suggested}</StatusBadge>}
      </p>
      <p className="figures text-label break-words text-ink-2">
        {invoiceNumber} · {draftReferenceNumber}
      </p>
      <p className="figures text-label text-ink-2">
        {Number(open) === 0 ? WORDS.closed : WORDS.open(aud(open))}
      </p>
    </div>
  );
}
