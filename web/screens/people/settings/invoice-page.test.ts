// Shows: INV-03, INV-05, INV-15, INV-16, INV-24.
import { expect, test } from "vitest";
import { type BilledInvoice, invoicePage } from "./invoice-page.ts";

const BILLED: BilledInvoice = {
  organisationId: "0198c000-0000-7000-8000-000000000011",
  organisationName: "Harbour & Sons <Civil>",
  organisationAbn: "53004085616",
  organisationAddress: "PO Box 7, Newcastle NSW 1300",
  draftId: "0198c000-0000-7000-8000-000000000012",
  draftReferenceNumber: "BD-104212",
  processType: "BANK_GUARANTEE",
  beneficiaryName: "Woolworths Group Limited",
  bankAccountName: "Bondline Trust Account",
  bankAccountBsb: "033-088",
  bankAccountNumber: "482913",
  invoice: {
    id: "0198c000-0000-7000-8000-000000000013",
    invoiceNumber: "INV-7KQ2",
    depositReferenceNumber: "BL-7KQ2",
    status: "open",
    paymentStatus: "requires_payment_method",
    hostedUrl: null,
    total: "1660.00",
    gst: "10.00",
    creditedAmount: "0.00",
    paidAmount: "660.00",
    paidAt: null,
    createdAt: "2026-11-20T00:00:00.000Z",
    dueDate: "2026-11-27",
    creditNotes: [],
    lineItems: [
      { description: "Establishment Fee", amount: "650.00", taxTreatment: "INPUT_TAXED" },
      { description: "Delivery", amount: "100.00", taxTreatment: "TAXABLE_10" },
    ],
  },
};

test("an invoice says who owes what for what, what is still to pay, and where", async () => {
  const text = await invoicePage(BILLED, "https://portal.example/invoice.css").text();
  expect(text).toContain("<h1>Tax invoice INV-7KQ2</h1>");
  expect(text).toContain("<dd>53 004 085 616</dd>");
  expect(text).toContain("<dd>Bank Guarantee BD-104212 for Woolworths Group Limited</dd>");
  expect(text).toContain('<tr><th scope="row">Establishment Fee</th><td>$650.00</td></tr>');
  expect(text).toContain('<tr><th scope="row">Total</th><td>$1,660.00</td></tr>');
  expect(text).toContain('<tr><th scope="row">Still to pay</th><td>$1,000.00</td></tr>');
  expect(text).toContain("<dt>Reference</dt><dd>BL-7KQ2</dd>");
});

test("nothing that somebody typed becomes markup", async () => {
  const text = await invoicePage(BILLED, "https://portal.example/invoice.css").text();
  expect(text).toContain("Harbour &#38; Sons &#60;Civil&#62;");
  expect(text).not.toContain("<Civil>");
});

test("a paid invoice asks for nothing, and one without a taxed line is no tax invoice", async () => {
  const { invoice } = BILLED;
  const paid = { ...invoice, status: "paid" as const, lineItems: invoice.lineItems.slice(0, 1) };
  const text = await invoicePage({ ...BILLED, invoice: paid }, "https://portal.example/i.css").text();
  expect(text).toContain("<h1>Invoice INV-7KQ2</h1>");
  expect(text).not.toContain("Pay by deposit");
});
