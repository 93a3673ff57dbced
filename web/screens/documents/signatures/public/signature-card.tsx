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
import { SignDialog } from "./sign-dialog.tsx";
import { SIGNATURE_WORDS as WORDS } from "./signature-words.ts";
import type { DocumentWithSignature, SignatureRecord } from "./signed-document.ts";

type CardProps = { readonly document: DocumentWithSignature; readonly signature: SignatureRecord };

const LABELS: Record<SignatureCapability, string> = { CAN_SIGN: WORDS.sign, CAN_DECLINE: WORDS.decline };

export function SignatureCard({ document, signature }: CardProps) {
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
  const [asking, setAsking] = useState<SignatureCapability>();
  if (signature.capabilities.length === 0) return null;
  const dialog = { document, onClose: () => setAsking(undefined) };
  return (
    <div className="flex flex-wrap gap-2">
      {signature.capabilities.map((each) => (
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
