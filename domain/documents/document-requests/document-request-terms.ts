// The arithmetic of requests after issue: what a document's amount and end become, and why one cannot be asked for or executed.

import type { FieldMessages } from "../../refusals.ts";
import { AMOUNT_MAX, AMOUNT_MIN } from "../../values/fields/amount.ts";
import { lengthOf, REQUIRED_MESSAGE } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import {
  addCents,
  type Cents,
  formatAud,
  formatAudShort,
  subtractCents,
  ZERO_CENTS,
} from "../../values/money/money.ts";
import { percentageOf } from "../../values/money/percentage.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";
import { dayAt, hasExpired } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentStatus } from "../documents/document.ts";
import { documentStatusAfter } from "../documents/document-transitions.ts";
import {
  type Agreement,
  agreementNeededFrom,
  type ClaimAction,
  type ClaimOutcome,
  DOCUMENT_REQUEST_RULES,
  type DocumentRequestKind,
  type RequestTerm,
  type WordingField,
} from "./document-request.ts";
import type { ChangeValues, ExecuteValues } from "./document-request-fields.ts";
import { REQUEST_SIDE_TEXT } from "./document-request-text.ts";

/** What of a document a request can change. */
export type DocumentTerms = {
  status: DocumentStatus;
  amountCents: Cents;
  expiresAt: PlainDate | null;
  expiryZone: string;
  /** What it says of each field that an amendment may set; null where it says nothing. */
  wording: Readonly<Record<WordingField, string | null>>;
};

/** What is asked for. An amount is by how much. */
export type Asked = {
  kind: DocumentRequestKind;
  amountCents: Cents | null;
  requestedExpiryDate: PlainDate | null;
  claimAction: ClaimAction | null;
  wordingField: WordingField | null;
  newText: string | null;
  /** Of a reduction that is accepted now and done on a day to come. */
  scheduledDate: PlainDate | null;
  /** Of a reduction that is accepted now and done once this is reached, in words. */
  milestone: string | null;
};

export type RequestContext = {
  now: Instant;
  /** What other claims that wait ask for: nobody else can have it meanwhile. */
  claimedCents: Cents;
};

type Terms = Pick<DocumentTerms, "status" | "amountCents" | "expiresAt">;

/** By how much the amount changes, whichever way it is said; undefined where it is said in none or several. */
export function amountAsked(
  kind: DocumentRequestKind,
  { amount, newAmount, percentage }: Pick<ChangeValues, "amount" | "newAmount" | "percentage">,
  { amountCents }: Pick<DocumentTerms, "amountCents">,
): Cents | undefined {
  if ([amount, newAmount, percentage].filter((said) => said !== null).length !== 1) return undefined;
  if (percentage !== null) return percentageOf(amountCents, percentage, divideRoundingHalfUp);
  if (newAmount === null) return amount ?? undefined;
  return kind === "INCREASE" ? subtractCents(newAmount, amountCents) : subtractCents(amountCents, newAmount);
}

type Done = Pick<Asked, "kind" | "amountCents" | "requestedExpiryDate"> & {
  claimOutcome: ClaimOutcome | null;
};

/** A document's terms once the request is executed. What a claim in full closes keeps the amount that was paid. */
export function termsAfter(
  { kind, amountCents, requestedExpiryDate, claimOutcome }: Done,
  terms: DocumentTerms,
): Terms {
  const by = amountCents ?? ZERO_CENTS;
  const { status, amountCents: present, expiresAt } = terms;
  if (kind === "EXTENSION" || claimOutcome === "EXTENDED")
    return { status, amountCents: present, expiresAt: requestedExpiryDate };
  if (kind === "AMENDMENT") return { status, amountCents: present, expiresAt };
  if (kind === "INCREASE") return { status, amountCents: addCents(present, by), expiresAt };
  if (kind === "REDUCTION") return { status, amountCents: subtractCents(present, by), expiresAt };
  if (kind === "CANCELLATION")
    return { status: documentStatusAfter(status, "closeCancelled"), amountCents: present, expiresAt };
  const after = documentStatusAfter(status, "recordClaim", { claimedCents: by, amountCents: present });
  const isWhole = after === "CLOSED_CLAIMED";
  return { status: after, amountCents: isWhole ? present : subtractCents(present, by), expiresAt };
}

