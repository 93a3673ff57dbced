// How the agreement of whoever loses by a request stands: waited for, given, or refused with a reason.

import { REQUEST_SIDE_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { DoneIcon, FailedIcon, WaitingIcon } from "../../../../ui/icons.ts";
import { AGREEMENT_WORDS as WORDS } from "./agreement-words.ts";
import type { RequestRecord } from "./requested-document.ts";

type Props = { readonly request: RequestRecord };

export function RequestAgreement({ request }: Props) {
  const { agreementAnswer, agreementReason, agreementSha256, waitsFor } = request;
  if (agreementAnswer === null) return waitsFor === "AGREEMENT" ? <Waiting request={request} /> : null;
  const isAgreed = agreementAnswer === "AGREED";
  const Icon = isAgreed ? DoneIcon : FailedIcon;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex gap-1.5 text-label text-ink">
        <Icon className={`mt-0.5 size-4! shrink-0 ${isAgreed ? "text-ok" : "text-danger"}`} />
        <span className="figures min-w-0 break-words">{answeredText(request)}</span>
      </p>
      {agreementReason !== null && (
        <p className="border-l-2 border-line pl-3 text-label break-words whitespace-pre-line text-ink-2">
          {agreementReason}
        </p>
      )}
      {agreementSha256 !== null && (
        <p className="text-meta break-all text-ink-3">
          {isAgreed ? WORDS.sha256(agreementSha256) : WORDS.refusedSha256(agreementSha256)}
        </p>
      )}
    </div>
  );
}

function Waiting({ request: { agreementNeededFrom, agreementEmail, agreementLinkEndsAt } }: Props) {
  const now = useNow();
  if (agreementNeededFrom === null) return null;
  const isOver = agreementLinkEndsAt !== null && new Date(agreementLinkEndsAt) <= now;
  return (
    <p className="flex gap-1.5 text-label text-ink-2">
      <WaitingIcon className="mt-0.5 size-4! shrink-0 text-ink-3" />
      <span className="figures min-w-0 break-words">
        {WORDS.waiting(REQUEST_SIDE_TEXT[agreementNeededFrom].toLowerCase())}
        {agreementEmail !== null && agreementLinkEndsAt !== null && (
          <span className="block text-meta text-ink-3">
            {isOver
              ? WORDS.linkEnded(agreementEmail)
              : WORDS.linkSent(agreementEmail, exactTime(agreementLinkEndsAt))}
          </span>
        )}
      </span>
    </p>
  );
}

export function answeredText(request: RequestRecord): string {
  const { agreementAnswer, agreementBy, agreementAnsweredAt, agreementNeededFrom } = request;
  const whose = agreementNeededFrom === null ? "" : REQUEST_SIDE_TEXT[agreementNeededFrom].toLowerCase();
  const when = agreementAnsweredAt === null ? "" : exactTime(agreementAnsweredAt);
  return (agreementAnswer === "AGREED" ? WORDS.agreed : WORDS.refused)(agreementBy ?? "", whose, when);
}
