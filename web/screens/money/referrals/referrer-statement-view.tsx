// A referrer's statement: its days, what they come to, and each line with the balance after it; taken away as a PDF or a spreadsheet, and for the provider with the payouts that are recorded.

import { useMemo, useState } from "react";
import { useClient } from "urql";
import { isMissing } from "../../../api/failure.ts";
import { ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { useListPlace } from "../../../app/list/use-list-place.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { saveBytes } from "../../../app/save-file.ts";
import type { Crumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/button.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { DownloadIcon, InvoiceIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import { StatementDaysFields } from "../client-statements/public/statement-days-fields.tsx";
import {
  type DayName,
  daysAsked,
  type StatementDays,
  useStatementDays,
  useToday,
} from "../client-statements/public/use-statement-days.ts";
import { RecordPayoutDialog, UndoPayoutDialog } from "./referrer-payout-dialogs.tsx";
import { type ReferrerLine, referrerColumns, referrerPhoneRow } from "./referrer-statement-columns.tsx";
import {
  type ReferrerStatementReader,
  type ReferrerStatementSums,
  referrerFigures,
  unreadReferrerFigures,
} from "./referrer-statement-figures.ts";
import { ReferrerStatementDocument, ReferrerStatementFileDocument } from "./referrer-statement-operations.ts";
import { REFERRER_STATEMENT_WORDS as WORDS } from "./referrer-statement-words.ts";

const SHAPE: ListShape<string, DayName> = { filters: { from: [], to: [] }, sizeName: "statement" };

type ViewProps = {
  readonly personId: string;
  readonly reader: ReferrerStatementReader;
  /** What leads here. */
  readonly list: { readonly label: string; readonly href: string };
};

export function ReferrerStatementView({ personId, reader, list: others }: ViewProps) {
  const today = useToday();
  const days = useStatementDays(useListPlace(SHAPE), today);
  const read = useMemo(() => readStatementOf(personId, today), [personId, today]);
  const list = useList({ shape: SHAPE, read, of: personId, isPaused: days.span === undefined });
  const [undoing, setUndoing] = useState<ReferrerLine>();
  const sums = list.beside;
  const undo = reader === "staff" ? setUndoing : undefined;
  if (list.failure !== undefined && isMissing(list.failure))
    return (
      <RecordFailure
        failure={list.failure}
        notLoaded={WORDS.notLoaded}
        list={others}
        onRetry={list.readAgain}
      />
    );
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        breadcrumb={[others, ...personCrumb(sums)]}
        sentence={WORDS.sentence}
        actions={
          sums !== undefined && (
            <>
              <Files days={days} personId={personId} />
              {reader === "staff" && <Pay person={sums.person} onChanged={list.readAgain} />}
            </>
          )
        }
      />
      <StatementDaysFields days={days} />
      {list.failure === undefined && (
        <FigureStrip figures={sums === undefined ? unreadReferrerFigures() : referrerFigures(sums, reader)} />
      )}
      <ListTable
        list={list}
        label={WORDS.lines}
        columns={referrerColumns(undo)}
        phoneRow={referrerPhoneRow(undo)}
        skeletonRows={6}
        empty={{ icon: InvoiceIcon, title: WORDS.none, sentence: WORDS.noneSentence }}
      />
      {undoing !== undefined && sums !== undefined && (
        <UndoPayoutDialog
          person={sums.person}
          line={undoing}
          onChanged={list.readAgain}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Page>
  );
}

function personCrumb(sums: ReferrerStatementSums | undefined): Crumb[] {
  return sums === undefined ? [] : [{ label: WORDS.of(sums.person.personName, sums.person.entityName) }];
}

function readStatementOf(personId: string, today: Parameters<typeof daysAsked>[1]) {
  return readPages({
    document: ReferrerStatementDocument,
    variablesOf: ({ filters, first, after }: ListWanted<string, DayName>) => ({
      personId,
      ...daysAsked(filters, today),
      first,
      after,
    }),
    connectionIn: ({ referrerStatementEntries }) => referrerStatementEntries,
    besideIn: ({ referrerStatement }) => referrerStatement,
  });
}

type PayProps = { readonly person: ReferrerStatementSums["person"]; readonly onChanged: () => void };

function Pay({ person, onChanged }: PayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {WORDS.record}
      </Button>
      {isOpen && <RecordPayoutDialog person={person} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is taken away is what the days say. */
function Files({ personId, days: { span } }: { readonly personId: string; readonly days: StatementDays }) {
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  if (span === undefined) return null;
  // What goes wrong is shown by the notice that every failed call raises.
  const save = async () => {
    setLoading(true);
    const { data } = await client.query(ReferrerStatementFileDocument, { personId, ...span }).toPromise();
    setLoading(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.referrerStatementFile;
    saveBytes(fileName, content, contentType);
  };
  return (
    <>
      <Button icon={DownloadIcon} isLoading={isLoading} onClick={() => void save()}>
        {WORDS.download}
      </Button>
      <ExportButton
        tables={[
          { name: WORDS.thisTable, wanted: { referrerStatement: { personId, ...span } } },
          { name: WORDS.lastMonth, wanted: { referrerStatement: { personId } } },
        ]}
      />
    </>
  );
}
