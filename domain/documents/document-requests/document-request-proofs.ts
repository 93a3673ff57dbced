// Drawn sequences of requests on two guarantees of one facility, against plain sums kept beside them: nothing is ever below zero, above what was issued and added, or on the facility twice.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { AMOUNT_MIN } from "../../values/fields/amount.ts";
import { addCents, type Cents, cents, ZERO_CENTS } from "../../values/money/money.ts";
import type { Instant } from "../../values/time/instant.ts";
import { addDays, plainDate } from "../../values/time/plain-date.ts";
import { isClosed } from "../documents/document.ts";
import { type DocumentRequestKind, WORDING_FIELDS } from "./document-request.ts";
import {
  type Asked,
  type AskedOn,
  changedSince,
  type DocumentTerms,
  isStage,
  isStageDue,
  requestFaults,
  termsAfter,
} from "./document-request-terms.ts";

type Subject = {
  faults: typeof requestFaults;
  after: typeof termsAfter;
  changed: typeof changedSince;
  due: typeof isStageDue;
};

type Step = {
  place: 0 | 1;
  /** Of those that wait: "reach" confirms a milestone, "due" is the portal's turn on the last day. */
  act: "ask" | "execute" | "decline" | "reach" | "due";
  kind: DocumentRequestKind;
  amount: bigint;
  days: number;
  /** Which of those that wait. */
  pick: number;
  isExtended: boolean;
  isMilestone: boolean;
};
type Case = { issued: readonly [bigint, bigint]; spare: bigint; steps: readonly Step[] };

const NO_WORDING = Object.fromEntries(
  WORDING_FIELDS.map((field) => [field, null]),
) as DocumentTerms["wording"];
const NOW = "2026-11-20T01:00:00.000Z" as Instant;
const END = plainDate("2027-06-30");

/** A dollar at least, as whoever types one has to; close to each other, so that they often meet. */
const amounts = fc.bigInt({ min: 0n, max: 40n }).map((each) => AMOUNT_MIN + each * 25n);
const cases: fc.Arbitrary<Case> = fc.record({
  issued: fc.tuple(amounts, amounts),
  spare: fc.bigInt({ min: 0n, max: 1_500n }),
  steps: fc.array(
    fc.record({
      place: fc.constantFrom(0 as const, 1 as const),
      act: fc.constantFrom<Step["act"]>("ask", "ask", "ask", "execute", "execute", "decline", "reach", "due"),
      kind: fc.constantFrom<DocumentRequestKind>(
        "CLAIM",
        "CLAIM",
        "REDUCTION",
        "REDUCTION",
        "INCREASE",
        "EXTENSION",
        "CANCELLATION",
      ),
      amount: amounts,
      days: fc.integer({ min: -3, max: 30 }),
      pick: fc.nat({ max: 5 }),
      isExtended: fc.boolean(),
      isMilestone: fc.boolean(),
    }),
    { minLength: 1, maxLength: 14 },
  ),
});

type Waiting = Asked & AskedOn;
/** A guarantee as it stands, and beside it the sums that it is held against. */
type Held = { terms: DocumentTerms; waiting: Waiting[]; issued: bigint; added: bigint; taken: bigint };
type Facility = { used: bigint; limit: bigint };

function holds(subject: Subject, { issued, spare, steps }: Case): boolean {
  const held = issued.map((amount) => begin(amount));
  const used = issued[0] + issued[1];
  const facility: Facility = { used, limit: used + spare };
  return steps.every((step) => {
    const at = held[step.place];
    return at === undefined || (take(subject, { at, facility, step }) && isSound(held, facility));
  });
}

function begin(amount: bigint): Held {
  const terms = {
    status: "ESTABLISHED" as const,
    amountCents: cents(amount),
    expiresAt: END,
    expiryZone: "Australia/Sydney",
    wording: NO_WORDING,
  };
  return { terms, waiting: [], issued: amount, added: 0n, taken: 0n };
}

type Moment = { at: Held; facility: Facility; step: Step };

function take(subject: Subject, moment: Moment): boolean {
  const { at, step } = moment;
  if (isClosed(at.terms.status)) return true;
  if (step.act === "ask") return ask(subject, at, step);
  const request = at.waiting[step.pick % Math.max(1, at.waiting.length)];
  if (request === undefined) return true;
  if (step.act === "execute") return execute(subject, moment, request);
  if (step.act === "due") return doWhatIsDue(subject, moment, request);
  if (step.act === "reach") {
    if (request.milestone !== null) request.scheduledDate = END;
    return true;
  }
  at.waiting = at.waiting.filter((each) => each !== request);
  return true;
}

/** The portal does what has a day that is there: of milestones only those that were confirmed. */
function doWhatIsDue(subject: Subject, moment: Moment, request: Waiting): boolean {
  if (!isStage(request) || !subject.due(request, END)) return true;
  return request.scheduledDate !== null && execute(subject, moment, request);
}

