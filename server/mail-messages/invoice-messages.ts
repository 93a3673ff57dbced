// The mail that brings an invoice to a further recipient.

import { INVOICE_STATUS_TEXT, type InvoiceStatus } from "@bondline/domain/money/invoices/invoice.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { type Cents, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import type { MailBlock } from "./mail-blocks.ts";
import { composeMail, type MailContent, quoted } from "./mail-content.ts";

export type InvoiceMailInput = {
  organisationName: string;
  invoiceNumber: string;
  /** In running text: "bank guarantee". */
  what: string;
  draftReference: string;
  status: InvoiceStatus;
  totalCents: Cents;
  paidCents: Cents;
  depositReference: string;
  bankAccount: { name: string; bsb: string; number: string };
  /** The hosted page, while the invoice can be paid and the page is there. */
  paymentLink: string | null;
};

export function invoiceMail(input: InvoiceMailInput): MailContent {
  const { invoiceNumber, organisationName, totalCents } = input;
  return composeMail({
    subject: `Invoice ${invoiceNumber} from Bondline`,
    preview: `${formatAud(totalCents)}, ${INVOICE_STATUS_TEXT[input.status].toLowerCase()}.`,
    heading: `Invoice ${invoiceNumber}`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(organisationName)} sends you the invoice for its ${input.what} ${input.draftReference}.`,
      },
      { kind: "facts", rows: factsOf(input) },
      ...paymentOf(input),
    ],
    footer: `You receive this mail because somebody at ${quoted(organisationName)} sent this invoice to your address.`,
  });
}

function factsOf({ status, totalCents, paidCents, depositReference }: InvoiceMailInput): [string, string][] {
  return [
    ["Status", INVOICE_STATUS_TEXT[status]],
    ["Total", formatAud(totalCents)],
    ...(paidCents > 0n ? ([["Paid", formatAud(paidCents)]] as [string, string][]) : []),
    ["Deposit reference", depositReference],
  ];
}

function paymentOf(input: InvoiceMailInput): MailBlock[] {
  if (input.status !== "open") return [];
  const open = subtractCents(input.totalCents, input.paidCents);
  const { name, bsb, number } = input.bankAccount;
  const page: MailBlock[] =
    input.paymentLink === null ? [] : [{ kind: "button", label: "Pay by card", url: input.paymentLink }];
  return [
    ...page,
    {
      kind: "note",
      text: `Or deposit ${formatAud(open)} to ${name}, BSB ${formatBsb(bsb)}, account ${number}, with the reference ${input.depositReference}.`,
    },
  ];
}
