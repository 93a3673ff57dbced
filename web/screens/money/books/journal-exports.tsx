// What of the chosen months has left before, when and by whom, each with its file again.

import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { JournalExportLineFragment } from "../../../api/generated/graphql.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DownloadIcon, ReportsIcon } from "../../../ui/icons.ts";
import { JOURNAL_WORDS as WORDS } from "./journal-words.ts";
import { useJournalFile } from "./use-journal-file.ts";

type Exported = JournalExportLineFragment;

export function JournalExports({ exported }: { readonly exported: readonly Exported[] }) {
  const file = useJournalFile();
  return (
    <Card heading={WORDS.before}>
      {exported.length === 0 ? (
        <EmptyState icon={ReportsIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
      ) : (
        <ul aria-label={WORDS.before} className="divide-y divide-line px-4 pb-2 sm:px-5">
          {exported.map((each) => (
            <li
              key={each.id}
              className="flex flex-col items-start gap-x-6 gap-y-2 py-3 sm:flex-row sm:items-center sm:justify-between"
            >
              <div className="min-w-0">
                <p className="text-body font-medium">{daysOf(each)}</p>
                <p className="figures text-label text-ink-2">
                  {WORDS.summary(each.journalCount, each.lineCount)} · {aud(each.amount)}
                </p>
                <p className="text-label text-ink-3">
                  {exactTime(each.createdAt)} {WORDS.by(each.createdBy)}
                </p>
              </div>
              <Button
                size="small"
                icon={DownloadIcon}
                aria-label={WORDS.makeFileOf(daysOf(each), exactTime(each.createdAt))}
                isDisabled={file.isStarting}
                onClick={() => void file.make(each)}
              >
                {WORDS.makeFile}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {file.progress}
    </Card>
  );
}

function daysOf({ from, to }: Exported): string {
  return WORDS.span(formatDate(plainDate(from)), formatDate(plainDate(to)));
}