function ask(subject: Subject, at: Held, { kind, amount, days, isExtended, isMilestone }: Step): boolean {
  const takesEnd = kind === "EXTENSION" || (kind === "CLAIM" && isExtended);
  const asked: Asked = {
    kind,
    amountCents: kind === "EXTENSION" || kind === "CANCELLATION" ? null : cents(amount),
    requestedExpiryDate: takesEnd ? addDays(END, days) : null,
    claimAction: kind === "CLAIM" ? (isExtended ? "EXTEND_OR_PAY" : "PAY") : null,
    wordingField: null,
    newText: null,
    scheduledDate: kind === "REDUCTION" && isExtended ? END : null,
    milestone: kind === "REDUCTION" && isMilestone ? "Practical completion" : null,
  };
  const faults = subject.faults(asked, at.terms, { now: NOW, claimedCents: claimedIn(at.waiting) });
  if (Object.keys(faults).length > 0) return true;
  const { amountCents: fromAmountCents, expiresAt: fromExpiryDate } = at.terms;
  at.waiting = [...at.waiting, { ...asked, fromAmountCents, fromExpiryDate, fromText: null }];
  return true;
}

/** As the server does it: void where it was crossed, refused where it can't be any more or the facility has no room. */
function execute(subject: Subject, { at, facility, step }: Moment, request: Waiting): boolean {
  const { kind, amountCents: by } = request;
  if (subject.changed(kind, request, at.terms).length > 0) return true;
  const others = at.waiting.filter((each) => each !== request);
  const isExtended = kind === "CLAIM" && request.claimAction === "EXTEND_OR_PAY" && step.isExtended;
  const claimOutcome = kind === "CLAIM" ? (isExtended ? "EXTENDED" : "PAID") : null;
  const context = { now: NOW, claimedCents: claimedIn(others) };
  if (claimOutcome !== "PAID" && Object.keys(subject.faults(request, at.terms, context)).length > 0)
    return true;
  if (kind === "INCREASE" && facility.used + (by ?? 0n) > facility.limit) return true;

  const before = at.terms.amountCents;
  at.terms = { ...at.terms, ...subject.after({ ...request, claimOutcome }, at.terms) };
  at.waiting = isClosed(at.terms.status) ? [] : others;
  if (kind === "INCREASE") at.added += by ?? 0n;
  if (kind === "REDUCTION" || claimOutcome === "PAID") at.taken += by ?? 0n;
  const freed = isClosed(at.terms.status) ? before : before - at.terms.amountCents;
  facility.used -= freed;
  return saidSo(request, at.terms);
}

/** A change of the amount leads where the request said, and an extension to its day. */
function saidSo(
  { kind, amountCents, fromAmountCents, requestedExpiryDate, ...stage }: Waiting,
  terms: DocumentTerms,
): boolean {
  const by = amountCents ?? 0n;
  if (kind === "REDUCTION" && !isStage(stage)) return terms.amountCents === fromAmountCents - by;
  if (kind === "INCREASE") return terms.amountCents === fromAmountCents + by;
  return kind !== "EXTENSION" || terms.expiresAt === requestedExpiryDate;
}

function isSound(held: readonly Held[], { used, limit }: Facility): boolean {
  const onIt = held.reduce((sum, { terms }) => sum + (isClosed(terms.status) ? 0n : terms.amountCents), 0n);
  return onIt === used && used >= 0n && used <= limit && held.every(isSoundAlone);
}

function isSoundAlone({ terms, waiting, issued, added, taken }: Held): boolean {
  const left = issued + added - taken;
  if (terms.status === "CLOSED_CLAIMED") return left === 0n;
  if (isClosed(terms.status)) return left > 0n;
  return (
    terms.amountCents === left &&
    left >= AMOUNT_MIN &&
    left <= issued + added &&
    claimedIn(waiting) <= left &&
    (terms.expiresAt ?? "") >= END
  );
}

function claimedIn(waiting: readonly Waiting[]): Cents {
  const claims = waiting.filter(({ kind }) => kind === "CLAIM");
  return addCents(...claims.map(({ amountCents }) => amountCents ?? ZERO_CENTS));
}

const SOUND: Subject = { faults: requestFaults, after: termsAfter, changed: changedSince, due: isStageDue };

export const DOCUMENT_REQUEST_PROOFS: readonly Proof[] = [
  proof({
    name: "requests after issue: amounts and facility use over drawn sequences",
    against: "what was issued, added and taken, summed apart",
    subject: SOUND,
    cases,
    holds,
    broken: {
      "forgets what others claim": {
        ...SOUND,
        faults: (asked, terms, context) =>
          requestFaults(asked, terms, { ...context, claimedCents: ZERO_CENTS }),
      },
      "claims are not compared with what is left": {
        ...SOUND,
        faults: (asked, terms, context) =>
          asked.kind === "CLAIM" ? {} : requestFaults(asked, terms, context),
        after: (done, terms) =>
          done.kind === "CLAIM" && (done.amountCents ?? 0n) > terms.amountCents
            ? { ...terms, amountCents: cents(terms.amountCents - (done.amountCents ?? 0n)) }
            : termsAfter(done, terms),
      },
      "a milestone is taken for reached": { ...SOUND, due: ({ scheduledDate }) => scheduledDate === null },
      "two that cross are both done": { ...SOUND, changed: () => [] },
      "a claim in part closes": {
        ...SOUND,
        after: (done, terms) => {
          const after = termsAfter(done, terms);
          return done.claimOutcome === "PAID" ? { ...after, status: "CLOSED_CLAIMED" } : after;
        },
      },
      "a claim that is extended is paid as well": {
        ...SOUND,
        after: (done, terms) => {
          const after = termsAfter(done, terms);
          const by = done.amountCents ?? ZERO_CENTS;
          return done.claimOutcome === "EXTENDED"
            ? { ...after, amountCents: cents(after.amountCents - by) }
            : after;
        },
      },
    },
  }),
];
