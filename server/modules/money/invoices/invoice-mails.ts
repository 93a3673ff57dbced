// The mail that carries an invoice, to each recipient by itself: strangers do not learn of each other.

import { type InvoiceStatus, invoiceStatusText, owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { type Cents, cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_FEES, EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireDepositAccount } from "../../office/provider/provider-access.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";

export type InvoiceMailInput = {
  organisationName: string;
  invoiceNumber: string;
  /** In running text: "bank guarantee". */
  what: string;
  draftReference: string;
  status: InvoiceStatus;
  totalCents: Cents;
  creditedCents: Cents;
  paidCents: Cents;
  depositReference: string;
  bankAccount: { name: string; bsb: string; number: string };
  /** The hosted page, while the invoice can be paid and the page is there. */
  paymentLink: string | null;
};

export const invoiceMail = mailTemplate(
  {
    template: "invoiceMail",
    kind: "TO_ACT",
    when: "an invoice is sent to further people",
    toStranger: true,
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      invoiceNumber: "INV-7KQ2",
      what: "bank guarantee",
      draftReference: "BD-104212",
      status: "open",
      totalCents: EXAMPLE_FEES,
      creditedCents: cents(0n),
      paidCents: cents(0n),
      depositReference: "BL-7KQ2-4410",
      bankAccount: { name: "Bondline Trust Account", bsb: "033088", number: "482913" },
      paymentLink: EXAMPLE_LINK,
    },
  },
  (input: InvoiceMailInput) => {
    const { invoiceNumber, organisationName, totalCents } = input;
    return {
      subject: `Invoice ${invoiceNumber} from Bondline`,
      preview: `${formatAud(totalCents)}, ${invoiceStatusText(input).toLowerCase()}.`,
      heading: `Invoice ${invoiceNumber}`,
      blocks: [
        {
          kind: "paragraph",
          text: `${quoted(organisationName)} sends you the invoice for its ${input.what} ${input.draftReference}.`,
        },
        { kind: "facts", rows: factsOf(input) },
        ...paymentOf(input),
      ],
      footer: `You get this email because someone at ${quoted(organisationName)} sent this invoice to your address.`,
    };
  },
);

function factsOf(input: InvoiceMailInput): [string, string][] {
  const { status, totalCents, creditedCents, paidCents, depositReference } = input;
  const isLess = status === "open" && owedCents(input) < totalCents;
  return [
    ["Status", invoiceStatusText(input)],
    ["Total", formatAud(totalCents)],
    ...(creditedCents > 0n ? ([["Credited", formatAud(creditedCents)]] as [string, string][]) : []),
    ...(paidCents > 0n ? ([["Paid", formatAud(paidCents)]] as [string, string][]) : []),
    ...(isLess ? ([["Still to pay", formatAud(owedCents(input))]] as [string, string][]) : []),
    ["Deposit reference", depositReference],
  ];
}

function paymentOf(input: InvoiceMailInput): MailBlock[] {
  if (input.status !== "open") return [];
  const open = owedCents(input);
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

export async function sendInvoice(tx: Transaction, billed: BillingInvoice, recipients: readonly string[]) {
  const { invoice } = billed;
  const account = await requireDepositAccount(tx);
  const content = invoiceMail({
    organisationName: billed.organisationName,
    invoiceNumber: invoice.invoiceNumber,
    what: PROCESS_TYPE_TEXT[billed.processType].toLowerCase(),
    draftReference: billed.draftReferenceNumber,
    status: invoice.status,
    totalCents: invoice.totalCents,
    creditedCents: invoice.creditedCents,
    paidCents: invoice.paidCents,
    depositReference: invoice.depositReferenceNumber,
    bankAccount: { name: account.accountName, bsb: account.bsb, number: account.accountNumber },
    paymentLink: invoice.status === "open" ? invoice.hostedUrl : null,
  });
  await queueMail(tx, {
    intent: `invoice ${invoice.id} sent again ${tx.newId()}`,
    record: { kind: "DRAFT", id: billed.draftId },
    to: recipients,
    content,
  });
}
