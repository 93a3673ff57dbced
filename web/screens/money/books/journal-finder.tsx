// The way back from a journal in the accounting package: by its reference to what was booked, whose it is, and its request.

import { ACCOUNTING_PACKAGE_TEXT } from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_ACCOUNT_TEXT, BOOK_MOVE_TEXT } from "@bondline/domain/money/books/books.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type FormEvent, useState } from "react";
import type { JournalFoundQuery } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../ui/definition-list.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { JournalDocument } from "./journal-operations.ts";
import { JOURNAL_WORDS as WORDS } from "./journal-words.ts";

type Journal = JournalFoundQuery["journal"];

export function JournalFinder() {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string>();
  const read = useRead(JournalDocument, asked === undefined ? undefined : { reference: asked }, {
    dependsOn: asked ?? "",
  });
  const fault = read.failure?.fields.reference;
  const isFound = asked !== undefined && read.data !== undefined && read.failure === undefined;
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") setAsked(typed.trim());
  };
  return (
    <Card heading={WORDS.find}>
      <CardBody isBelowHeading>
        <form onSubmit={find} className="flex flex-wrap items-start gap-3">
          <div className="w-full sm:w-64">
            <TextField
              label={WORDS.reference}
              help={WORDS.findSentence}
              placeholder={WORDS.referenceHelp}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={asked === typed.trim() ? fault : undefined}
              isFigures
            />
          </div>
          <div className="sm:pt-6.5">
            <Button type="submit" isLoading={asked !== undefined && read.isReading}>
              {WORDS.findIt}
            </Button>
          </div>
        </form>
        {asked !== undefined && read.failure !== undefined && fault === undefined && (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        )}
        {isFound && <Found journal={read.data.journal} />}
      </CardBody>
    </Card>
  );
}

function Found({ journal }: { readonly journal: Journal }) {
  return (
    <section
      aria-label={journal.reference}
      className="mt-4 grid items-start gap-4 border-line border-t pt-4 lg:grid-cols-2"
    >
      <DefinitionList items={factsOf(journal)} />
      <DefinitionList
        areAmounts
        items={journal.entries.map(({ account, amount }) => ({
          term: `${BOOK_ACCOUNT_TEXT[account]}, ${sideOf(amount)}`,
          value: aud(amount.replace("-", "")),
        }))}
      />
    </section>
  );
}

function sideOf(amount: string): string {
  return (amount.startsWith("-") ? WORDS.credit : WORDS.debit).toLowerCase();
}

/** What it does not have is left out. */
function factsOf(journal: Journal): Definition[] {
  const { reference, date, kind, isReversal, organisationId, organisationName, draftId } = journal;
  const what = isReversal ? WORDS.reversed(BOOK_MOVE_TEXT[kind]) : BOOK_MOVE_TEXT[kind];
  const left = journal.exports.map((each) =>
    WORDS.leftFor(ACCOUNTING_PACKAGE_TEXT[each.package], exactDate(each.at)),
  );
  return [
    { term: WORDS.reference, value: reference },
    { term: WORDS.what, value: what },
    { term: WORDS.date, value: formatDate(plainDate(date)) },
    ...(journal.documentNumber === null ? [] : [{ term: WORDS.number, value: journal.documentNumber }]),
    ...(organisationId === null
      ? []
      : [
          {
            term: WORDS.client,
            value: <TextLink href={paths.staffClient({ organisationId })}>{organisationName}</TextLink>,
          },
        ]),
    ...(draftId === null
      ? []
      : [
          {
            term: WORDS.request,
            value: <TextLink href={paths.staffDraft({ draftId })}>{journal.draftReferenceNumber}</TextLink>,
          },
        ]),
    { term: WORDS.exports, value: left.length === 0 ? WORDS.notYet : left.join("; ") },
  ];
}
