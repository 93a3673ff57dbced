// Raises an invoice over lines that are frozen with it, and asks the card provider for a page to pay it on.

import { randomBytes } from "node:crypto";
import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import {
  DEPOSIT_REFERENCE_BYTES,
  depositReference,
} from "@bondline/domain/money/invoices/deposit-reference.ts";
import { type InvoiceLine, invoiceTotals } from "@bondline/domain/money/invoices/invoice.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { InvoiceLineKind } from "../invoice-record.ts";
import { insertInvoice } from "../invoice-store.ts";
import { askForHostedPayment } from "./ask-for-hosted-payment.ts";

export type RaisedInvoice = {
  id: string;
  invoiceNumber: string;
  depositReferenceNumber: string;
  totalCents: Cents;
};

type Lines = readonly (InvoiceLine & { kind: InvoiceLineKind })[];
type Invoiced = { id: DraftId; organisationId: OrganisationId };

export async function raiseInvoice(tx: Transaction, draft: Invoiced, lines: Lines): Promise<RaisedInvoice> {
  const raised = await writeInvoice(tx, draft, lines);
  await askForHostedPayment(tx, raised.id);
  return raised;
}

/** Without a page to pay it on. */
export async function writeInvoice(tx: Transaction, draft: Invoiced, lines: Lines): Promise<RaisedInvoice> {
  const { gstCents, totalCents } = invoiceTotals(lines);
  const id = tx.newId();
  const depositReferenceNumber = depositReference(randomBytes(DEPOSIT_REFERENCE_BYTES));
  const invoiceNumber = depositReferenceNumber.replace("BL-", "INV-");

  await insertInvoice(tx, {
    id,
    draftId: draft.id,
    organisationId: draft.organisationId,
    invoiceNumber,
    depositReferenceNumber,
    gstCents,
    totalCents,
    lines,
  });
  return { id, invoiceNumber, depositReferenceNumber, totalCents };
}
