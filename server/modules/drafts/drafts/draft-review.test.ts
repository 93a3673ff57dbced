// The desk's decisions: changes asked for, declined, approved under a product, and what the applicant and the supplier then see.
// Shows: D-15..D-17, D-22, D-58, D-59, D-63, F-08..F-19, F-21, INV-06..INV-10, INV-12..INV-18, INV-20, INV-21, INV-24, INV-30..INV-35, ST-08, X-40, Q-002, Q-003, Q-007, Q-073, Q-096.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { findDepositReference } from "@bondline/domain/money/invoices/deposit-reference.ts";
import type { Api } from "../../../../testing/api.ts";
import { anOffer } from "../../../../testing/builders/offer-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { openHostedPayment } from "../draft-payments/draft-payment-jobs.ts";

let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
  sam = await world.as("sam");
});
after(() => world.end());

const MACQUARIE = idOf("fee summary", "macquarieCash");
const INVOICE = `id invoiceNumber depositReferenceNumber stripeInvoiceStatus paymentStatus total gst paidAmount paidAt hostedUrl createdAt
  lineItems { description amount taxTreatment }`;

async function refundsOf(draftId: string): Promise<{ amountCents: bigint; status: string }[]> {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("select amount_cents, status from refund where draft_id = $1", [draftId]),
  );
}

describe("asking for changes", () => {
  for (const [what, reason, ok] of [
    ["no reason", "", false],
    ["a blank reason", "  \n ", false],
    ["one character", "x", true],
    ["500 characters", "x".repeat(500), true],
    ["501 characters", "x".repeat(501), false],
  ] as const) {
    test(`with ${what} is ${ok ? "accepted" : "refused at the reason"}`, async () => {
      const { id, version } = await world.draft({ status: "SUBMITTED" });
      const answer = await call(rosa, "requestDraftChanges", { id, version, reason });
      assert.deepEqual(ok ? refusalOf(answer) : Object.keys(refusalOf(answer)), ok ? "OK" : ["reason"]);
      assert.equal((await seenDraft(ada, id)).status, ok ? "CHANGES_REQUESTED" : "SUBMITTED");
    });
  }

  test("shows the applicant the reason and mails it; the draft comes back when it is submitted again", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const asked = await must(rosa, "requestDraftChanges", {
      id: draft.id,
      version: draft.version,
      reason: "Name the contract as it is signed.",
    });
    assert.deepEqual(await seenDraft(ada, draft.id, "status requestChangeReason waitingFor"), {
      status: "CHANGES_REQUESTED",
      requestChangeReason: "Name the contract as it is signed.",
      waitingFor: "APPLICANT",
    });
    const mail = (await mailsAbout(world, draft.id)).find(({ intent }) =>
      intent.startsWith("changes requested"),
    );
    assert.deepEqual(mail?.toAddresses, ["ada@harbourcivil.example"]);
    assert.match(mail?.text ?? "", /Name the contract as it is signed\./);

    const edited = await must(ada, "updateDraft", {
      id: draft.id,
      version: asked.draft.version,
      draft: { contractTitle: "Fit-out of 200 George Street" },
    });
    const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: edited.draft.version });
    await must(ada, "completeDraftSubmission", {
      id: draft.id,
      version: begun.draft.version,
      acceptSubmissionTerms: true,
    });
    assert.deepEqual(await seenDraft(rosa, draft.id, "status requestChangeReason contractTitle"), {
      status: "SUBMITTED",
      requestChangeReason: null,
      contractTitle: "Fit-out of 200 George Street",
    });
  });

  test("after the approval voids the invoice, and is refused once money has come", async () => {
    const unpaid = await world.draft({ status: "PENDING_PAYMENT" });
    await must(rosa, "requestDraftChanges", { id: unpaid.id, version: unpaid.version, reason: "Once more." });
    const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ status: string }>("select status from invoice where draft_id = $1", [unpaid.id]),
    );
    assert.deepEqual(rows, [{ status: "void" }]);

    const partly = await world.draft({ status: "PENDING_PAYMENT" });
    const paid = await must(rosa, "recordDraftPayment", {
      id: partly.id,
      version: partly.version,
      invoiceId: partly.invoices[0]?.id,
      amount: "10",
      receivedDate: "2026-11-20",
    });
    const answer = await call(rosa, "requestDraftChanges", {
      id: partly.id,
      version: paid.draft.version,
      reason: "Once more.",
    });
    assert.equal(refusalOf(answer), "INVALID_TRANSITION");
  });
});

