// What was asked of the bank, the newest first: how far each has come, its files, and what the reader may do about it.

import { isOpenBankAction } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import {
  BANK_ACTION_KIND_TEXT,
  BANK_ACTION_STATUS_TEXT,
  BANK_ACTION_STATUS_TONE,
} from "@bondline/domain/documents/bank-actions/bank-action-text.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useDownload } from "../../../../app/use-download.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { BankActionFileDownload } from "./bank-action-operations.ts";
import { BankActionSteps } from "./bank-action-steps.tsx";
import { BANK_ACTION_WORDS as WORDS } from "./bank-action-words.ts";
import type { BankActionRecord, BankedDocument } from "./banked-document.ts";

export function BankActionsCard({ document }: { readonly document: BankedDocument }) {
  const open = document.bankActions.filter(isOpenBankAction).length;
  return (
    <Card heading={WORDS.heading} note={open > 0 ? open : undefined} hasRows>
      <ul className="divide-y divide-line">
        {document.bankActions.map((action) => (
          <li key={action.id} className="px-4 py-4 sm:px-5">
            <BankActionRow document={document} action={action} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { readonly document: BankedDocument; readonly action: BankActionRecord };

function BankActionRow({ document, action }: RowProps) {
  const { kind, status, note, requestedBy, createdAt, file, answerFile } = action;
  const lines = linesOf(action);
  return (
    <article aria-label={BANK_ACTION_KIND_TEXT[kind]} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-body font-medium">{BANK_ACTION_KIND_TEXT[kind]}</p>
        <StatusBadge tone={BANK_ACTION_STATUS_TONE[status]}>{BANK_ACTION_STATUS_TEXT[status]}</StatusBadge>
      </div>
      <p className="text-body break-words whitespace-pre-line text-ink-2">{note}</p>
      <p className="figures text-meta break-words text-ink-3">
        {WORDS.by(requestedBy, exactTime(createdAt))}
      </p>
      {file !== null && <FileOf documentId={document.id} file={file} />}
      {lines.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 border-l-2 border-line pl-3">
          {lines.map((line) => (
            <li key={line} className="figures text-label break-words whitespace-pre-line text-ink-2">
              {line}
            </li>
          ))}
        </ul>
      )}
      {answerFile !== null && <FileOf documentId={document.id} file={answerFile} />}
      <BankActionSteps document={document} action={action} />
    </article>
  );
}

type FileProps = { readonly documentId: string; readonly file: { id: string; fileName: string } };

function FileOf({ documentId, file }: FileProps) {
  const download = useDownload(BankActionFileDownload, (id) => ({ documentId, id }));
  return (
    <div className="min-w-0">
      <Button
        size="small"
        icon={DownloadIcon}
        aria-label={WORDS.open(file.fileName)}
        onClick={() => void download(file)}
      >
        <span className="max-w-60 truncate">{file.fileName}</span>
      </Button>
    </div>
  );
}

/** What has happened, in its order. */
function linesOf(action: BankActionRecord): string[] {
  const { takenBy, takenAt, question, reply, repliedBy, answeredBy, answeredAt, answerNote, status } = action;
  return [
    ...(takenBy === null || takenAt === null ? [] : [WORDS.takenBy(takenBy, exactTime(takenAt))]),
    ...(question === null ? [] : [WORDS.question(question)]),
    ...(reply === null || repliedBy === null ? [] : [WORDS.reply(repliedBy, reply)]),
    ...(answeredBy === null || answeredAt === null
      ? []
      : [WORDS.answeredBy(BANK_ACTION_STATUS_TEXT[status], answeredBy, exactTime(answeredAt))]),
    ...(answerNote === null ? [] : [answerNote]),
  ];
}