/** From 4.00 pm on its last day nothing more can be asked, whether or not the portal has closed it yet. */
export function hasEnded({ expiresAt, expiryZone }: DocumentTerms, now: Instant): boolean {
  return expiresAt !== null && hasExpired({ date: expiresAt, zone: expiryZone, now });
}

/** What is wrong with it as the document stands now, by the field that says it; nothing where it can be. */
export function requestFaults(asked: Asked, terms: DocumentTerms, context: RequestContext): FieldMessages {
  return FAULTS[asked.kind](asked, terms, context);
}

type Faults = (asked: Asked, terms: DocumentTerms, context: RequestContext) => FieldMessages;

const FAULTS: Readonly<Record<DocumentRequestKind, Faults>> = {
  EXTENSION: ({ requestedExpiryDate }, terms, { now }) => endFaults(requestedExpiryDate, terms, now),
  INCREASE: ({ amountCents }, terms) => {
    if (amountCents === null) return { amount: REQUIRED_MESSAGE };
    if (amountCents <= 0n) return { amount: `Enter more than ${formatAud(terms.amountCents)}, as it is now` };
    return addCents(terms.amountCents, amountCents) > AMOUNT_MAX
      ? { amount: `A guarantee is at most ${formatAudShort(AMOUNT_MAX)}` }
      : {};
  },
  REDUCTION: ({ amountCents, scheduledDate, milestone }, terms, context) => ({
    ...reductionFaults(amountCents, terms, context),
    ...scheduleFaults(scheduledDate, terms, context),
    ...(scheduledDate !== null && milestone !== null
      ? { milestone: "Choose a day or a milestone, not both" }
      : {}),
  }),
  AMENDMENT: ({ wordingField, newText }, { wording }) => wordingFaults(wordingField, newText, wording),
  CANCELLATION: (_, _terms, { claimedCents }) =>
    claimedCents > 0n
      ? { kind: `A claim of ${formatAud(claimedCents)} waits. It is answered before anything is cancelled.` }
      : {},
  CLAIM: (asked, terms, context) => claimFaults(asked, terms, context),
};

function endFaults(wanted: PlainDate | null, terms: DocumentTerms, now: Instant): FieldMessages {
  if (terms.expiresAt === null)
    return { requestedExpiryDate: "This has no end date, so there is nothing to extend" };
  if (wanted === null) return { requestedExpiryDate: REQUIRED_MESSAGE };
  if (wanted <= terms.expiresAt)
    return { requestedExpiryDate: `Choose a day after ${formatDate(terms.expiresAt)}, when it expires now` };
  return hasExpired({ date: wanted, zone: terms.expiryZone, now })
    ? { requestedExpiryDate: "This day has passed. Choose a later one." }
    : {};
}

function wordingFaults(
  field: WordingField | null,
  text: string | null,
  wording: DocumentTerms["wording"],
): FieldMessages {
  if (field === null) return { wordingField: REQUIRED_MESSAGE };
  const said = field === "WHOLE_WORDING" ? "newWording" : "newText";
  if (text === null) return { [said]: REQUIRED_MESSAGE };
  if (text === wording[field]) return { [said]: "This is what it says now" };
  const isTooLong = field.endsWith("_NAME") && lengthOf(text) > LENGTHS.partyName;
  return isTooLong ? { newText: `A name has at most ${LENGTHS.partyName} characters` } : {};
}