describe("declining", () => {
  test("needs a reason, voids what is open and tells the owner why", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const without = await call(rosa, "rejectDraft", { id: draft.id, version: draft.version, reason: " " });
    assert.deepEqual(Object.keys(refusalOf(without)), ["reason"]);
    await must(rosa, "rejectDraft", {
      id: draft.id,
      version: draft.version,
      reason: "The bank does not issue for this.",
    });
    const seen = await seenDraft(
      ada,
      draft.id,
      `status rejectionReason invoices { stripeInvoiceStatus } paymentDetails { totalAmount }`,
    );
    assert.deepEqual(seen, {
      status: "REJECTED",
      rejectionReason: "The bank does not issue for this.",
      invoices: [{ stripeInvoiceStatus: "void" }],
      paymentDetails: { totalAmount: "3775.00" },
    });
    const mail = (await mailsAbout(world, draft.id)).find(({ intent }) => intent.startsWith("declined"));
    assert.match(mail?.text ?? "", /The bank does not issue for this\./);
    assert.deepEqual(await refundsOf(draft.id), []);
  });

  test("leaves a paid invoice paid and records the whole amount as due back", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await must(rosa, "rejectDraft", {
      id: draft.id,
      version: draft.version,
      reason: "Withdrawn by the bank.",
    });
    const { invoices } = await seenDraft(ada, draft.id, "invoices { stripeInvoiceStatus paidAmount }");
    assert.deepEqual(invoices, [{ stripeInvoiceStatus: "paid", paidAmount: "3775.00" }]);
    assert.deepEqual(await refundsOf(draft.id), [{ amountCents: 377_500n, status: "DUE" }]);
  });
});

