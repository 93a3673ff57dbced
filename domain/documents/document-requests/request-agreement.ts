// The agreement of whoever loses by a request: whether it is still needed, what exactly is agreed to, how long its link holds, and what an open request waits for.

import { codesIn } from "../../values/reference-data/option-list.ts";
import { dayAt } from "../../values/time/business-time.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import {
  type Agreement,
  agreementNeededFrom,
  awaitsMilestone,
  isOpenRequest,
  type Milestone,
  type RequestSide,
} from "./document-request.ts";
import { requestSentence } from "./document-request-sentence.ts";
import {
  DOCUMENT_REQUEST_KIND_TEXT,
  REQUEST_SIDE_TEXT,
  WAITS_FOR_TEXT,
  WORDING_FIELD_TEXT,
} from "./document-request-text.ts";

export const AGREEMENT_LINK_DAYS_VALID = 14;

export function agreementLinkEndsAt(mailedAt: Instant): Instant {
  return addMinutes(mailedAt, AGREEMENT_LINK_DAYS_VALID * 24 * 60);
}

/** Whose; undefined where nobody has to agree, or has answered. */
export function stillNeedsAgreement(request: Agreement & Pick<Milestone, "status">): RequestSide | undefined {
  const isAnswered = request.agreement !== null || request.agreementAnswer !== null;
  return isAnswered || !isOpenRequest(request) ? undefined : agreementNeededFrom(request.kind, request.side);
}

type WaitsFor = keyof typeof WAITS_FOR_TEXT;
export const WAITS_FOR = codesIn(WAITS_FOR_TEXT);
type Waiting = Agreement & Milestone & { scheduledDate: PlainDate | null };

/** Undefined once it is over. What was refused waits for its issuer to decline it. */
export function waitsFor(request: Waiting, today: PlainDate): WaitsFor | undefined {
  if (!isOpenRequest(request)) return undefined;
  if (stillNeedsAgreement(request) !== undefined) return "AGREEMENT";
  if (request.status === "REQUESTED" || request.agreementAnswer === "REFUSED") return "ANSWER";
  if (awaitsMilestone(request)) return "MILESTONE";
  return request.scheduledDate !== null && request.scheduledDate > today ? "DAY" : "EXECUTION";
}

type Said = Parameters<typeof requestSentence>[0];
export type AgreedTo = Said & {
  side: RequestSide;
  reason: string | null;
  requestedByName: string;
  createdAt: Instant;
};
type AgreedPaper = {
  referenceNumber: string;
  guaranteeNumber: string | null;
  applicantName: string;
  beneficiaryName: string | null;
  expiryZone: string;
};

/** Every word that is agreed to: frozen when it is asked for, and its hash with the answer. */
export function agreementText(request: AgreedTo, paper: AgreedPaper): string {
  const { kind, side, reason, requestedByName, createdAt } = request;
  const number = paper.guaranteeNumber === null ? "" : `, number ${paper.guaranteeNumber}`;
  const favour = paper.beneficiaryName === null ? "" : `, in favour of ${paper.beneficiaryName}`;
  return [
    `Guarantee ${paper.referenceNumber}${number}, of ${paper.applicantName}${favour}`,
    `${DOCUMENT_REQUEST_KIND_TEXT[kind]}: ${requestSentence(request)}`,
    ...wordingLines(request),
    `Asked for by ${requestedByName}, ${REQUEST_SIDE_TEXT[side].toLowerCase()}, on ${formatDate(dayAt(createdAt, paper.expiryZone))}`,
    ...(reason === null ? [] : [`Reason: ${reason}`]),
  ].join("\n");
}

function wordingLines({ wordingField, fromText, newText }: Said): string[] {
  if (wordingField === null) return [];
  if (wordingField === "WHOLE_WORDING") return ["New wording:", newText ?? ""];
  return fromText === null ? [] : [`${WORDING_FIELD_TEXT[wordingField]} until now: ${fromText}`];
}

/** How they agreed, in one line: here, or on paper. Null where nobody has. */
export function agreedSentence(
  {
    agreement,
    agreementAnswer,
    agreementByName,
  }: Omit<Agreement, "kind" | "side"> & { agreementByName: string | null },
  /** Its day or moment, in words. */
  when: string,
): string | null {
  return agreementAnswer === "AGREED" ? `${agreementByName ?? ""}, ${when}` : agreement;
}
