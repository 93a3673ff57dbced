// A draft's invoice as a PDF: it opens, says what the invoice says to the cent, and is for those who see the payments.
// Shows: INV-03.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import fc from "fast-check";
import { extractText, getDocumentProxy } from "unpdf";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { DEPOSIT_ACCOUNT } from "../../../demo/cast.ts";
import { type InvoiceFile, invoiceFile } from "../../money/invoices/public.ts";

const FILE =
  "query ($d: ID!, $i: ID!) { draftInvoiceFile(draftId: $d, invoiceId: $i) { fileName contentType content } }";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

/** The text of a page, with any run of white space as one space. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

async function fileOf(api: Api, draft: { id: string; invoices: { id: string }[] }) {
  const { draftInvoiceFile } = await api.get(FILE, { d: draft.id, i: draft.invoices[0]?.id });
  return { ...draftInvoiceFile, text: await textOf(Buffer.from(draftInvoiceFile.content, "base64")) };
}

describe("the invoice of a draft", () => {
  test("says while it is open what is to be paid, until when, and how", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const [invoice] = draft.invoices;
    const { fileName, contentType, text } = await fileOf(ada, draft);
    assert.equal(fileName, `${invoice?.invoiceNumber}.pdf`);
    assert.equal(contentType, "application/pdf");
    for (const said of [
      "Bondline Pty Ltd, ABN 51 824 753 556",
      `Invoice ${invoice?.invoiceNumber}`,
      "Billed to Harbour Civil Pty Ltd",
      `Bank Guarantee ${draft.referenceNumber} for Woolworths Group Limited`,
      "Issued 20/11/2026 Due 27/11/2026 Status Open",
      "Establishment Fee $650.00",
      "GST $0.00 Total $",
      `BSB 033-088 Account number 482913 Reference ${invoice?.depositReferenceNumber}`,
    ])
      assert.ok(text.includes(said), `${said} in ${text}`);
  });

  test("is a receipt once it is paid: when, how much, and nothing more to pay", async () => {
    const { text } = await fileOf(ada, await world.draft({ status: "PROCESSING" }));
    assert.match(text, /Bondline Pty Ltd, ABN 51 824 753 556/);
    assert.match(text, /Status Paid on 20\/11\/2026/);
    assert.match(text, /Total (\$[\d,.]+) Paid \1/);
    assert.doesNotMatch(text, /Due|Pay by bank transfer|Still to pay/);
  });

  test("is not there under another draft, nor for a reader who sees no payments", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const other = await world.draft({ status: "PENDING_PAYMENT" });
    const given = { d: other.id, i: draft.invoices[0]?.id };
    assert.equal(await ada.codeOf(FILE, given), "INVOICE_NOT_FOUND");
    for (const person of ["wes", "fay", "sam"] as const)
      assert.equal(
        await (await world.as(person)).codeOf(FILE, { ...given, d: draft.id }),
        "DRAFT_NOT_FOUND",
        person,
      );
  });
});

describe("any invoice", () => {
  const drawnLine = fc.record({
    description: fc.constantFrom(
      "Establishment Fee",
      "Courier to Nguyễn & Đặng",
      "Женя Ωμέγα",
      "A ".repeat(90),
    ),
    amountCents: fc.bigInt({ min: -99_999_999n, max: 99_999_999_999n }),
    taxTreatment: fc.constantFrom("INPUT_TAXED", "TAXABLE_10", "OUT_OF_SCOPE"),
    lineKind: fc.constant(null),
  });
  const drawnInvoice = fc.record({
    lines: fc.array(drawnLine, { minLength: 1, maxLength: 60 }),
    gstCents: fc.bigInt({ min: 0n, max: 99_999_999n }),
    totalCents: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
    paidCents: fc.bigInt({ min: 0n, max: 99_999_999_999n }),
    status: fc.constantFrom("open", "paid", "void"),
  });

  test("has every line and sum in its file, to the cent, on as many pages as it takes", async () => {
    await fc.assert(
      fc.asyncProperty(drawnInvoice, async (drawn) => {
        const { content } = await drawnFile(drawn);
        assert.deepEqual(amountsIn(await textOf(content)), amountsDue(drawn));
      }),
      { numRuns: 25, seed: 20_261_120 },
    );
  });

  test("is the same file, byte for byte, each time it is written", async () => {
    const [drawn] = fc.sample(drawnInvoice, { numRuns: 1, seed: 7 });
    if (drawn === undefined) throw new Error("Nothing was drawn.");
    const [one, other] = [await drawnFile(drawn), await drawnFile(drawn)];
    assert.ok(one.content.equals(other.content));
  });

  type Drawn = typeof drawnInvoice extends fc.Arbitrary<infer Value> ? Value : never;

  test("names nobody before there is a provider", async () => {
    const [drawn] = fc.sample(drawnInvoice, { numRuns: 1, seed: 7 });
    if (drawn === undefined) throw new Error("Nothing was drawn.");
    assert.doesNotMatch(await textOf((await drawnFile(drawn)).content), /Bondline Pty|undefined/);
  });

  function drawnFile(drawn: Drawn): Promise<InvoiceFile> {
    const invoice = {
      ...drawn,
      creditNotes: [],
      creditedCents: 0n,
      lines: drawn.lines.map((line) => ({ ...line, amountCents: line.amountCents as Cents })),
      invoiceNumber: "INV-7KQ2-4410",
      depositReferenceNumber: "BL-7KQ2-4410",
      createdAt: instant("2026-11-20T02:00:00.000Z"),
      paidAt: null,
    };
    return invoiceFile(
      {
        invoice: invoice as never,
        organisationName: "Harbour Civil Pty Ltd",
        organisationAbn: "53004085616",
        organisationAddress: "12 Bligh Street, Sydney NSW 2000",
        draftReferenceNumber: "DR-7KQ2",
        processType: "BANK_GUARANTEE",
        beneficiaryName: null,
      },
      undefined,
      DEPOSIT_ACCOUNT,
    );
  }

  function amountsIn(text: string): string[] {
    return text.match(/-?\$[\d,]+\.\d\d/g) ?? [];
  }

  /** Written out apart from the product's own text of an amount. */
  function amountsDue({ lines, gstCents, totalCents, paidCents, status }: Drawn): string[] {
    const due = [...lines.map(({ amountCents }) => amountCents), gstCents, totalCents];
    if (paidCents > 0n) due.push(paidCents);
    if (paidCents > 0n && paidCents < totalCents && status === "open") due.push(totalCents - paidCents);
    return due.map((amount) => {
      const digits = String(amount < 0n ? -amount : amount).padStart(3, "0");
      const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
      return `${amount < 0n ? "-" : ""}$${dollars}.${digits.slice(-2)}`;
    });
  }
});