function reductionFaults(
  by: Cents | null,
  { amountCents }: DocumentTerms,
  { claimedCents }: RequestContext,
): FieldMessages {
  if (by === null) return { amount: REQUIRED_MESSAGE };
  if (by <= 0n) return { amount: `Enter less than ${formatAud(amountCents)}, as it is now` };
  const left = subtractCents(amountCents, by);
  if (left < AMOUNT_MIN)
    return {
      amount: `Leave at least ${formatAudShort(AMOUNT_MIN)} of ${formatAud(amountCents)}, or cancel it`,
    };
  const beyond = subtractCents(left, claimedCents);
  if (beyond < 0n) return { amount: `Claims of ${formatAud(claimedCents)} wait. Leave at least as much.` };
  // Less would be no guarantee once they are paid.
  return beyond > 0n && beyond < AMOUNT_MIN
    ? {
        amount: `Claims of ${formatAud(claimedCents)} wait. Leave that, or at least ${formatAudShort(AMOUNT_MIN)} more.`,
      }
    : {};
}

/** Today is not a day to come: what is due is done, and not asked for. */
function scheduleFaults(
  day: PlainDate | null,
  { expiresAt, expiryZone }: DocumentTerms,
  { now }: RequestContext,
): FieldMessages {
  if (day === null) return {};
  if (day <= dayAt(now, expiryZone)) return { scheduledDate: "Choose a day to come" };
  return expiresAt !== null && day > expiresAt
    ? { scheduledDate: `Choose a day up to ${formatDate(expiresAt)}, when it expires` }
    : {};
}

function claimFaults(
  { amountCents: claimed, claimAction, requestedExpiryDate }: Asked,
  terms: DocumentTerms,
  { now, claimedCents }: RequestContext,
): FieldMessages {
  const left = subtractCents(terms.amountCents, claimedCents);
  if (claimed === null) return { amount: REQUIRED_MESSAGE };
  if (claimed > left) return { amount: leftSentence(left, claimedCents) };
  if (claimed < left && subtractCents(left, claimed) < AMOUNT_MIN)
    return { amount: `Claim all ${formatAud(left)}, or leave at least ${formatAudShort(AMOUNT_MIN)}` };
  if (claimAction === "EXTEND_OR_PAY") return endFaults(requestedExpiryDate, terms, now);
  return requestedExpiryDate === null
    ? {}
    : { requestedExpiryDate: "Remove this date, or ask to extend or pay" };
}

function leftSentence(left: Cents, claimedCents: Cents): string {
  const waiting = claimedCents > 0n ? `, since ${formatAud(claimedCents)} is claimed already` : "";
  return left > 0n
    ? `You can claim up to ${formatAud(left)}${waiting}`
    : `Nothing is left to claim${waiting}`;
}

/** What the document said when it was asked for. */
export type AskedOn = {
  fromAmountCents: Cents;
  fromExpiryDate: PlainDate | null;
  wordingField: WordingField | null;
  fromText: string | null;
  scheduledDate: PlainDate | null;
  milestone: string | null;
};
export type ChangedSince = { term: RequestTerm; before: string; now: string };

/** Which of the terms that the request sets is another one now: what was agreed no longer leads where it said. */
export function changedSince(
  kind: DocumentRequestKind,
  asked: AskedOn,
  { amountCents, expiresAt, wording }: DocumentTerms,
): ChangedSince[] {
  const { sets } = DOCUMENT_REQUEST_RULES[kind];
  const { fromAmountCents, fromExpiryDate, wordingField, fromText } = asked;
  // One of several stages is by how much, whatever the others have left.
  if (sets === "AMOUNT" && !isStage(asked) && fromAmountCents !== amountCents)
    return [{ term: sets, before: formatAud(fromAmountCents), now: formatAud(amountCents) }];
  if (sets === "END" && fromExpiryDate !== expiresAt)
    return [{ term: sets, before: dayText(fromExpiryDate), now: dayText(expiresAt) }];
  const says = wordingField === null ? null : wording[wordingField];
  if (sets === "WORDING" && says !== fromText) return [changedWording(wordingField, fromText, says)];
  return [];
}

/** A reduction that is accepted now and done later: on its day, or once its milestone is reached. */
export function isStage({ scheduledDate, milestone }: Pick<Asked, "scheduledDate" | "milestone">): boolean {
  return scheduledDate !== null || milestone !== null;
}

