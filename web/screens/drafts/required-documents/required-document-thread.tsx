// What was said about a required document: what began it with its answers, the newest first, and the decision where it is the reader's.

import { documentNameInSentence } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { APP_WORDS } from "../../../app/app-words.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { useDownload } from "../../../app/use-download.ts";
import { Button } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { Stream, StreamItem, StreamWords } from "../../../ui/stream.tsx";
import { ActivityTime } from "../../records/history/public/activity-time.tsx";
import { RequiredDocumentFileDownload } from "./required-document-operations.ts";
import { REQUIRED_WORDS as WORDS } from "./required-document-words.ts";
import { type ShownDocument, type ShownMessage, threadsOf } from "./shown-document.ts";

const ApproveDialog = lazy(async () => ({ default: (await import("./approve-dialog.tsx")).ApproveDialog }));
const DeclineDialog = lazy(async () => ({ default: (await import("./decline-dialog.tsx")).DeclineDialog }));
const SayDialog = lazy(async () => ({ default: (await import("./say-dialog.tsx")).SayDialog }));

type ThreadProps = { readonly document: ShownDocument; readonly onDone: () => void };

export function RequiredDocumentThread({ document, onDone }: ThreadProps) {
  const threads = threadsOf(document);
  if (threads.length === 0) return <p className="text-label text-ink-3">{WORDS.noMessages}</p>;
  return (
    <Stream label={WORDS.thread(documentNameInSentence(document))}>
      {threads.map(({ first, replies }) => (
        <Message key={first.id} message={first}>
          <MessageSteps document={document} message={first} onDone={onDone} />
          {replies.length > 0 && (
            <ol className="flex flex-col pt-3">
              {replies.map((reply) => (
                <Message key={reply.id} message={reply}>
                  <MessageSteps document={document} message={reply} onDone={onDone} isReply />
                </Message>
              ))}
            </ol>
          )}
        </Message>
      ))}
    </Stream>
  );
}

type MessageProps = { readonly message: ShownMessage; readonly children: ReactNode };

function Message({ message, children }: MessageProps) {
  const now = useNow();
  const { fromParty, supplierName, message: words, attachment } = message;
  return (
    <StreamItem
      who={senderOf(message)}
      whoKind={fromParty === "APPLICANT" ? "person" : "organisation"}
      what={whatOf(message)}
      when={<ActivityTime instant={message.dateCreated} now={now} />}
    >
      {words !== null && <StreamWords>{words}</StreamWords>}
      {attachment !== null && <FileOf file={attachment} />}
      {fromParty === "SUPPLIER_ADMIN" && (
        <p className="text-meta text-ink-3">{WORDS.disclaimer(supplierName ?? WORDS.supplier)}</p>
      )}
      {children}
    </StreamItem>
  );
}

/** The bank's people stand behind the name of whom they speak for. */
function senderOf({ fromParty, supplierName, createdByUser }: ShownMessage): string {
  const name = createdByUser === null ? [] : [`${createdByUser.givenName} ${createdByUser.familyName}`];
  if (fromParty === "AUTOMATED_E_SIGNATURE") return WORDS.service;
  if (fromParty === "APPLICANT") return name.join("");
  const company = fromParty === "SUPPLIER_ADMIN" ? (supplierName ?? WORDS.supplier) : APP_WORDS.productName;
  return [company, ...name].join(" · ");
}

function whatOf({ fromParty, hasApproval, onBehalfOfApplicant, attachment }: ShownMessage): ReactNode {
  if (fromParty === "AUTOMATED_E_SIGNATURE")
    return attachment === null ? WORDS.serviceSaid : WORDS.signedFile;
  if (hasApproval === null) return attachment === null ? WORDS.said : WORDS.putUp;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {onBehalfOfApplicant && WORDS.onBehalf}
      <StatusBadge tone={hasApproval ? "ok" : "danger"}>
        {hasApproval ? WORDS.approved : WORDS.declined}
      </StatusBadge>
    </span>
  );
}

function FileOf({ file }: { readonly file: NonNullable<ShownMessage["attachment"]> }) {
  const download = useDownload(RequiredDocumentFileDownload, (id) => ({ draftId: file.draftId ?? "", id }));
  return (
    <div className="min-w-0">
      <Button
        size="small"
        icon={DownloadIcon}
        aria-label={WORDS.open(file.fileName)}
        onClick={() => void download(file)}
      >
        <span className="max-w-[min(15rem,35vw)] truncate">{file.fileName}</span>
      </Button>
    </div>
  );
}

type StepsProps = ThreadProps & { readonly message: ShownMessage; readonly isReply?: boolean };
type Doing = "approve" | "decline" | "reply";

function MessageSteps({ document, message, onDone, isReply = false }: StepsProps) {
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const mayDecide = message.canAuthorizedUserAcceptOrReject;
  const mayReply = !isReply && document.capabilities.includes("CAN_WRITE");
  if (!mayDecide && !mayReply) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayDecide && (
        <>
          {isOnBehalf(document) && <span className="text-label text-ink-2">{WORDS.onBehalf}</span>}
          <Button size="small" variant="primary" onClick={() => setDoing("approve")}>
            {WORDS.approve}
          </Button>
          <Button size="small" onClick={() => setDoing("decline")}>
            {WORDS.decline}
          </Button>
        </>
      )}
      {mayReply && (
        <Button size="small" variant="quiet" onClick={() => setDoing("reply")}>
          {WORDS.reply}
        </Button>
      )}
      <Suspense>
        {doing === "approve" && (
          <ApproveDialog document={document} messageId={message.id} onDone={onDone} onClose={close} />
        )}
        {doing === "decline" && (
          <DeclineDialog document={document} messageId={message.id} onDone={onDone} onClose={close} />
        )}
        {doing === "reply" && (
          <SayDialog document={document} parentMessageId={message.id} onDone={onDone} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

/** Whoever may put such a form up records here what the applicant has said about it; what the applicant has signed the bank decides on itself. */
function isOnBehalf({ requiredDocumentType, overallStatus, capabilities }: ShownDocument): boolean {
  const isForm = requiredDocumentType === "DRAFT_BANK_GUARANTEE_FORM";
  return isForm && overallStatus === "SENT" && capabilities.includes("CAN_UPLOAD");
}
