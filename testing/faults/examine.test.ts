// The examination of what faults leave behind finds each thing that must not be, and nothing in what is sound.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Evidence, faultsIn, repeatedMails } from "./examine.ts";
import type { JournalEntry, Journey } from "./load.ts";

const JOURNEY: Journey = {
  draftId: "draft-1",
  status: "ESTABLISHED",
  raises: 6,
  isApproved: true,
  isSecured: true,
  paidBy: "card",
  isEstablished: true,
};
const COMMANDS = ["createDraft", "beginDraftSubmission", "approveDraft", "establishDraft"] as const;
const MAILS = [
  "submission received",
  "submission to review",
  "submission to review",
  "payment requested",
  "payment requested",
  "security held",
  "security held",
  "payment received",
  "payment received",
  "ready to issue",
  "ready to issue",
  "ready to issue",
  "established",
];

const SOUND: Evidence = {
  journal: COMMANDS.map(
    (name, at): JournalEntry => ({
      caller: "applicant",
      name,
      input: { clientMutationId: `load ${at}` },
      draftId: "draft-1",
    }),
  ),
  journeys: [JOURNEY],
  refusals: [],
  keptAnswers: COMMANDS.map((_, at) => `load ${at}`),
  drafts: [{ id: "draft-1", status: "ESTABLISHED", version: 7 }],
  invoices: [{ id: "invoice-1", draftId: "draft-1", status: "paid", totalCents: "164900" }],
  payments: [{ draftId: "draft-1", amountCents: "164900", providerPaymentId: "pay-1" }],
  providerPayments: [{ id: "pay-1", invoiceId: "invoice-1", status: "succeeded", amountCents: "164900" }],
  mails: MAILS.map((reason, at) => ({ id: `mail-${at}`, intent: `${reason} draft-1 ${at}`, status: "SENT" })),
  delivered: MAILS.map((_, at) => ({ messageId: `mail-${at}`, recipients: "ada" })),
  breaches: [],
};

test("what is sound has no fault", () => {
  assert.deepEqual(faultsIn(SOUND), []);
  assert.equal(repeatedMails(SOUND), 0);
});

test("a mail that arrived twice under one message id is counted, and is no fault", () => {
  const twice = { ...SOUND, delivered: [...SOUND.delivered, ...SOUND.delivered.slice(0, 1)] };
  assert.deepEqual(faultsIn(twice), []);
  assert.equal(repeatedMails(twice), 1);
});

const BROKEN: [what: string, change: Partial<Evidence>, fault: RegExp][] = [
  [
    "an acknowledged command is lost",
    { keptAnswers: SOUND.keptAnswers.slice(1) },
    /createDraft of draft-1 was acknowledged and is lost/,
  ],
  [
    "something was done unasked",
    { keptAnswers: [...SOUND.keptAnswers, "load 9"] },
    /5 answers are kept for 4/,
  ],
  ["a draft is lost", { drafts: [] }, /draft-1 is undefined/],
  [
    "a draft was made twice",
    { drafts: [...SOUND.drafts, { id: "draft-2", status: "DRAFT", version: 2 }] },
    /2 drafts were made of 1/,
  ],
  [
    "a change was undone",
    { drafts: [{ id: "draft-1", status: "PROCESSING", version: 6 }] },
    /is PROCESSING 6 and was left ESTABLISHED 7/,
  ],
  [
    "a change was made twice",
    { drafts: [{ id: "draft-1", status: "ESTABLISHED", version: 8 }] },
    /is ESTABLISHED 8/,
  ],
  [
    "an invoice was raised twice",
    { invoices: [...SOUND.invoices, { ...open(), id: "invoice-2" }] },
    /has invoices paid,open/,
  ],
  ["an invoice is missing", { invoices: [] }, /has invoices none/],
  ["an invoice stays open though it was paid", { invoices: [open()] }, /has invoices open/],
  ["a payment was recorded twice", { payments: [...SOUND.payments, ...SOUND.payments] }, /has 2 payments/],
  ["a payment is lost", { payments: [] }, /has 0 payments[\s\S]*pay-1 is succeeded at the provider/],
  [
    "a payment is of another amount",
    { payments: [{ draftId: "draft-1", amountCents: "1", providerPaymentId: "pay-1" }] },
    /1 payments of 1 cents/,
  ],
  [
    "the provider opened two pages",
    { providerPayments: [...SOUND.providerPayments, { ...provided(), id: "pay-2", status: "canceled" }] },
    /invoice-1 has two pages/,
  ],
  [
    "the provider has a page of no invoice",
    {
      providerPayments: [
        ...SOUND.providerPayments,
        { ...provided(), id: "pay-2", invoiceId: "gone", status: "canceled" },
      ],
    },
    /page pay-2 for no invoice/,
  ],
  [
    "a mail was not sent",
    { mails: SOUND.mails.map((mail) => ({ ...mail, status: "QUEUED" })) },
    /"submission received draft-1 0" is QUEUED/,
  ],
  ["a mail is marked as sent and never arrived", { delivered: SOUND.delivered.slice(1) }, /has not arrived/],
  [
    "a mail arrived for no reason",
    { delivered: [...SOUND.delivered, { messageId: "mail-99", recipients: "ada" }] },
    /mail-99 arrived for no reason/,
  ],
  [
    "a reason wrote twice",
    { mails: [...SOUND.mails, { id: "mail-0", intent: "established draft-1 8", status: "SENT" }] },
    /draft draft-1 wrote/,
  ],
  [
    "a reason wrote nothing",
    { mails: SOUND.mails.slice(1), delivered: SOUND.delivered.slice(1) },
    /draft draft-1 wrote/,
  ],
  [
    "a refusal that no fault explains",
    { refusals: ["approveDraft was answered CONFLICT"] },
    /approveDraft was answered/,
  ],
  [
    "a broken rule of the data",
    { breaches: ["an invoice comes to the sum of its lines: invoice-1"] },
    /sum of its lines/,
  ],
];
for (const [what, change, fault] of BROKEN)
  test(`is found: ${what}`, () => {
    assert.match(faultsIn({ ...SOUND, ...change }).join("\n"), fault);
  });

function open() {
  return { id: "invoice-1", draftId: "draft-1", status: "open", totalCents: "164900" };
}

function provided() {
  return { id: "pay-1", invoiceId: "invoice-1", status: "succeeded", amountCents: "164900" };
}
