// A form on its way through the signing service: whose turn it is, what happens next, the way to the page, and how it is sent or called off.

import { SIGNER_CAPACITY_TEXT } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { lazy, Suspense, useState } from "react";
import type { FormSigningFieldsFragment } from "../../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { FormEnvelopeCallOff } from "./form-signing-operations.ts";
import { FORM_SIGNING_WORDS as WORDS } from "./form-signing-words.ts";

const SendDialog = lazy(async () => ({ default: (await import("./send-form-dialog.tsx")).SendFormDialog }));

export type FormSigningRecord = FormSigningFieldsFragment;
type Envelope = NonNullable<FormSigningRecord["envelope"]>;
type Signer = Envelope["signers"][number];

type SigningProps = {
  readonly requiredDocumentId: string;
  readonly signing: FormSigningRecord;
  readonly onDone: () => void;
};

export function FormSigning({ requiredDocumentId, signing, onDone }: SigningProps) {
  const [doing, setDoing] = useState<"send" | "callOff">();
  const close = () => setDoing(undefined);
  const envelope = waitingIn(signing);
  const mayCallOff = signing.capabilities.includes("CAN_CALL_OFF");
  const maySend = signing.capabilities.includes("CAN_SEND_TO_SIGN");
  if (envelope === undefined && !maySend) return null;
  return (
    <>
      {envelope === undefined ? (
        <div className="mb-3">
          <Button size="small" variant="primary" onClick={() => setDoing("send")}>
            {WORDS.send}
          </Button>
        </div>
      ) : (
        <EnvelopeState envelope={envelope} onCallOff={mayCallOff ? () => setDoing("callOff") : undefined} />
      )}
      <Suspense>
        {doing === "send" && (
          <SendDialog
            requiredDocumentId={requiredDocumentId}
            signing={signing}
            onDone={onDone}
            onClose={close}
          />
        )}
      </Suspense>
      {doing === "callOff" && envelope !== undefined && (
        <CommandDialog
          title={WORDS.callOffTitle}
          sentence={WORDS.callOffSentence(envelope.serviceName)}
          confirmLabel={WORDS.callOff}
          cancelLabel={WORDS.keepWaiting}
          command={FormEnvelopeCallOff}
          input={{ requiredDocumentId }}
          done={{ title: WORDS.calledOff }}
          notDone={WORDS.notCalledOff}
          onDone={onDone}
          onClose={close}
        />
      )}
    </>
  );
}

type StateProps = { readonly envelope: Envelope; readonly onCallOff: (() => void) | undefined };

function EnvelopeState({ envelope, onCallOff }: StateProps) {
  const { serviceName, openedBy, createdAt, signers, signingUrl } = envelope;
  return (
    <section aria-label={WORDS.signers} className="mb-4 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge tone="warn">{WORDS.waitsAt(serviceName)}</StatusBadge>
        <p className="figures text-meta break-words text-ink-3">
          {WORDS.sentOn(openedBy, exactTime(createdAt))}
        </p>
      </div>
      <ol className="mt-3 flex flex-col gap-2">
        {signers.map((signer) => (
          <li key={signer.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-body break-words">
              {signer.name}
              <span className="text-label text-ink-2"> · {SIGNER_CAPACITY_TEXT[signer.capacity]}</span>
            </span>
            <span className="text-label text-ink-2">{stepOf(signer, nextOf(envelope))}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-body text-ink-2">{whatNext(envelope)}</p>
      {(signingUrl !== null || onCallOff !== undefined) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {signingUrl !== null && (
            <LinkButton
              href={signingUrl}
              target="_blank"
              rel="noopener noreferrer"
              size="small"
              variant="primary"
            >
              {WORDS.signNow} <span className="sr-only">{WORDS.newTab}</span>
            </LinkButton>
          )}
          {onCallOff !== undefined && (
            <Button size="small" onClick={onCallOff}>
              {WORDS.callOff}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

export function waitingIn(signing: FormSigningRecord | null): Envelope | undefined {
  const envelope = signing?.envelope ?? undefined;
  return envelope?.isWaiting ? envelope : undefined;
}

/** In the line of its document; undefined where nothing waits to be signed. */
export function signingAction(signing: FormSigningRecord | null): string | undefined {
  const envelope = waitingIn(signing);
  if (envelope === undefined) return undefined;
  return envelope.isOwnTurn ? WORDS.actionYours : WORDS.actionOthers(nextOf(envelope)?.name ?? "");
}

function nextOf({ signers }: Envelope): Signer | undefined {
  return signers.find(({ signedAt }) => signedAt === null);
}

function stepOf({ id, readAt, signedAt }: Signer, next: Signer | undefined): string {
  if (signedAt !== null) return WORDS.signed(exactTime(signedAt));
  if (readAt !== null) return WORDS.read;
  return id === next?.id ? WORDS.next : WORDS.after;
}

function whatNext(envelope: Envelope): string {
  const { serviceName, isOwnTurn, signingUrl } = envelope;
  if (!isOwnTurn) return WORDS.othersTurn(nextOf(envelope)?.name ?? "");
  return signingUrl === null ? WORDS.preparing(serviceName) : WORDS.yourTurn(serviceName);
}
