// That a digital original waits for its bank's signature, or why there is none, and what the bank's officer may do about it.

import type { SignatureCapability } from "@bondline/domain/documents/signatures/signature.ts";
import {
  PAPER_INSTEAD_TEXT,
  SIGNATURE_STATUS_TEXT,
  SIGNATURE_STATUS_TONE,
} from "@bondline/domain/documents/signatures/signature-text.ts";
import { useState } from "react";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { EnvelopeCard, EnvelopeEnd } from "./envelope-card.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { SIGNATURE_WORDS as WORDS } from "./signature-words.ts";
import type { DocumentWithSignature, SignatureRecord } from "./signed-document.ts";

type CardProps = { readonly document: DocumentWithSignature; readonly signature: SignatureRecord };

type Asked = Exclude<SignatureCapability, "CAN_CALL_OFF">;
const LABELS: Record<Asked, string> = { CAN_SIGN: WORDS.sign, CAN_DECLINE: WORDS.decline };
const ASKED: readonly Asked[] = ["CAN_SIGN", "CAN_DECLINE"];

export function SignatureCard({ document, signature }: CardProps) {
  const { envelope, capabilities } = signature;
  if (envelope !== null && capabilities.includes("CAN_CALL_OFF"))
    return <EnvelopeCard document={document} envelope={envelope} />;
  return <AskedCard document={document} signature={signature} />;
}

function AskedCard({ document, signature }: CardProps) {
  const { status, createdAt, answeredBy, answeredAt } = signature;
  const when =
    answeredBy === null || answeredAt === null
      ? WORDS.askedOn(exactTime(createdAt))
      : WORDS.declinedBy(answeredBy, exactTime(answeredAt));
  return (
    <Card heading={WORDS.heading} hasBody>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge tone={SIGNATURE_STATUS_TONE[status]}>{SIGNATURE_STATUS_TEXT[status]}</StatusBadge>
          <p className="figures text-meta break-words text-ink-3">{when}</p>
        </div>
        {signature.declineReason === null ? (
          <p className="text-body text-ink-2">{waitingText({ document, signature })}</p>
        ) : (
          <Declined signature={signature} />
        )}
        {signature.envelope !== null && <EnvelopeEnd envelope={signature.envelope} />}
        <Actions document={document} signature={signature} />
      </div>
    </Card>
  );
}

function Declined({ signature: { declineReason, paperInstead } }: Pick<CardProps, "signature">) {
  return (
    <>
      <p className="text-body break-words whitespace-pre-line">{declineReason}</p>
      {paperInstead !== null && (
        <p className="text-label text-ink-2">{WORDS.comesAs(PAPER_INSTEAD_TEXT[paperInstead])}</p>
      )}
    </>
  );
}

function waitingText({ document, signature }: CardProps): string {
  if (signature.capabilities.includes("CAN_SIGN")) return WORDS.waitsForYou;
  return WORDS.waitsForBank(document.bank.name ?? WORDS.theBank);
}

function Actions({ document, signature }: CardProps) {
  const [asking, setAsking] = useState<Asked>();
  const offered = ASKED.filter((each) => signature.capabilities.includes(each));
  if (offered.length === 0) return null;
  const dialog = { document, onClose: () => setAsking(undefined) };
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === "CAN_SIGN" ? "primary" : "secondary"}
          onClick={() => setAsking(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
      {asking === "CAN_SIGN" && <SignDialog {...dialog} signature={signature} />}
      {asking === "CAN_DECLINE" && <DeclineDialog {...dialog} />}
    </div>
  );
}
