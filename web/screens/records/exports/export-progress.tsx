// How far an export is, and its file once it is ready. It goes on whether or not it is watched.

import { isArchive, isExportReady, isExportWorking } from "@bondline/domain/records/exports/export.ts";
import { useClient } from "urql";
import type { ExportRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useRead } from "../../../app/use-read.ts";
import { useReadAgainWhile } from "../../../app/use-read-again-while.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { fileSizeText } from "../../../ui/file-check.ts";
import { DownloadIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { downloadExport } from "./export-file.ts";
import { CancelExportMutation, ExportReadQuery } from "./export-operations.ts";
import { DATA_WORDS, EXPORT_WORDS as WORDS } from "./export-words.ts";

type ProgressProps = {
  readonly started: ExportRecordFragment;
  readonly onAgain: () => void;
  /** With how far it was then. */
  readonly onLeave: (now: ExportRecordFragment) => void;
};

export function ExportProgress({ started, onAgain, onLeave }: ProgressProps) {
  const client = useClient();
  const read = useRead(ExportReadQuery, { id: started.id });
  const now = read.data?.export ?? started;
  const isWorking = isExportWorking(now.status);
  useReadAgainWhile(isWorking, read.readAgain);
  const { send, sending } = useCommand(CancelExportMutation, { handledByScreen: true });
  const cancel = async () => {
    const answer = await send({ id: started.id });
    if (answer.ok) return onLeave(answer.data.cancelExport.export);
    notify({ tone: "danger", title: WORDS.notCancelled, detail: answer.failure.message });
    read.readAgain();
  };

  if (isWorking)
    return (
      <Dialog
        title={WORDS.title}
        sentence={now.fileName}
        onClose={() => onLeave(now)}
        actions={
          <>
            <Button isLoading={sending} onClick={() => void cancel()}>
              {WORDS.cancel}
            </Button>
            <Button variant="primary" onClick={() => onLeave(now)}>
              {WORDS.leave}
            </Button>
          </>
        }
      >
        <div className="grid gap-2 pb-1">
          <ProgressBar label={WORDS.progress} percent={percentOf(now)} />
          <p role="status" className="figures text-body">
            {progressText(now)}
          </p>
          <p className="text-body text-ink-2">{WORDS.goesOn}</p>
        </div>
      </Dialog>
    );
  if (isExportReady(now.status))
    return (
      <Dialog
        title={WORDS.ready}
        sentence={now.fileName}
        onClose={() => onLeave(now)}
        actions={
          <>
            <Button onClick={() => onLeave(now)}>{WORDS.done}</Button>
            <Button variant="primary" icon={DownloadIcon} onClick={() => void downloadExport(client, now)}>
              {WORDS.download}
            </Button>
          </>
        }
      >
        <p role="status" className="figures pb-1 text-body text-ink-2">
          {`${countText(now, now.rowsWritten)} · ${fileSizeText(now.fileSize ?? 0)}. ${WORDS.kept}`}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title={WORDS.title}
      sentence={now.fileName}
      onClose={() => onLeave(now)}
      actions={
        <>
          <Button onClick={() => onLeave(now)}>{WORDS.close}</Button>
          <Button variant="primary" onClick={onAgain}>
            {WORDS.again}
          </Button>
        </>
      }
    >
      <Notice tone="danger" title={WORDS.failed}>
        {WORDS.failedSentence}
      </Notice>
    </Dialog>
  );
}

/** Where nobody knows how many there are, it is never quite full. */
function percentOf({ rowsExpected, rowsWritten, kind }: ExportRecordFragment): number {
  if (rowsWritten === 0) return 0;
  const expected = isArchive({ kind }) ? null : rowsExpected;
  return Math.min(95, (100 * rowsWritten) / (expected ?? rowsWritten * 2));
}

function progressText(now: ExportRecordFragment): string {
  const { rowsExpected, rowsWritten } = now;
  if (rowsWritten === 0) return WORDS.begins;
  const written = countText(now, rowsWritten);
  return rowsExpected === null || isArchive(now)
    ? WORDS.sofar(written)
    : WORDS.of(rowsWritten, countText(now, rowsExpected));
}

/** A zip holds files beside its rows. */
function countText(now: ExportRecordFragment, count: number): string {
  return isArchive(now) ? DATA_WORDS.rowsAndFiles(count) : WORDS.rows(count);
}
