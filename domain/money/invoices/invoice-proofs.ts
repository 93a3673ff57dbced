// What an invoice comes to, with its GST shown apart, held against the same sum in thousandths.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents } from "../../values/money/money.ts";
import { type InvoiceLine, type InvoiceTotals, invoiceTotals } from "./invoice.ts";
import { gstCents, TAX_TREATMENTS } from "./tax-treatment.ts";

const drawnLine: fc.Arbitrary<InvoiceLine> = fc.record({
  description: fc.constant("Courier"),
  amountCents: fc
    .oneof(fc.bigInt(-500n, 500n), fc.bigInt(-5_000_000n, 99_999_999_999n))
    .map((count) => cents(count)),
  taxTreatment: fc.constantFrom(...TAX_TREATMENTS),
});
const drawnLines = fc.array(drawnLine, { minLength: 1, maxLength: 8 });

const TOTALS: Proof = proof({
  name: "an invoice: GST of each taxed line to the nearest cent and shown apart, lines sum to the total",
  against: "the lines' sum in thousandths of a dollar",
  subject: invoiceTotals as (lines: readonly InvoiceLine[]) => InvoiceTotals,
  cases: drawnLines,
  holds: (subject, lines) => {
    const totals = subject(lines);
    const net = lines.reduce((sum, line) => sum + line.amountCents, 0n);
    const gst = lines.reduce((sum, line) => sum + dueGst(line), 0n);
    return totals.netCents === net && totals.gstCents === gst && totals.totalCents === net + gst;
  },
  broken: {
    "rounds GST once, for the whole invoice": (lines) => {
      const taxed = lines.filter(({ taxTreatment }) => taxTreatment === "TAXABLE_10");
      const net = invoiceTotals(lines).netCents;
      const gst = gstCents(cents(taxed.reduce((sum, line) => sum + line.amountCents, 0n)), "TAXABLE_10");
      return { netCents: net, gstCents: gst, totalCents: cents(net + gst) };
    },
    "works GST out of the total": (lines) => {
      const { netCents } = invoiceTotals(lines);
      return { netCents, gstCents: cents(netCents / 11n), totalCents: netCents };
    },
    "taxes what is input taxed": (lines) =>
      invoiceTotals(lines.map((line) => ({ ...line, taxTreatment: "TAXABLE_10" }))),
  },
});

export const INVOICE_PROOFS: readonly Proof[] = [TOTALS];

/** A tenth of a cent's tens is a tenth of the cents: five thousandths and more make another cent, away from zero. */
function dueGst({ amountCents, taxTreatment }: InvoiceLine): bigint {
  if (taxTreatment !== "TAXABLE_10") return 0n;
  const thousandths = amountCents < 0n ? -amountCents : amountCents;
  const rest = thousandths % 10n;
  const gst = (thousandths - rest) / 10n + (rest >= 5n ? 1n : 0n);
  return amountCents < 0n ? -gst : gst;
}