/** A milestone has no day before somebody has confirmed that it is reached. */
export function isStageDue({ scheduledDate }: Pick<Asked, "scheduledDate">, today: PlainDate): boolean {
  return scheduledDate !== null && scheduledDate <= today;
}

/** Reached is reached: a day that lies ahead is none. */
export function milestoneFaults(reachedDate: PlainDate, today: PlainDate): FieldMessages {
  return reachedDate > today ? { reachedDate: "This date is in the future" } : {};
}

const PRACTICAL_COMPLETION_TEXT = "practical completion";

/** The day that the document itself keeps of a milestone, where it has come: of practical completion alone, and not of one of its stages. */
export function recordedDayOf(
  milestone: string,
  practicalCompletionDate: PlainDate | null,
  today: PlainDate,
): PlainDate | undefined {
  const isKept = milestone.trim().toLowerCase() === PRACTICAL_COMPLETION_TEXT;
  return isKept && practicalCompletionDate !== null && practicalCompletionDate <= today
    ? practicalCompletionDate
    : undefined;
}

const NOTHING_TEXT = "not said";

/** A whole wording is too long for a sentence. */
function changedWording(field: WordingField | null, before: string | null, now: string | null): ChangedSince {
  return field === "WHOLE_WORDING"
    ? { term: "WORDING", before: "an earlier text", now: "another one" }
    : { term: "WORDING", before: before ?? NOTHING_TEXT, now: now ?? NOTHING_TEXT };
}

function dayText(day: PlainDate | null): string {
  return day === null ? "No end date" : formatDate(day);
}

type Execution = Agreement & {
  claimAction: ClaimAction | null;
  createdAt: Instant;
};

/** What is done by itself later is agreed to before it is accepted. */
export function acceptanceFaults(
  request: Agreement & Pick<Asked, "scheduledDate" | "milestone">,
  { agreement }: Pick<ExecuteValues, "agreement">,
): FieldMessages {
  return isStage(request) ? agreementFaults(request, agreement) : {};
}

/** What executing it must say: how whoever loses by it has agreed on paper, unless they did so here, and of a claim when and under which reference it was paid. */
export function executionFaults(
  request: Execution,
  { agreement, claimOutcome, paidDate, paymentReference }: ExecuteValues,
  { now, zone }: { now: Instant; zone: string },
): FieldMessages {
  const { kind, claimAction, createdAt } = request;
  if (kind !== "CLAIM") return agreementFaults(request, agreement);
  if (claimOutcome === "EXTENDED")
    return claimAction === "EXTEND_OR_PAY" ? {} : { claimOutcome: "They ask to be paid, not to extend" };
  return {
    ...(paidDate === null ? { paidDate: REQUIRED_MESSAGE } : paidFaults(paidDate, { createdAt, now, zone })),
    ...(paymentReference === null ? { paymentReference: REQUIRED_MESSAGE } : {}),
  };
}

function agreementFaults(request: Agreement, onPaper: string | null): FieldMessages {
  const needed = agreementNeededFrom(request.kind, request.side);
  if (needed === undefined || request.agreementAnswer === "AGREED") return {};
  const whose = REQUEST_SIDE_TEXT[needed].toLowerCase();
  if (request.agreementAnswer === "REFUSED")
    return { agreement: `The ${whose} has refused this. Decline it.` };
  return onPaper === null
    ? { agreement: `Say how the ${whose} agreed, such as the date of their letter` }
    : {};
}

function paidFaults(
  paidDate: PlainDate,
  { createdAt, now, zone }: { createdAt: Instant; now: Instant; zone: string },
): FieldMessages {
  if (paidDate > dayAt(now, zone)) return { paidDate: "This date is in the future" };
  const askedDate = dayAt(createdAt, zone);
  return paidDate < askedDate
    ? { paidDate: `It was claimed on ${formatDate(askedDate)}. Enter that day or later.` }
    : {};
}
