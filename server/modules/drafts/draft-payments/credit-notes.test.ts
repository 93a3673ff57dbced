// Credit notes: two agree, the invoice asks for less, what was paid beyond that is due back, and the client has it in hand.
// Shows: Q-003.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CREDIT_NOTE_DENIALS } from "@bondline/domain/money/invoices/credit-note.ts";
import type { Api } from "../../../../testing/api.ts";
import { agreeOnCredit } from "../../../../testing/builders/credit-note-builder.ts";
import { hostedPageOf } from "../../../../testing/card-payer.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { sendCreditNote } from "./credit-note-news.ts";

let world: World;
let ada: Api;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa] = [await world.as("ada"), await world.as("rosa")];
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

const INVOICE = `version status refunds { id amount reason status } invoices { id invoiceNumber total gst paidAmount creditedAmount
  stripeInvoiceStatus isCreditAwaitingApproval hostedUrl lineItems { description amount } creditNotes { id creditNoteNumber reason total gst
  lines { position description amount gst } } }`;
const REASON = "The courier was not needed.";

const seen = async (id: string, api = rosa) => await seenDraft(api, id, INVOICE);

async function propose(id: string, amounts: Record<number, string>, more: object = {}, by = rosa) {
  const { version, invoices } = await seen(id);
  const lines = Object.entries(amounts).map(([at, amount]) => ({ position: Number(at), amount }));
  const input = { id, version, invoiceId: invoices[0].id, reason: REASON, lines, ...more };
  return await call(by, "proposeCreditNote", input, `draft { ${INVOICE} }`);
}

async function decide(by: Api, invoiceId: string, decision: "APPROVE" | "DECLINE" | "WITHDRAW") {
  const { officeChanges } = await rosa.get(
    "{ officeChanges(status: PROPOSED, first: 50) { edges { node { id version subjectId fields { label after } } } } }",
  );
  type Change = { id: string; version: number; subjectId: string; fields: object[] };
  const changes: Change[] = officeChanges.edges.map(({ node }: { node: Change }) => node);
  const change = changes.find(({ subjectId }) => subjectId === invoiceId);
  const input = { id: change?.id, version: change?.version, decision, note: "Seen." };
  const answer = await by.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    input,
    "officeChange { status }",
  );
  const refusal = answer.errors?.[0];
  return { code: refusalOf(answer), message: refusal?.message, fields: change?.fields };
}

async function credited(id: string, amounts: Record<number, string>) {
  assert.equal(refusalOf(await propose(id, amounts)), "OK");
  const { invoices } = await seen(id);
  const { code, message } = await decide(gus, invoices[0].id, "APPROVE");
  assert.deepEqual([code, message], ["OK", undefined]);
  return await seen(id, ada);
}

