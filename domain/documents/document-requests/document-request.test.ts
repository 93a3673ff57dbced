// Requests after issue, cell by cell: who may ask what, whose agreement it needs, who takes which step, and what becomes of the document.
// Shows: DOC-104, Q-011.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { wordingHtml } from "../../drafts/wording/wording-output.ts";
import { plainWording } from "../../drafts/wording/wording-plain.ts";
import { type Cents, cents, centsFromDecimal } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import type { Instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { DOCUMENT_REQUEST_STATUSES, DOCUMENT_ROLES, type DocumentRole } from "../documents/document.ts";
import {
  agreementNeededFrom,
  DOCUMENT_REQUEST_KINDS,
  REQUEST_SIDES,
  sideAsking,
} from "./document-request.ts";
import { documentRequestCapabilities } from "./document-request-capabilities.ts";
import { requestSentence } from "./document-request-sentence.ts";
import {
  type Asked,
  acceptanceFaults,
  amountAsked,
  changedSince,
  type DocumentTerms,
  executionFaults,
  hasEnded,
  isStageDue,
  milestoneFaults,
  recordedDayOf,
  requestFaults,
  termsAfter,
} from "./document-request-terms.ts";
import { agreementText, waitsFor } from "./request-agreement.ts";

const dollars = (amount: number): Cents => centsFromDecimal(String(amount));
const TERMS: DocumentTerms = {
  status: "ESTABLISHED",
  amountCents: dollars(1000),
  expiresAt: plainDate("2027-06-30"),
  expiryZone: "Australia/Sydney",
  wording: {
    APPLICANT_NAME: "Harbour Civil Pty Ltd",
    APPLICANT_ADDRESS: null,
    BENEFICIARY_NAME: "Woolworths Group Ltd",
    BENEFICIARY_ADDRESS: null,
    PROJECT_ADDRESS: "Lot 4, Truganina VIC 3029",
    AGREEMENT: null,
    PURPOSE: null,
    WHOLE_WORDING: "Pay on demand.",
  },
};
const NOW = "2026-11-20T01:00:00.000Z" as Instant;
const NOTHING_CLAIMED = { now: NOW, claimedCents: dollars(0) };
const asked = (kind: Asked["kind"], said: Partial<Asked> = {}): Asked => ({
  kind,
  amountCents: null,
  requestedExpiryDate: null,
  claimAction: kind === "CLAIM" ? "PAY" : null,
  wordingField: null,
  newText: null,
  scheduledDate: null,
  milestone: null,
  ...said,
});

test("for whom somebody asks follows from their roles", () => {
  const CHANGES = "- APPLICANT APPLICANT BENEFICIARY - - -".split(" ");
  const CLAIMS = "- - - BENEFICIARY - PROVIDER -".split(" ");
  const roles: (DocumentRole | undefined)[] = [undefined, ...DOCUMENT_ROLES];
  for (const kind of DOCUMENT_REQUEST_KINDS) {
    const expected = kind === "CLAIM" ? CLAIMS : CHANGES;
    const sides = roles.map((role) => sideAsking(kind, new Set(role === undefined ? [] : [role])) ?? "-");
    assert.deepEqual(sides, expected, kind);
  }
  assert.equal(sideAsking("CLAIM", new Set(["OWNER", "BENEFICIARY"])), "BENEFICIARY");
});

test("whoever loses by it agrees, unless they ask for it", () => {
  const grid = DOCUMENT_REQUEST_KINDS.map((kind) => [
    kind,
    ...REQUEST_SIDES.map((side) => agreementNeededFrom(kind, side) ?? "-"),
  ]);
  assert.deepEqual(grid, [
    ["EXTENSION", "-", "APPLICANT", "APPLICANT"],
    ["REDUCTION", "BENEFICIARY", "-", "BENEFICIARY"],
    ["INCREASE", "-", "APPLICANT", "APPLICANT"],
    ["AMENDMENT", "BENEFICIARY", "APPLICANT", "APPLICANT"],
    ["CLAIM", "-", "-", "-"],
    ["CANCELLATION", "BENEFICIARY", "-", "BENEFICIARY"],
  ]);
});

const NOBODY = { isIssuerOfPaper: false, isWhoAsked: false, isBeneficiarysSide: false, isWhoAgrees: false };
const UNANSWERED = { agreement: null, agreementAnswer: null };
const STAGE = {
  ...UNANSWERED,
  kind: "REDUCTION",
  side: "APPLICANT",
  milestone: "Practical completion",
  milestoneReachedDate: null,
} as const;

test("who may take which step, by how the request stands", () => {
  const grid = DOCUMENT_REQUEST_STATUSES.map((status) => [
    status,
    documentRequestCapabilities({ status, ...STAGE }, { ...NOBODY, isIssuerOfPaper: true }).join(" "),
    documentRequestCapabilities({ status, ...STAGE }, { ...NOBODY, isWhoAsked: true }).join(" "),
    documentRequestCapabilities({ status, ...STAGE }, { ...NOBODY, isBeneficiarysSide: true }).join(" "),
    documentRequestCapabilities({ status, ...STAGE }, { ...NOBODY, isWhoAgrees: true }).join(" "),
  ]);
  assert.deepEqual(grid, [
    [
      "REQUESTED",
      "CAN_ACCEPT CAN_EXECUTE CAN_DECLINE CAN_SEND_AGREEMENT",
      "CAN_WITHDRAW CAN_SEND_AGREEMENT",
      "",
      "CAN_AGREE",
    ],
    [
      "ACCEPTED",
      "CAN_EXECUTE CAN_DECLINE CAN_SEND_AGREEMENT",
      "CAN_WITHDRAW CAN_SEND_AGREEMENT",
      "CAN_CONFIRM_MILESTONE",
      "CAN_AGREE",
    ],
    ["EXECUTED", "", "", "", ""],
    ["DECLINED", "", "", "", ""],
    ["WITHDRAWN", "", "", "", ""],
    ["EXPIRED", "", "", "", ""],
  ]);
  for (const other of [{ milestone: null }, { milestoneReachedDate: plainDate("2026-11-20") }])
    assert.deepEqual(
      documentRequestCapabilities(
        { status: "ACCEPTED", ...STAGE, ...other },
        { ...NOBODY, isBeneficiarysSide: true },
      ),
      [],
    );
});

test("what the other side has answered is asked no more, and what they refused goes no further", () => {
  const may = (said: object) =>
    ["isIssuerOfPaper", "isWhoAsked", "isWhoAgrees"].map((is) =>
      documentRequestCapabilities({ ...STAGE, status: "REQUESTED", ...said }, { ...NOBODY, [is]: true }).join(
        " ",
      ),
    );
  const issuers = "CAN_ACCEPT CAN_EXECUTE CAN_DECLINE";
  assert.deepEqual(may({ agreementAnswer: "AGREED" }), [issuers, "CAN_WITHDRAW", ""]);
  assert.deepEqual(may({ agreement: "Their letter" }), [issuers, "CAN_WITHDRAW", ""]);
  assert.deepEqual(may({ agreementAnswer: "REFUSED" }), ["CAN_DECLINE", "CAN_WITHDRAW", ""]);
  assert.deepEqual(may({ kind: "EXTENSION", side: "BENEFICIARY" }), [issuers, "CAN_WITHDRAW", "CAN_AGREE"]);
  assert.deepEqual(may({ kind: "EXTENSION" }), [issuers, "CAN_WITHDRAW", ""]);
});

test("an open request waits for one thing at a time", () => {
  const today = plainDate("2026-11-20");
  const waits = (said: object) =>
    waitsFor({ ...STAGE, status: "ACCEPTED", scheduledDate: null, ...said }, today) ?? "-";
  const agreed = { agreementAnswer: "AGREED", milestone: null };
  assert.deepEqual(
    [
      waits({}),
      waits({ status: "REQUESTED" }),
      waits({ ...agreed, status: "REQUESTED" }),
      waits({ agreementAnswer: "REFUSED" }),
      waits({ agreement: "Their letter" }),
      waits({ ...agreed, scheduledDate: plainDate("2026-11-21") }),
      waits({ ...agreed, scheduledDate: today }),
      waits(agreed),
      waits({ status: "EXECUTED" }),
    ],
    ["AGREEMENT", "AGREEMENT", "ANSWER", "ANSWER", "MILESTONE", "DAY", "EXECUTION", "EXECUTION", "-"],
  );
});

test("what is agreed to says every word, the new wording too", () => {
  const from = { fromAmountCents: dollars(1000), fromExpiryDate: null };
  const request = {
    ...from,
    side: "APPLICANT",
    requestedByName: "Ben Tran",
    createdAt: NOW,
    reason: "Stage 1 is complete.",
  } as const;
  const paper = {
    referenceNumber: "BG-104882",
    guaranteeNumber: "WBG 0071 883",
    applicantName: "Harbour Civil Pty Ltd",
    beneficiaryName: "Lessor Pty Ltd",
    expiryZone: "Australia/Sydney",
  };
  const text = (said: Asked, fromText: string | null) =>
    agreementText({ ...request, ...said, fromText }, paper).split("\n");
  assert.deepEqual(text(asked("REDUCTION", { amountCents: dollars(250) }), null), [
    "Guarantee BG-104882, number WBG 0071 883, of Harbour Civil Pty Ltd, in favour of Lessor Pty Ltd",
    "Reduction: Reduce by $250.00 to $750.00",
    "Asked for by Ben Tran, applicant, on 20/11/2026",
    "Reason: Stage 1 is complete.",
  ]);
  assert.equal(
    text(asked("AMENDMENT", { wordingField: "PROJECT_ADDRESS", newText: "Lot 5" }), "Lot 4")[2],
    "Project address until now: Lot 4",
  );
  assert.deepEqual(
    text(asked("AMENDMENT", { wordingField: "WHOLE_WORDING", newText: "One\nTwo" }), "Old").slice(2, 5),
    ["New wording:", "One", "Two"],
  );
});

test("a stage waits for its day, or for its milestone whatever the day", () => {
  const today = plainDate("2026-11-20");
  assert.deepEqual(
    [null, "2026-11-20", "2026-11-21"].map((day) =>
      isStageDue({ scheduledDate: day === null ? null : plainDate(day) }, today),
    ),
    [false, true, false],
  );
  assert.deepEqual(
    [milestoneFaults(today, today), Object.keys(milestoneFaults(plainDate("2026-11-21"), today))],
    [{}, ["reachedDate"]],
  );
  const both = { amountCents: dollars(10), milestone: "Completion", scheduledDate: plainDate("2027-01-01") };
  assert.deepEqual(Object.keys(requestFaults(asked("REDUCTION", both), TERMS, NOTHING_CLAIMED)), [
    "milestone",
  ]);
});

describe("what can't be asked for", () => {
  const left = { now: NOW, claimedCents: dollars(600) };
  const CASES: [what: string, asked: Asked, context: typeof left, field: string | undefined][] = [
    ["no later day", asked("EXTENSION"), NOTHING_CLAIMED, "requestedExpiryDate"],
    [
      "the present end",
      asked("EXTENSION", { requestedExpiryDate: plainDate("2027-06-30") }),
      NOTHING_CLAIMED,
      "requestedExpiryDate",
    ],
    [
      "a day later",
      asked("EXTENSION", { requestedExpiryDate: plainDate("2027-07-01") }),
      NOTHING_CLAIMED,
      undefined,
    ],
    ["an increase by nothing", asked("INCREASE", { amountCents: dollars(0) }), NOTHING_CLAIMED, "amount"],
    ["an increase by a cent", asked("INCREASE", { amountCents: cents(1n) }), NOTHING_CLAIMED, undefined],
    [
      "an increase beyond all amounts",
      asked("INCREASE", { amountCents: dollars(999999999) }),
      NOTHING_CLAIMED,
      "amount",
    ],
    ["a reduction that is none", asked("REDUCTION", { amountCents: cents(-1n) }), NOTHING_CLAIMED, "amount"],
    [
      "a reduction to less than a dollar",
      asked("REDUCTION", { amountCents: dollars(999.01) }),
      NOTHING_CLAIMED,
      "amount",
    ],
    [
      "a reduction to a dollar",
      asked("REDUCTION", { amountCents: dollars(999) }),
      NOTHING_CLAIMED,
      undefined,
    ],
    [
      "a reduction below what is claimed",
      asked("REDUCTION", { amountCents: dollars(400.01) }),
      left,
      "amount",
    ],
    [
      "a reduction to cents above what is claimed",
      asked("REDUCTION", { amountCents: dollars(399.5) }),
      left,
      "amount",
    ],
    ["a reduction to what is claimed", asked("REDUCTION", { amountCents: dollars(400) }), left, undefined],
    ["a claim beyond what others leave", asked("CLAIM", { amountCents: dollars(400.01) }), left, "amount"],
    ["a claim of what others leave", asked("CLAIM", { amountCents: dollars(400) }), left, undefined],
    ["a claim that leaves cents", asked("CLAIM", { amountCents: dollars(999.5) }), NOTHING_CLAIMED, "amount"],
    [
      "to extend or pay without a day",
      asked("CLAIM", { amountCents: dollars(10), claimAction: "EXTEND_OR_PAY" }),
      NOTHING_CLAIMED,
      "requestedExpiryDate",
    ],
    [
      "to pay, with a day",
      asked("CLAIM", { amountCents: dollars(10), requestedExpiryDate: plainDate("2029-01-01") }),
      NOTHING_CLAIMED,
      "requestedExpiryDate",
    ],
    ["an amendment of nothing", asked("AMENDMENT"), NOTHING_CLAIMED, "wordingField"],
    [
      "an amendment to nothing",
      asked("AMENDMENT", { wordingField: "AGREEMENT" }),
      NOTHING_CLAIMED,
      "newText",
    ],
    [
      "an amendment to what it says",
      asked("AMENDMENT", { wordingField: "PROJECT_ADDRESS", newText: "Lot 4, Truganina VIC 3029" }),
      NOTHING_CLAIMED,
      "newText",
    ],
    [
      "an amendment to a name that is too long",
      asked("AMENDMENT", { wordingField: "BENEFICIARY_NAME", newText: "x".repeat(256) }),
      NOTHING_CLAIMED,
      "newText",
    ],
    [
      "an amendment",
      asked("AMENDMENT", { wordingField: "BENEFICIARY_NAME", newText: "Woolworths Group Limited" }),
      NOTHING_CLAIMED,
      undefined,
    ],
    [
      "an amendment of the whole wording to what it says",
      asked("AMENDMENT", { wordingField: "WHOLE_WORDING", newText: "Pay on demand." }),
      NOTHING_CLAIMED,
      "newWording",
    ],
    ["a cancellation beside a claim", asked("CANCELLATION"), left, "kind"],
    ["a cancellation", asked("CANCELLATION"), NOTHING_CLAIMED, undefined],
  ];
  for (const [what, wanted, context, field] of CASES)
    test(what, () => {
      assert.deepEqual(
        Object.keys(requestFaults(wanted, TERMS, context)),
        field === undefined ? [] : [field],
      );
    });

  test("an extension of what has no end date", () => {
    const faults = requestFaults(asked("EXTENSION"), { ...TERMS, expiresAt: null }, NOTHING_CLAIMED);
    assert.match(faults.requestedExpiryDate ?? "", /no end date/);
  });

  test("anything from 4.00 pm on its last day, by the beneficiary's clocks", () => {
    const perth = { ...TERMS, expiryZone: "Australia/Perth" };
    assert.equal(hasEnded(TERMS, "2027-06-30T05:59:59.999Z" as Instant), false);
    assert.equal(hasEnded(TERMS, "2027-06-30T06:00:00.000Z" as Instant), true);
    assert.equal(hasEnded(perth, "2027-06-30T06:00:00.000Z" as Instant), false);
    assert.equal(hasEnded({ ...TERMS, expiresAt: null }, "2099-01-01T00:00:00.000Z" as Instant), false);
  });
});

test("what the document becomes", () => {
  const done = (request: Asked, claimOutcome: "PAID" | "EXTENDED" | null = null) => {
    const { status, amountCents, expiresAt } = termsAfter({ ...request, claimOutcome }, TERMS);
    return `${status} ${amountCents} ${expiresAt}`;
  };
  const end = { requestedExpiryDate: plainDate("2028-06-30") };
  assert.equal(done(asked("EXTENSION", end)), "ESTABLISHED 100000 2028-06-30");
  assert.equal(done(asked("INCREASE", { amountCents: dollars(5) })), "ESTABLISHED 100500 2027-06-30");
  assert.equal(done(asked("REDUCTION", { amountCents: dollars(5) })), "ESTABLISHED 99500 2027-06-30");
  assert.equal(done(asked("CLAIM", { amountCents: dollars(5) }), "PAID"), "ESTABLISHED 99500 2027-06-30");
  assert.equal(
    done(asked("CLAIM", { amountCents: dollars(1000) }), "PAID"),
    "CLOSED_CLAIMED 100000 2027-06-30",
  );
  assert.equal(
    done(asked("CLAIM", { amountCents: dollars(1000), ...end }), "EXTENDED"),
    "ESTABLISHED 100000 2028-06-30",
  );
  assert.equal(done(asked("CANCELLATION")), "CLOSED_CANCELLED 100000 2027-06-30");
});

test("an amount is said by how much or to what, and never both", () => {
  const of = (
    kind: "INCREASE" | "REDUCTION",
    amount: number | null,
    newAmount: number | null,
    percent?: string,
  ) =>
    amountAsked(
      kind,
      {
        amount: amount === null ? null : dollars(amount),
        newAmount: newAmount === null ? null : dollars(newAmount),
        percentage: percent === undefined ? null : percentageFromText(percent),
      },
      TERMS,
    );
  assert.deepEqual(
    [
      of("INCREASE", 5, null),
      of("INCREASE", null, 1005),
      of("REDUCTION", null, 995),
      of("REDUCTION", null, 1005),
    ],
    [500n, 500n, 500n, -500n],
  );
  assert.deepEqual([of("REDUCTION", null, null), of("REDUCTION", 5, 995)], [undefined, undefined]);
  // Of $1,000.00, to the nearest cent.
  assert.deepEqual(
    [of("REDUCTION", null, null, "50"), of("INCREASE", null, null, "250"), of("REDUCTION", 5, null, "50")],
    [50_000n, 250_000n, undefined],
  );
});

test("what another request has changed since makes it void, and a claim only needs enough", () => {
  const from = {
    fromAmountCents: dollars(2000),
    fromExpiryDate: plainDate("2027-01-01"),
    wordingField: "BENEFICIARY_NAME" as const,
    fromText: null,
    scheduledDate: null,
    milestone: null,
  };
  const terms = (kind: Asked["kind"]) =>
    changedSince(kind, from, TERMS).map(({ before, now }) => `${before} ${now}`);
  assert.deepEqual(DOCUMENT_REQUEST_KINDS.map(terms), [
    ["01/01/2027 30/06/2027"],
    ["$2,000.00 $1,000.00"],
    ["$2,000.00 $1,000.00"],
    ["not said Woolworths Group Ltd"],
    [],
    [],
  ]);
});

test("a stage on its day is by how much, whatever the others have left, and is agreed to before", () => {
  const stage = {
    kind: "REDUCTION",
    side: "APPLICANT",
    scheduledDate: plainDate("2027-01-01"),
    milestone: null,
    ...UNANSWERED,
  } as const;
  const from = {
    fromAmountCents: dollars(2000),
    fromExpiryDate: null,
    wordingField: null,
    fromText: null,
    scheduledDate: stage.scheduledDate,
    milestone: null,
  };
  assert.deepEqual(changedSince("REDUCTION", from, TERMS), []);
  assert.deepEqual(Object.keys(acceptanceFaults(stage, { agreement: null })), ["agreement"]);
  assert.deepEqual(acceptanceFaults(stage, { agreement: "Their letter" }), {});
  assert.deepEqual(acceptanceFaults({ ...stage, scheduledDate: null }, { agreement: null }), {});
  const fault = (scheduledDate: string) =>
    Object.keys(
      requestFaults(
        asked("REDUCTION", { amountCents: dollars(10), scheduledDate: plainDate(scheduledDate) }),
        TERMS,
        NOTHING_CLAIMED,
      ),
    ).join();
  assert.deepEqual(
    [fault("2026-11-20"), fault("2026-11-21"), fault("2027-06-30"), fault("2027-07-01")],
    ["scheduledDate", "", "", "scheduledDate"],
  );
});

test("executing says how they agreed, and when and how a claim was paid", () => {
  const at = { now: NOW, zone: "Australia/Sydney" };
  const nothing = { agreement: null, claimOutcome: null, paidDate: null, paymentReference: null };
  const said = { ...UNANSWERED, createdAt: NOW };
  const claim = { ...said, kind: "CLAIM", side: "BENEFICIARY", claimAction: "PAY" } as const;
  const reduction = { ...said, kind: "REDUCTION", side: "APPLICANT", claimAction: null } as const;
  const faults = (...args: [Parameters<typeof executionFaults>[0], object]) =>
    Object.keys(executionFaults(args[0], { ...nothing, ...args[1] }, at)).join(" ");
  const paid = { paidDate: plainDate("2026-11-20"), paymentReference: "RTGS 1" };
  assert.equal(faults(reduction, {}), "agreement");
  assert.equal(faults(reduction, { agreement: "Their letter" }), "");
  assert.equal(faults({ ...reduction, side: "BENEFICIARY" }, {}), "");
  assert.equal(faults({ ...reduction, agreementAnswer: "AGREED" }, {}), "");
  assert.equal(
    faults({ ...reduction, agreementAnswer: "REFUSED" }, { agreement: "Their letter" }),
    "agreement",
  );
  assert.equal(faults(claim, {}), "paidDate paymentReference");
  assert.equal(faults(claim, paid), "");
  assert.equal(faults(claim, { ...paid, paidDate: plainDate("2026-11-21") }), "paidDate");
  assert.equal(faults(claim, { ...paid, paidDate: plainDate("2026-11-19") }), "paidDate");
  assert.equal(faults(claim, { claimOutcome: "EXTENDED" }), "claimOutcome");
  assert.equal(faults({ ...claim, claimAction: "EXTEND_OR_PAY" }, { claimOutcome: "EXTENDED" }), "");
});

test("each is said in one line", () => {
  const from = { fromAmountCents: dollars(1000), fromExpiryDate: plainDate("2027-06-30"), fromText: null };
  const said = (request: Asked) => requestSentence({ ...request, ...from });
  const end = { requestedExpiryDate: plainDate("2028-06-30") };
  assert.deepEqual(
    [
      said(asked("EXTENSION", end)),
      said(asked("REDUCTION", { amountCents: dollars(250) })),
      said(asked("REDUCTION", { amountCents: dollars(250), scheduledDate: plainDate("2027-01-01") })),
      said(asked("REDUCTION", { amountCents: dollars(250), milestone: "Practical completion" })),
      said(asked("INCREASE", { amountCents: dollars(250) })),
      said(asked("CLAIM", { amountCents: dollars(250) })),
      said(asked("CLAIM", { amountCents: dollars(1000), claimAction: "EXTEND_OR_PAY", ...end })),
      said(asked("AMENDMENT", { wordingField: "BENEFICIARY_NAME", newText: "Woolworths Group Limited" })),
      said(asked("CANCELLATION")),
    ],
    [
      "Extend to 30/06/2028, from 30/06/2027",
      "Reduce by $250.00 to $750.00",
      "Reduce by $250.00 on 01/01/2027",
      "Reduce by $250.00 once this is reached: Practical completion",
      "Increase by $250.00 to $1,250.00",
      "Pay $250.00 of $1,000.00",
      "Pay all $1,000.00, or extend to 30/06/2028",
      "Change the beneficiary's name to Woolworths Group Limited",
      "Cancel the guarantee",
    ],
  );
});

test("the text of a wording is its page without the tags, a line for each part", () => {
  const html = wordingHtml([
    { kind: "title", text: "Undertaking & more" },
    { kind: "fact", label: "Contract", value: "<AS 4000>\nLot 4", isFromIssue: false },
    { kind: "clause", number: 1, heading: "Demand", text: 'On "demand".', items: ["at once"] },
  ]);
  assert.equal(
    plainWording(html),
    'Undertaking & more\nContract: <AS 4000>\nLot 4\nDemand\nOn "demand".\nat once',
  );
});

test("the document's own day is that of practical completion, once it has come", () => {
  const [today, kept] = [plainDate("2026-11-20"), plainDate("2026-06-30")];
  assert.equal(recordedDayOf(" practical Completion", kept, today), kept);
  assert.equal(recordedDayOf("Practical completion", today, today), today);
  assert.equal(recordedDayOf("Practical completion", plainDate("2026-11-21"), today), undefined);
  assert.equal(recordedDayOf("Practical completion", null, today), undefined);
  assert.equal(recordedDayOf("Practical completion of stage 1", kept, today), undefined);
});
