// The result of an import: how many rows went in, how many did not, and why each of those did not.

import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { AttentionIcon, DoneIcon } from "../../../ui/icons.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ImportRowsDocument } from "./import-operations.ts";
import { IMPORT_NOTICE_WORDS, IMPORT_WORDS, IMPORT_RESULT_WORDS as WORDS } from "./import-words.ts";

type ImportResultDialogProps = { readonly job: ImportRecordFragment; readonly onClose: () => void };

const SHOWN = 100;

export function ImportResultDialog({ job, onClose }: ImportResultDialogProps) {
  const { rowsImported, recordsFailed } = job;
  return (
    <Dialog
      title={WORDS.title}
      sentence={job.fileName}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {WORDS.done}
        </Button>
      }
    >
      <ul className="grid gap-2">
        <li className="flex items-center gap-2 text-body font-medium">
          <DoneIcon aria-hidden="true" className="text-accent-text" />
          {IMPORT_NOTICE_WORDS.imported(rowsImported)}
        </li>
        <li className="flex items-center gap-2 text-body font-medium">
          <AttentionIcon aria-hidden="true" className={recordsFailed > 0 ? "text-danger" : "text-ink-3"} />
          {IMPORT_NOTICE_WORDS.notImported(recordsFailed)}
        </li>
      </ul>
      {recordsFailed > 0 && <RowErrors job={job} />}
    </Dialog>
  );
}

function RowErrors({ job }: Pick<ImportResultDialogProps, "job">) {
  const { data, failure, readAgain } = useRead(ImportRowsDocument, {
    importJobId: job.id,
    verdicts: null,
    first: SHOWN,
    afterRow: 0,
  });
  if (data === undefined && failure !== undefined)
    return <ErrorState title={IMPORT_WORDS.failedFile} sentence={failure.message} onRetry={readAgain} />;
  if (data === undefined) return <SkeletonRows rows={4} label={IMPORT_WORDS.loading} />;
  const { items } = data.importJob;
  return (
    <section aria-label={WORDS.rowErrors} className="mt-4">
      <h3 className="text-label font-medium text-ink-2">{WORDS.rowErrors}</h3>
      <ul className="mt-2 grid gap-2">
        {items.map(({ rowNumber, errors }) => (
          <li key={rowNumber} className="rounded-control bg-sunken px-3 py-2 text-label">
            <p className="figures font-medium">{WORDS.row(rowNumber)}</p>
            {errors.map((error) => (
              <p key={error} className="wrap-anywhere text-ink-2">
                {error}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {job.recordsFailed > items.length && (
        <p className="figures mt-2 text-label text-ink-2">{WORDS.more(job.recordsFailed - items.length)}</p>
      )}
    </section>
  );
}
