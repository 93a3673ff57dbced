// Writes an invoice down, with the lines that are frozen with it and its reference for a deposit. Nobody is asked to pay it by that.

import { randomBytes } from "node:crypto";
import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import {
  DEPOSIT_REFERENCE_BYTES,
  depositReference,
} from "@bondline/domain/money/invoices/deposit-reference.ts";
import { invoiceTotals } from "@bondline/domain/money/invoices/invoice.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertInvoice, type NewInvoiceLine } from "../invoice-store.ts";

export type RaisedInvoice = {
  id: string;
  invoiceNumber: string;
  depositReferenceNumber: string;
  totalCents: Cents;
};

export type InvoiceLines = readonly NewInvoiceLine[];
export type Invoiced = { id: DraftId; organisationId: OrganisationId };

export async function writeInvoice(
  tx: Transaction,
  draft: Invoiced,
  lines: InvoiceLines,
): Promise<RaisedInvoice> {
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
