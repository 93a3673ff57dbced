// What was declared of a lost original, how far it has come, and what the reader may do about it.

import {
  isOpenLoss,
  type LostOriginalCapability,
} from "@bondline/domain/documents/lost-originals/lost-original.ts";
import {
  LOST_ORIGINAL_SIDE_TEXT,
  LOST_ORIGINAL_STATUS_TEXT,
  LOST_ORIGINAL_STATUS_TONE,
} from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useDownload } from "../../../../app/use-download.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { IndemnityDialog } from "./indemnity-dialog.tsx";
import type { DocumentWithLoss, LostRecord } from "./lost-document.ts";
import { FoundDialog, RefuseDialog } from "./lost-original-dialogs.tsx";
import { LostDocumentFileDownload } from "./lost-original-operations.ts";
import { LOST_WORDS as WORDS } from "./lost-original-words.ts";

type CardProps = { readonly document: DocumentWithLoss; readonly lost: LostRecord };

const LABELS: Record<LostOriginalCapability, string> = {
  CAN_GIVE_INDEMNITY: WORDS.indemnity,
  CAN_CONSENT: WORDS.consent,
  CAN_REFUSE: WORDS.refuse,
  CAN_WITHDRAW: WORDS.found,
};

export function LostOriginalCard({ document, lost }: CardProps) {
  const { status, side, declaredBy, createdAt, searched } = lost;
  const declared = WORDS.by(declaredBy, LOST_ORIGINAL_SIDE_TEXT[side], exactTime(createdAt));
  return (
    <Card heading={WORDS.heading} hasBody>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge tone={LOST_ORIGINAL_STATUS_TONE[status]}>
            {LOST_ORIGINAL_STATUS_TEXT[status]}
          </StatusBadge>
          <p className="figures text-meta break-words text-ink-3">{declared}</p>
        </div>
        <p className="text-body break-words whitespace-pre-line">{searched}</p>
        <ul className="grid grid-cols-1 gap-1 border-l-2 border-line pl-3">
          {linesOf(lost).map((line) => (
            <li key={line} className="figures text-label break-words text-ink-2">
              {line}
            </li>
          ))}
        </ul>
        {lost.indemnityFile !== null && <IndemnityFile documentId={document.id} file={lost.indemnityFile} />}
        {isOpenLoss(lost) && (
          <p className="text-label text-ink-2">
            {lost.indemnityName === null ? WORDS.indemnityNeeded : WORDS.issuerDecides}
          </p>
        )}
        <Actions document={document} lost={lost} />
      </div>
    </Card>
  );
}

type FileProps = { readonly documentId: string; readonly file: { id: string; fileName: string } };

function IndemnityFile({ documentId, file }: FileProps) {
  const download = useDownload(LostDocumentFileDownload, (id) => ({ documentId, id }));
  return (
    <div className="min-w-0">
      <Button
        size="small"
        icon={DownloadIcon}
        aria-label={WORDS.openIndemnity(file.fileName)}
        onClick={() => void download(file)}
      >
        <span className="max-w-60 truncate">{file.fileName}</span>
      </Button>
    </div>
  );
}

function Actions({ document, lost }: CardProps) {
  const [asking, setAsking] = useState<LostOriginalCapability>();
  if (lost.capabilities.length === 0) return null;
  const dialog = { document, lost, onClose: () => setAsking(undefined) };
  return (
    <div className="flex flex-wrap gap-2">
      {lost.capabilities.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === "CAN_CONSENT" || each === "CAN_GIVE_INDEMNITY" ? "primary" : "secondary"}
          onClick={() => setAsking(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
      {asking === "CAN_GIVE_INDEMNITY" && <IndemnityDialog {...dialog} />}
      {asking === "CAN_CONSENT" && <ConsentDialog {...dialog} />}
      {asking === "CAN_REFUSE" && <RefuseDialog {...dialog} />}
      {asking === "CAN_WITHDRAW" && <FoundDialog {...dialog} />}
    </div>
  );
}

/** What has happened, in its order. */
function linesOf(lost: LostRecord): string[] {
  const { lastSeenDate, indemnityName, indemnityDate, indemnityStatement } = lost;
  return [
    ...(lastSeenDate === null ? [] : [WORDS.lastSeenOn(dayText(lastSeenDate))]),
    ...(indemnityName === null || indemnityDate === null
      ? []
      : [WORDS.indemnityOf(indemnityName, dayText(indemnityDate))]),
    ...present(indemnityStatement),
    ...answerOf(lost),
    ...(lost.foundBy === null ? [] : [WORDS.foundBy(lost.foundBy)]),
    ...present(lost.foundNote),
  ];
}

function answerOf(lost: LostRecord): string[] {
  const { status, answeredBy, answeredAt, outcome, replacementNumber, agreement, answerNote } = lost;
  if (answeredBy === null || answeredAt === null) return [];
  return [
    WORDS.answeredBy(LOST_ORIGINAL_STATUS_TEXT[status], answeredBy, exactTime(answeredAt)),
    ...(outcome === "CANCELLED" ? [WORDS.cancelled] : []),
    ...(replacementNumber === null ? [] : [WORDS.replaced(replacementNumber)]),
    ...(agreement === null ? [] : [WORDS.agreed(agreement)]),
    ...present(answerNote),
  ];
}

function present(text: string | null): string[] {
  return text === null ? [] : [text];
}

function dayText(day: string): string {
  return formatDate(plainDate(day));
}
