// What may be done with an import as it stands: import it, take its failed rows away as a file, call it off, or take it back.

import { whyNotStarted } from "@bondline/domain/documents/imports/import-job.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import type { ImportModeChoice } from "./import-choice.tsx";
import { CancelImportMutation, StartImportMutation, UndoImportMutation } from "./import-operations.ts";
import { IMPORT_WORDS as WORDS } from "./import-words.ts";
import { useFailedRowsFile } from "./use-failed-rows-file.ts";

type ImportActionsProps = {
  readonly job: ImportRecordFragment;
  readonly mode: ImportModeChoice;
  readonly onChanged: (job: ImportRecordFragment) => void;
  readonly onResult: () => void;
};

export function ImportActions({ job, mode, onChanged, onResult }: ImportActionsProps) {
  const [asked, setAsked] = useState<"cancel" | "undo">();
  const { id, version, capabilities, recordsFailed } = job;
  const may = (capability: string) => capabilities.includes(capability);
  const close = () => setAsked(undefined);
  const items = [
    ...(job.finishedAt !== null && job.rowsImported > 0 && job.rowsForgottenAt === null
      ? [{ label: WORDS.view, onSelect: onResult }]
      : []),
    ...(may("CAN_CANCEL") ? [{ label: WORDS.cancel, onSelect: () => setAsked("cancel") }] : []),
    ...(may("CAN_UNDO") ? [{ label: WORDS.undo, onSelect: () => setAsked("undo") }] : []),
  ];
  return (
    <>
      {items.length > 0 && <MenuButton label={WORDS.actions} items={items} />}
      {recordsFailed > 0 && job.rowsForgottenAt === null && <FailedRowsButton job={job} />}
      {may("CAN_START") && <StartButton job={job} mode={mode} onChanged={onChanged} />}
      {asked === "cancel" && (
        <CommandDialog
          title={WORDS.cancelTitle}
          sentence={job.rowsImported > 0 ? WORDS.stopSentence : WORDS.cancelSentence}
          confirmLabel={WORDS.cancelConfirm}
          cancelLabel={WORDS.keepGoing}
          isDangerous
          command={CancelImportMutation}
          input={{ id, version }}
          done={{ title: WORDS.cancelled }}
          notDone={WORDS.notCancelled}
          onDone={({ cancelImportJob }) => onChanged(cancelImportJob.importJob)}
          onClose={close}
        />
      )}
      {asked === "undo" && (
        <CommandDialog
          title={WORDS.undoTitle}
          sentence={WORDS.undoSentence(job.rowsImported)}
          confirmLabel={WORDS.undoConfirm}
          isDangerous
          command={UndoImportMutation}
          input={{ id, version }}
          done={{ title: WORDS.undoing }}
          notDone={WORDS.notUndone}
          onDone={({ undoImportJob }) => onChanged(undoImportJob.importJob)}
          onClose={close}
        />
      )}
    </>
  );
}

function StartButton({ job, mode, onChanged }: Omit<ImportActionsProps, "onResult">) {
  const { send, sending } = useCommand(StartImportMutation, { handledByScreen: true });
  const because = whyNotStarted(mode, {
    NEW: job.rowsNew,
    REFUSED: job.rowsRefused,
    DUPLICATE: job.rowsDuplicate,
    IMPORTED: job.rowsImported,
  });
  const start = async () => {
    const answer = await send({ id: job.id, version: job.version, mode });
    if (answer.ok) return onChanged(answer.data.startImportJob.importJob);
    const detail = whyRefused(answer.failure);
    notify({ tone: "danger", title: WORDS.notStarted, detail });
  };
  return (
    <Button
      variant="primary"
      isLoading={sending}
      {...(because === undefined ? {} : { disabledReason: because })}
      onClick={() => void start()}
    >
      {WORDS.start(job.rowsNew)}
    </Button>
  );
}

function FailedRowsButton({ job }: Pick<ImportActionsProps, "job">) {
  const { save, isSaving } = useFailedRowsFile(job);
  return (
    <Button icon={DownloadIcon} isLoading={isSaving} onClick={() => void save()}>
      {WORDS.downloadFailed(job.recordsFailed)}
    </Button>
  );
}
