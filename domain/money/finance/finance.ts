// Finance for the security money of a guarantee: how far a draft has come with it, and when somebody prefers to be called.

import { allowed, type Decision, denied } from "../../decision.ts";
import type { DraftStatus } from "../../drafts/drafts/draft.ts";
import type { ProcessType } from "../../process-type.ts";
import type { FieldMessages } from "../../refusals.ts";
import { tonesOf } from "../../status-tone.ts";
import { type Cents, formatAud } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";

/** Offered until the applicant declines or enquires; completed when the operator has answered. */
export const FINANCE_STATUSES = ["NOT_OFFERED", "OFFERED", "DECLINED", "ENQUIRED", "COMPLETED"] as const;
export type FinanceStatus = (typeof FINANCE_STATUSES)[number];

/** What is stored: until then a draft is only offered finance, or is not. */
export type FinanceApplicationStatus = Exclude<FinanceStatus, "NOT_OFFERED">;

export const ENQUIRY_STATUS_TEXT = {
  OPEN: "Open",
  ANSWERED: "Answered",
  SETTLED: "Settled",
  CLOSED: "Closed",
  WITHDRAWN: "Withdrawn",
} as const;
export type EnquiryStatus = keyof typeof ENQUIRY_STATUS_TEXT;
export const ENQUIRY_STATUSES = codesIn(ENQUIRY_STATUS_TEXT);

/** Nothing leads on from these. */
export const ENQUIRY_ENDED = ["SETTLED", "CLOSED", "WITHDRAWN"] as const satisfies readonly EnquiryStatus[];

export const ENQUIRY_STATUS_TONE = tonesOf(ENQUIRY_STATUS_TEXT);

/** Answered first, and settled when the money has been paid out; until then the provider may close it, and whoever asked withdraw it. */
const MAY_FOLLOW = {
  answer: ["OPEN"],
  settle: ["ANSWERED"],
  close: ["OPEN", "ANSWERED"],
  withdraw: ["OPEN", "ANSWERED"],
} as const satisfies Readonly<Record<string, readonly EnquiryStatus[]>>;
export type EnquiryEvent = keyof typeof MAY_FOLLOW;

export function mayFollow(status: EnquiryStatus, event: EnquiryEvent): boolean {
  return (MAY_FOLLOW[event] as readonly EnquiryStatus[]).includes(status);
}

type Settlement = { readonly settledAmount: Cents; readonly settledDate: PlainDate };
type Asked = { readonly askedCents: Cents | null; readonly askedOn: PlainDate; readonly today: PlainDate };

/** What is wrong with a settlement, by its field. */
export function settlementFaults(
  { settledAmount, settledDate }: Settlement,
  { askedCents, askedOn, today }: Asked,
): FieldMessages {
  return {
    ...(askedCents !== null && settledAmount > askedCents
      ? { settledAmount: `More than was asked for, which is ${formatAud(askedCents)}.` }
      : {}),
    ...(settledDate > today ? { settledDate: "This date is in the future." } : {}),
    ...(settledDate < askedOn
      ? { settledDate: `This date is before the enquiry of ${formatDate(askedOn)}.` }
      : {}),
  };
}

export const PREFERRED_TIMES = ["ANY_TIME", "MORNING", "AFTERNOON", "EVENING"] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

export const PREFERRED_TIME_TEXT: Record<PreferredTime, string> = {
  ANY_TIME: "Any time",
  MORNING: "Morning, 9 am to noon",
  AFTERNOON: "Afternoon, noon to 5 pm",
  EVENING: "Evening, 5 pm to 7 pm",
};

export type FinanceFacts = {
  processType: ProcessType;
  status: DraftStatus;
  amountCents: Cents | null;
  application: FinanceApplicationStatus | null;
};

type Band = { minAmountCents: Cents; maxAmountCents: Cents };

const BEFORE_PAYMENT: readonly DraftStatus[] = [
  "DRAFT",
  "SUBMISSION_STARTED",
  "IDENTIFYING",
  "SUBMITTED",
  "CHANGES_REQUESTED",
  "PENDING_PAYMENT",
];

/** Finance pays security money in, so it is offered for a guarantee of an amount within the band, until that is paid. */
export function financeStatusOf(facts: FinanceFacts, band: Band): FinanceStatus {
  const { application, amountCents } = facts;
  if (application !== null && application !== "OFFERED") return application;
  const isWithin =
    amountCents !== null && amountCents >= band.minAmountCents && amountCents <= band.maxAmountCents;
  const isOffered =
    facts.processType === "BANK_GUARANTEE" && BEFORE_PAYMENT.includes(facts.status) && isWithin;
  return isOffered ? "OFFERED" : "NOT_OFFERED";
}

/** Whoever declined or applied has been through the journey and is not asked again. */
export function hasCompletedFinanceJourney(status: FinanceStatus): boolean {
  return status === "DECLINED" || status === "ENQUIRED" || status === "COMPLETED";
}

/** Somebody who said no may still change their mind; an application that was sent is not sent twice. */
export function decideFinance(status: FinanceStatus): Decision<"not-offered" | "already-sent"> {
  if (status === "NOT_OFFERED") return denied("not-offered");
  return status === "ENQUIRED" || status === "COMPLETED" ? denied("already-sent") : allowed;
}