describe("a credit note of an open invoice", () => {
  test("is looked at by a second person, and then asks for less on another page", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
    const answer = await propose(draft.id, { 0: "100.00" });
    const [waiting] = answer.data.proposeCreditNote.draft.invoices;
    assert.deepEqual([waiting.isCreditAwaitingApproval, waiting.creditedAmount], [true, "0.00"]);
    const [unknown] = (await seen(draft.id, ada)).invoices;
    assert.deepEqual([unknown.isCreditAwaitingApproval, unknown.creditNotes], [false, []]);

    const { code, fields } = await decide(gus, waiting.id, "APPROVE");
    assert.equal(code, "OK");
    assert.deepEqual(fields, [
      { label: "Invoice", after: waiting.invoiceNumber },
      { label: "Organisation", after: "Harbour Civil Pty Ltd" },
      { label: "Taken back", after: `${waiting.lineItems[0].description}: $100.00` },
      { label: "GST in it", after: "$0.00" },
      { label: "Credit with GST", after: "$100.00" },
      { label: "Reason that the client reads", after: REASON },
    ]);
    const [invoice] = (await seen(draft.id, ada)).invoices;
    assert.deepEqual(
      [invoice.stripeInvoiceStatus, invoice.total, invoice.creditedAmount],
      ["open", "3775.00", "100.00"],
    );
    assert.notEqual(invoice.hostedUrl, page.hostedUrl, "the page that asks for too much");
    const [note] = invoice.creditNotes;
    assert.deepEqual(
      [note.creditNoteNumber, note.reason, note.total, note.gst, note.lines[0].amount],
      [`${invoice.invoiceNumber.replace("INV-", "CN-")}-1`, REASON, "100.00", "0.00", "100.00"],
    );
    await hostedPageOf(world, invoice.id);
    const { hostedUrl } = (await seen(draft.id, ada)).invoices[0];
    const next = await world.app.ports.cardPayments.fetchPayment(hostedUrl.split("/").at(-1));
    assert.notEqual(next?.providerPaymentId, page.payment.providerPaymentId);
    assert.equal(next?.amountCents, 367_500n);
  });

  test("leads on once what is left was paid, and a deposit of the rest pays it in full", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { invoices, version } = await credited(draft.id, { 1: "775.00" });
    const input = {
      id: draft.id,
      version,
      invoiceId: invoices[0].id,
      amount: "3000.00",
      receivedDate: "2026-11-20",
    };
    await must(rosa, "recordDraftPayment", input);
    const after = await seen(draft.id);
    assert.deepEqual(
      [after.status, after.invoices[0].stripeInvoiceStatus, after.refunds],
      ["PROCESSING", "paid", []],
    );
  });

  test("takes all that is left once a part was paid, and the request goes on", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { version, invoices } = await seen(draft.id);
    const part = {
      id: draft.id,
      version,
      invoiceId: invoices[0].id,
      amount: "3000.00",
      receivedDate: "2026-11-20",
    };
    await must(rosa, "recordDraftPayment", part);
    const after = await credited(draft.id, { 1: "775.00" });
    assert.deepEqual([after.status, after.invoices[0].stripeInvoiceStatus], ["PROCESSING", "paid"]);
  });
});

describe("a credit note of a paid invoice", () => {
  test("makes what was paid beyond it due back, once for each note", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const first = await credited(draft.id, { 0: "100.00" });
    assert.deepEqual(
      first.refunds.map(({ amount, reason, status }: Record<string, string>) => [amount, reason, status]),
      [["100.00", "CREDITED", "DUE"]],
    );
    const second = await credited(draft.id, { 0: "50.50" });
    assert.deepEqual(
      second.refunds.map(({ amount }: { amount: string }) => amount),
      ["100.00", "50.50"],
    );
    const [invoice] = second.invoices;
    assert.deepEqual([invoice.stripeInvoiceStatus, invoice.creditedAmount], ["paid", "150.50"]);
    assert.ok((await mailsAbout(world, draft.id)).some(({ intent }) => intent.startsWith("refund due")));
  });

  test("gives back no more than the rest where the request is declined afterwards", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const { version } = await credited(draft.id, { 0: "100.00" });
    await must(rosa, "rejectDraft", { id: draft.id, version, reason: "Withdrawn." });
    const { refunds } = await seen(draft.id);
    assert.deepEqual(
      refunds.map(({ amount, reason }: Record<string, string>) => [amount, reason]),
      [
        ["100.00", "CREDITED"],
        ["3675.00", "WITHDRAWN"],
      ],
    );
    assert.equal(refusalOf(await propose(draft.id, { 0: "1.00" })), "CREDIT_NOTE_REFUSED");
  });

  test("reaches the client by mail with its file, once, and in the statement", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const { invoices } = await credited(draft.id, { 0: "10.00" });
    const [{ id: creditNoteId, creditNoteNumber }] = invoices[0].creditNotes;
    for (const _ of [1, 2]) await sendCreditNote(world.app, { draftId: draft.id, creditNoteId });
    const mails = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
      intent.startsWith("credit note"),
    );
    assert.ok(mails.length > 0);
    const recipients = mails.flatMap(({ toAddresses }) => toAddresses);
    assert.equal(new Set(recipients).size, recipients.length, "nobody is written to twice");

    const { draftCreditNoteFile } = await ada.get(
      "query ($draftId: ID!, $creditNoteId: ID!) { draftCreditNoteFile(draftId: $draftId, creditNoteId: $creditNoteId) { fileName content } }",
      { draftId: draft.id, creditNoteId },
    );
    assert.equal(draftCreditNoteFile.fileName, `${creditNoteNumber}.pdf`);
    assert.match(Buffer.from(draftCreditNoteFile.content, "base64").toString("latin1"), /^%PDF-/);

    const { statementEntries } = await ada.get(
      `query ($organisationId: ID!) { statementEntries(organisationId: $organisationId, from: "2026-11-01", to: "2026-11-20", first: 100) {
        edges { node { kind amount gst reference } } } }`,
      { organisationId: draft.organisationId },
    );
    const lines = statementEntries.edges.map(({ node }: { node: Record<string, string> }) => node);
    assert.deepEqual(
      lines.filter(({ reference }: Record<string, string>) => reference === creditNoteNumber),
      [{ kind: "CREDIT_NOTE", amount: "-10.00", gst: "0.00", reference: creditNoteNumber }],
    );
  });
});

