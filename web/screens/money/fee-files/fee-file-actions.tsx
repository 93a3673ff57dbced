// What may be done with a bank's file of fees: accept or discard it, save its letter and say that it was sent, and settle what differs.

import type { FeeFileAction } from "@bondline/domain/money/fee-files/fee-file.ts";
import { useState } from "react";
import type { FeeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import {
  AcceptFeeFileMutation,
  DiscardFeeFileMutation,
  MarkFeeLetterSentMutation,
} from "./fee-file-operations.ts";
import { FEE_FILE_WORDS as WORDS } from "./fee-file-words.ts";
import { SettleFeesDialog } from "./settle-fees-dialog.tsx";
import { useFeeLetter } from "./use-fee-letter.ts";

type ActionsProps = {
  readonly file: FeeFileRecordFragment;
  readonly onChanged: (file: FeeFileRecordFragment) => void;
};
type AskedProps = ActionsProps & { readonly asked: FeeFileAction; readonly onClose: () => void };

const LABELS: Readonly<Record<FeeFileAction, string>> = {
  CAN_DISCARD: WORDS.discard,
  CAN_SETTLE: WORDS.settle,
  CAN_MARK_SENT: WORDS.markSent,
  CAN_ACCEPT: WORDS.accept,
};
/** The last that may be done is what the page is for. */
const SHOWN: readonly FeeFileAction[] = ["CAN_DISCARD", "CAN_SETTLE", "CAN_MARK_SENT", "CAN_ACCEPT"];

export function FeeFileActions({ file, onChanged }: ActionsProps) {
  const [asked, setAsked] = useState<FeeFileAction>();
  const letter = useFeeLetter();
  const { id, capabilities, hasLetter } = file;
  const may = SHOWN.filter((action) => capabilities.includes(action));
  return (
    <>
      {hasLetter && (
        <Button icon={DownloadIcon} isLoading={letter.isLoading} onClick={() => void letter.save(id)}>
          {WORDS.letter}
        </Button>
      )}
      {may.map((action) => (
        <Button
          key={action}
          {...(action === may.at(-1) ? { variant: "primary" as const } : {})}
          onClick={() => setAsked(action)}
        >
          {LABELS[action]}
        </Button>
      ))}
      {asked !== undefined && (
        <Asked file={file} onChanged={onChanged} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function Asked({ file, onChanged, asked, onClose }: AskedProps) {
  const { id, version } = file;
  const common = { input: { id, version }, cancelLabel: WORDS.keep, onClose };
  if (asked === "CAN_SETTLE") return <SettleFeesDialog file={file} onChanged={onChanged} onClose={onClose} />;
  if (asked === "CAN_ACCEPT")
    return (
      <CommandDialog
        {...common}
        title={WORDS.acceptTitle}
        sentence={WORDS.acceptSentence}
        confirmLabel={WORDS.accept}
        command={AcceptFeeFileMutation}
        done={{ title: WORDS.acceptedDone }}
        notDone={WORDS.notAccepted}
        onDone={({ acceptFeeFile }) => onChanged(acceptFeeFile.feeFile)}
      />
    );
  if (asked === "CAN_MARK_SENT")
    return (
      <CommandDialog
        {...common}
        title={WORDS.sentTitle}
        sentence={WORDS.sentSentence}
        confirmLabel={WORDS.markSent}
        command={MarkFeeLetterSentMutation}
        done={{ title: WORDS.sentDone }}
        notDone={WORDS.notSent}
        onDone={({ markFeeLetterSent }) => onChanged(markFeeLetterSent.feeFile)}
      />
    );
  return (
    <CommandDialog
      {...common}
      title={WORDS.discardTitle}
      sentence={WORDS.discardSentence}
      confirmLabel={WORDS.discard}
      isDangerous
      command={DiscardFeeFileMutation}
      done={{ title: WORDS.discarded }}
      notDone={WORDS.notDiscarded}
      onDone={({ discardFeeFile }) => onChanged(discardFeeFile.feeFile)}
    />
  );
}