describe("approving", () => {
  test("raises one invoice over the domain's fees, opens its page and asks for the payment", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    await must(rosa, "approveDraft", { id: draft.id, version: draft.version, feeSummaryId: MACQUARIE });
    const seen = await seenDraft(
      ada,
      draft.id,
      `status totalFees isVisibleToSupplier waitingFor feeSummary { id name details supplier { name } establishmentFee biannualFeeCoefficient recurringFeePercentage
         minValue maxValue feeSummaryStatus securityTypeCash securityTypeProperty deliveryType }
       invoices { ${INVOICE} }
       productSelectionSummary { totalFees gst productDiscount referralDiscount lineItems { description amount taxTreatment } }
       paymentDetails { bankAccountBsb bankAccountName bankAccountNumber establishmentFee paymentDescription totalAmount paidAmount requestedAt lineItems { description amount } }`,
    );
    const lines = [
      { description: "Establishment Fee", amount: "650.00", taxTreatment: "INPUT_TAXED" },
      { description: "Half-yearly fee, first 6 months", amount: "3125.00", taxTreatment: "INPUT_TAXED" },
    ];
    const [invoice] = seen.invoices;
    assert.equal(seen.status, "PENDING_PAYMENT");
    assert.equal(seen.waitingFor, "APPLICANT");
    assert.equal(seen.totalFees, "3775.00");
    assert.equal(seen.isVisibleToSupplier, true);
    assert.deepEqual(seen.feeSummary, {
      id: MACQUARIE,
      name: "Macquarie cash-backed guarantee",
      details:
        "Secured by a term deposit in your name. Ongoing fee half-yearly in advance until the guarantee is returned.",
      supplier: { name: "Macquarie Bank Limited" },
      establishmentFee: "650.00",
      biannualFeeCoefficient: "0.012500",
      recurringFeePercentage: null,
      minValue: "5000.00",
      maxValue: "25000000.00",
      feeSummaryStatus: "ACTIVE",
      securityTypeCash: true,
      securityTypeProperty: false,
      deliveryType: "COURIER",
    });
    assert.equal(seen.invoices.length, 1);
    assert.equal(findDepositReference(invoice.depositReferenceNumber), invoice.depositReferenceNumber);
    assert.equal(invoice.invoiceNumber, invoice.depositReferenceNumber.replace("BL-", "INV-"));
    assert.deepEqual(
      { ...invoice, id: "", invoiceNumber: "", depositReferenceNumber: "", hostedUrl: "" },
      {
        id: "",
        invoiceNumber: "",
        depositReferenceNumber: "",
        hostedUrl: "",
        stripeInvoiceStatus: "open",
        paymentStatus: "requires_payment_method",
        total: "3775.00",
        gst: "0.00",
        paidAmount: "0.00",
        paidAt: null,
        createdAt: WORLD_BEGINS,
        lineItems: lines,
      },
    );
    assert.deepEqual(seen.productSelectionSummary, {
      totalFees: "3775.00",
      gst: "0.00",
      productDiscount: "0.00",
      referralDiscount: "0.00",
      lineItems: lines,
    });
    assert.deepEqual(seen.paymentDetails, {
      bankAccountBsb: "033-088",
      bankAccountName: "Bondline Trust Account",
      bankAccountNumber: "482913",
      establishmentFee: "650.00",
      paymentDescription: invoice.depositReferenceNumber,
      totalAmount: "3775.00",
      paidAmount: "0.00",
      requestedAt: WORLD_BEGINS,
      lineItems: lines.map(({ description, amount }) => ({ description, amount })),
    });

    await openHostedPayment(world.app, { invoiceId: invoice.id });
    await openHostedPayment(world.app, { invoiceId: invoice.id });
    const { invoices } = await seenDraft(ada, draft.id, "invoices { hostedUrl }");
    assert.match(invoices[0].hostedUrl, /\/sandbox\/pay\/cs_test_[0-9a-f]{40}$/);
    const mails = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
      intent.startsWith("payment requested"),
    );
    assert.deepEqual(
      mails.map(({ toAddresses, text }) => `${toAddresses}: ${/Hello Ada/.test(text)}`).toSorted(),
      ["accounts@harbourcivil.example: false", "ada@harbourcivil.example: true"],
    );
    const [mail] = mails;
    assert.match(mail?.text ?? "", /\$3,775\.00/);
    assert.match(mail?.text ?? "", new RegExp(invoice.depositReferenceNumber));
  });

  test("takes further lines with their own tax, GST shown on its own", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    await must(rosa, "approveDraft", {
      id: draft.id,
      version: draft.version,
      feeSummaryId: MACQUARIE,
      lineItems: [
        { description: " Courier to Bella Vista ", amount: "55.05", taxTreatment: "TAXABLE_10" },
        { description: "Security deposit", amount: "1000", taxTreatment: "OUT_OF_SCOPE" },
      ],
    });
    const { invoices, totalFees } = await seenDraft(
      ada,
      draft.id,
      "totalFees invoices { total gst lineItems { description amount taxTreatment } }",
    );
    // GST of 55.05 is 5.505, half-up.
    assert.equal(invoices[0].gst, "5.51");
    assert.equal(invoices[0].total, "4835.56");
    assert.equal(totalFees, "4835.56");
    assert.deepEqual(invoices[0].lineItems.slice(2), [
      { description: "Courier to Bella Vista", amount: "55.05", taxTreatment: "TAXABLE_10" },
      { description: "Security deposit", amount: "1000.00", taxTreatment: "OUT_OF_SCOPE" },
    ]);
  });

  test("takes no added line for the establishment fee, whatever it is called", async () => {
    const feeSummaryId = await anOffer(world.app);
    const { id, version } = await world.draft({ status: "SUBMITTED" });
    const added = { description: "Establishment Fee", amount: "5", taxTreatment: "INPUT_TAXED" };
    await must(rosa, "approveDraft", { id, version, feeSummaryId, lineItems: [added] });
    assert.deepEqual(
      (await seenDraft(ada, id, "paymentDetails { totalAmount establishmentFee }")).paymentDetails,
      {
        totalAmount: "5.00",
        establishmentFee: "0.00",
      },
    );
  });

  test("refuses faulty lines by their place", async () => {
    const { id, version } = await world.draft({ status: "SUBMITTED" });
    const approve = async (lineItems: object[]) =>
      Object.keys(
        refusalOf(await call(rosa, "approveDraft", { id, version, feeSummaryId: MACQUARIE, lineItems })),
      );
    const good = { description: "Courier", amount: "55", taxTreatment: "TAXABLE_10" };
    assert.deepEqual(await approve([good, { ...good, amount: "-5" }]), ["lineItems.1.amount"]);
    assert.deepEqual(await approve([{ ...good, description: " " }]), ["lineItems.0.description"]);
    assert.deepEqual(await approve([{ ...good, description: "x".repeat(256) }]), ["lineItems.0.description"]);
    assert.deepEqual(
      await approve([{ ...good, amount: "-5", description: "" }, good, { ...good, amount: "x" }]),
      ["lineItems.0.description", "lineItems.0.amount", "lineItems.2.amount"],
    );
    assert.deepEqual(await approve(Array.from({ length: 21 }, () => good)), ["lineItems"]);
    assert.equal((await seenDraft(ada, id)).status, "SUBMITTED");
  });

  test("refuses a product that is retired, out of its band, unknown, or of another bank than the approved wording names", async () => {
    const { id, version } = await world.draft({ status: "SUBMITTED" });
    const approve = async (feeSummaryId: string) =>
      refusalOf(await call(rosa, "approveDraft", { id, version, feeSummaryId }));
    const NOT_OFFERED = { feeSummaryId: "This fee plan is not offered for this amount." };
    assert.deepEqual(await approve(await anOffer(world.app, { status: "RETIRED" })), NOT_OFFERED);
    assert.deepEqual(await approve(await anOffer(world.app, { maxValueCents: 24_999_999n })), NOT_OFFERED);
    assert.deepEqual(await approve(await anOffer(world.app, { minValueCents: 25_000_001n })), NOT_OFFERED);
    assert.equal(await approve("0199a3f2-0000-7000-8000-000000000000"), "FEE_SUMMARY_NOT_FOUND");
    assert.equal(await approve("nonsense"), "FEE_SUMMARY_NOT_FOUND");
    assert.deepEqual(await approve(idOf("fee summary", "beyondCash")), {
      feeSummaryId:
        "The wording under this fee plan is not the one that was approved when the draft was submitted. Ask the applicant to choose this fee plan.",
    });
    // Both ends of the band belong to it, and another product of the same bank has the same wording.
    assert.equal(
      await approve(
        await anOffer(world.app, {
          minValueCents: 25_000_000n,
          maxValueCents: 25_000_000n,
          establishmentFeeCents: 100n,
        }),
      ),
      "OK",
    );
  });

  test("under a product that costs nothing goes straight to Processing, without an invoice or a request", async () => {
    const feeSummaryId = await anOffer(world.app);
    const draft = await world.draft({ status: "SUBMITTED" });
    const approved = await must(rosa, "approveDraft", { id: draft.id, version: draft.version, feeSummaryId });
    assert.equal(approved.draft.status, "PROCESSING");
    assert.deepEqual(
      await seenDraft(ada, draft.id, "totalFees invoices { id } paymentDetails { totalAmount }"),
      {
        totalFees: "0.00",
        invoices: [],
        paymentDetails: null,
      },
    );
    const intents = (await mailsAbout(world, draft.id)).map(({ intent }) => intent);
    assert.ok(!intents.some((intent) => intent.startsWith("payment requested")));
  });
});