describe("a credit note is refused", () => {
  test("beyond what is left, line by line, with the field named", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const fieldsOf = async (amounts: Record<number, string>, more?: object) => {
      const { errors } = await propose(draft.id, amounts, more);
      return Object.keys(errors?.[0]?.extensions.fields ?? {});
    };
    assert.deepEqual(await fieldsOf({ 0: "1000000.00" }), ["lines.0.amount"]);
    assert.deepEqual(await fieldsOf({ 99: "1.00" }), ["lines.0.position"]);
    assert.deepEqual(await fieldsOf({}), ["lines"]);
    assert.deepEqual(await fieldsOf({ 0: "1.00" }, { reason: " " }), ["reason"]);
    const { invoices } = await seen(draft.id);
    await credited(draft.id, { 0: invoices[0].lineItems[0].amount });
    assert.deepEqual(await fieldsOf({ 0: "0.01" }), ["lines.0.position"]);
  });

  test("where a request would go on for nothing, or the invoice has expired", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { invoices } = await seen(draft.id);
    const all = Object.fromEntries(
      invoices[0].lineItems.map(({ amount }: { amount: string }, at: number) => [
        at,
        amount.replace("-", ""),
      ]),
    );
    const answer = await propose(draft.id, all);
    assert.deepEqual(
      [refusalOf(answer), answer.errors?.[0]?.message],
      ["CREDIT_NOTE_REFUSED", CREDIT_NOTE_DENIALS["not-paid"]],
    );
    const { version } = await seen(draft.id);
    await must(rosa, "rejectDraft", { id: draft.id, version, reason: "No." });
    const late = await propose(draft.id, { 0: "1.00" });
    assert.equal(late.errors?.[0]?.message, CREDIT_NOTE_DENIALS.expired);
  });

  test("by one person alone, twice at a time, and to whoever is not of the provider", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    assert.equal(refusalOf(await propose(draft.id, { 0: "1.00" }, {}, ada)), "DRAFT_NOT_FOUND");
    assert.equal(
      refusalOf(await propose(draft.id, { 0: "1.00" }, { invoiceId: draft.id })),
      "INVOICE_NOT_FOUND",
    );
    await propose(draft.id, { 0: "1.00" });
    assert.equal(refusalOf(await propose(draft.id, { 0: "2.00" }, {}, gus)), "CHANGE_WAITING");
    const { invoices, version } = await seen(draft.id);
    assert.equal((await decide(rosa, invoices[0].id, "APPROVE")).code, "SECOND_PERSON_NEEDED");
    assert.equal((await decide(gus, invoices[0].id, "DECLINE")).code, "OK");
    const dropped = await seen(draft.id);
    assert.ok(dropped.version > version, "open pages are told");
    assert.deepEqual(
      [dropped.invoices[0].isCreditAwaitingApproval, dropped.invoices[0].creditNotes],
      [false, []],
    );
  });

  test("where the invoice does not stand any more as it did when it was proposed", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await propose(draft.id, { 0: "100.00" });
    const { version, invoices } = await seen(draft.id);
    await must(rosa, "rejectDraft", { id: draft.id, version, reason: "No." });
    const { code, message } = await decide(gus, invoices[0].id, "APPROVE");
    assert.deepEqual([code, message], ["CREDIT_NOTE_REFUSED", CREDIT_NOTE_DENIALS.expired]);
  });
});

test("two agreements at the same moment write one credit note", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  await propose(draft.id, { 0: "10.00" });
  const { invoices } = await seen(draft.id);
  const agreed = await Promise.all([1, 2].map(() => agreeOnCredit(world.app, "gus", invoices[0].id)));
  assert.deepEqual(agreed.toSorted(), [false, true]);
  assert.equal((await seen(draft.id)).invoices[0].creditNotes.length, 1);
});
