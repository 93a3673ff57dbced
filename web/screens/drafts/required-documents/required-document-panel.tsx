// One required document: its state and what is to be done in a line that opens its thread.

import {
  type RequiredDocumentParty,
  waitsFor,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { documentName } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import {
  DoneIcon,
  ExpandIcon,
  FailedIcon,
  type Icon,
  NoneIcon,
  UncheckedIcon,
  UploadIcon,
  WaitingIcon,
} from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { FormSigning, signingAction, waitingIn } from "../signed-forms/public/form-signing.tsx";
import { RequiredDocumentThread } from "./required-document-thread.tsx";
import { REQUIRED_WORDS as WORDS } from "./required-document-words.ts";
import { actionText, isFor, type ShownDocument, statusOf } from "./shown-document.ts";

const SayDialog = lazy(async () => ({ default: (await import("./say-dialog.tsx")).SayDialog }));
const WithdrawDialog = lazy(async () => ({
  default: (await import("./withdraw-dialog.tsx")).WithdrawDialog,
}));

type PanelProps = {
  readonly document: ShownDocument;
  readonly reader: RequiredDocumentParty;
  readonly onDone: () => void;
};
type Doing = "upload" | "write" | "withdraw";

const LOOKS: Record<StatusTone, { icon: Icon; ink: string }> = {
  ok: { icon: DoneIcon, ink: "text-accent-text" },
  info: { icon: WaitingIcon, ink: "text-info" },
  warn: { icon: WaitingIcon, ink: "text-warn" },
  danger: { icon: FailedIcon, ink: "text-danger" },
  mute: { icon: NoneIcon, ink: "text-ink-3" },
};
const NOT_THERE = { icon: UncheckedIcon, ink: "text-ink-3" };

export function RequiredDocumentPanel({ document, reader, onDone }: PanelProps) {
  const { signing } = document;
  const isToSign = waitingIn(signing)?.isOwnTurn === true;
  const [isOpen, setOpen] = useState(() => isFor(document, reader) || isToSign);
  const [doing, setDoing] = useState<Doing>();
  const id = useId();
  const name = documentName(document);
  const status = statusOf(document);
  const isWelcome = !document.isObligatory && waitsFor(document) !== undefined;
  const isToDecide = status?.tone === "ok" && isFor(document, reader);
  const { icon: Shown, ink } = status === undefined ? NOT_THERE : LOOKS[isToDecide ? "warn" : status.tone];
  const may = (capability: ShownDocument["capabilities"][number]) =>
    document.capabilities.includes(capability);
  const close = () => setDoing(undefined);
  return (
    <article aria-label={name}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:px-5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mx-1 flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-3 rounded-control px-1 text-left"
        >
          <Shown aria-hidden="true" className={classNames("shrink-0", ink)} />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block text-body font-medium break-words">{name}</span>
              <span className="block text-label text-ink-2">
                {signingAction(signing) ?? actionText(document, reader)}
              </span>
            </span>
            {isWelcome && <StatusBadge tone="mute">{WORDS.ifThereIsOne}</StatusBadge>}
            {status !== undefined && <StatusBadge tone={status.tone}>{status.text}</StatusBadge>}
          </span>
          <ExpandIcon
            aria-hidden="true"
            className={classNames(
              "shrink-0 text-ink-3 transition-transform duration-150",
              !isOpen && "-rotate-90",
            )}
          />
        </button>
        {may("CAN_UPLOAD") && (
          <Button
            size="small"
            icon={UploadIcon}
            variant={isUploadNext(document, reader) ? "primary" : "secondary"}
            aria-label={WORDS.uploadOf(name)}
            onClick={() => setDoing("upload")}
          >
            {WORDS.upload}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="px-4 pt-1 pb-4 sm:px-5">
        {document.templateUrl !== null && document.withdrawnAt === null && (
          <p className="mb-3 text-label">
            <TextLink href={document.templateUrl} isInline>
              {WORDS.template}
            </TextLink>
          </p>
        )}
        {signing !== null && (
          <FormSigning requiredDocumentId={document.id} signing={signing} onDone={onDone} />
        )}
        <RequiredDocumentThread document={document} onDone={onDone} />
        {(may("CAN_WRITE") || may("CAN_WITHDRAW")) && (
          <div className="mt-3 flex flex-wrap gap-2">
            {may("CAN_WRITE") && (
              <Button size="small" onClick={() => setDoing("write")}>
                {WORDS.write}
              </Button>
            )}
            {may("CAN_WITHDRAW") && (
              <Button size="small" variant="quiet" onClick={() => setDoing("withdraw")}>
                {WORDS.withdraw}
              </Button>
            )}
          </div>
        )}
      </div>
      <Suspense>
        {(doing === "upload" || doing === "write") && (
          <SayDialog document={document} hasFile={doing === "upload"} onDone={onDone} onClose={close} />
        )}
        {doing === "withdraw" && <WithdrawDialog document={document} onDone={onDone} onClose={close} />}
      </Suspense>
    </article>
  );
}

/** Where it can be signed online, that is the way to go. */
function isUploadNext(document: ShownDocument, reader: RequiredDocumentParty): boolean {
  const isOnline = document.signing !== null && document.signing.capabilities.length > 0;
  return isFor(document, reader) && document.overallStatus !== "SENT" && !isOnline;
}