describe("the supplier", () => {
  test("finds a draft only once it was sent to it, and may then decline or establish its own", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const bea = await world.as("bea");
    const seen = (api: Api) => api.codeOf("query ($id: ID!) { draft(id: $id) { id } }", { id: draft.id });
    assert.deepEqual([await seen(sam), await seen(bea)], ["DRAFT_NOT_FOUND", "DRAFT_NOT_FOUND"]);
    const approved = await must(rosa, "approveDraft", {
      id: draft.id,
      version: draft.version,
      feeSummaryId: MACQUARIE,
    });
    assert.deepEqual([await seen(sam), await seen(bea)], ["OK", "DRAFT_NOT_FOUND"]);
    const input = { id: draft.id, version: approved.draft.version, reason: "Outside our appetite." };
    assert.equal(refusalOf(await call(bea, "rejectDraft", input)), "DRAFT_NOT_FOUND");
    await must(sam, "rejectDraft", input);
    assert.equal((await seenDraft(sam, draft.id, "status")).status, "REJECTED");
  });

  test("establishes what is paid, and sees the document that it issued", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const { document } = await must(
      sam,
      "establishDraft",
      {
        id: draft.id,
        version: draft.version,
        guaranteeNumber: "MQ-1001",
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      },
      "draft { status } document { id status supplierName }",
    );
    assert.deepEqual({ ...document, id: "" }, { id: "", status: "ESTABLISHED", supplierName: "Macquarie" });
  });

  test("neither asks for changes, approves nor records a payment", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { id, version } = draft;
    assert.equal(
      refusalOf(await call(sam, "requestDraftChanges", { id, version, reason: "x" })),
      "DRAFT_NOT_FOUND",
    );
    assert.equal(
      refusalOf(await call(sam, "approveDraft", { id, version, feeSummaryId: MACQUARIE })),
      "DRAFT_NOT_FOUND",
    );
    const payment = { invoiceId: draft.invoices[0]?.id, amount: "1", receivedDate: "2026-11-20" };
    assert.equal(
      refusalOf(await call(sam, "recordDraftPayment", { id, version, ...payment })),
      "DRAFT_NOT_FOUND",
    );
    assert.deepEqual(await seenDraft(sam, id, "invoices { id } paymentDetails { totalAmount }"), {
      invoices: [],
      paymentDetails: null,
    });
  });
});
