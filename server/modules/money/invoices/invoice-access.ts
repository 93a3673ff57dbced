// The door to an organisation's invoices: its own billing, for those of its members who may see it.

import { asInvoiceId } from "@bondline/domain/ids.ts";
import { findDepositReference } from "@bondline/domain/money/invoices/deposit-reference.ts";
import type { InvoiceStatus } from "@bondline/domain/money/invoices/invoice.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type Page, type PageArguments, pageOf, pageRequest } from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { requirePerson, roleIn } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  type BillingInvoice,
  countInvoices,
  findBillingInvoice,
  findBillingInvoiceByReference,
  listInvoices,
} from "./invoice-list-store.ts";

export type InvoiceListArguments = PageArguments & {
  organisationId: string;
  status?: InvoiceStatus | null | undefined;
};

export async function listBillingInvoices(
  work: Work,
  list: InvoiceListArguments,
): Promise<Page<BillingInvoice>> {
  const { id: organisationId } = await accessOrganisation(work, list.organisationId, "CAN_VIEW_BILLING");
  const filter = { organisationId, status: list.status ?? null };
  const request = pageRequest(list, isMoment);
  const rows = await listInvoices(work, filter, request);
  return pageOf(
    request,
    rows,
    ({ sortText, invoice }) => ({ value: sortText, id: invoice.id }),
    () => countInvoices(work, filter),
  );
}

export async function accessBillingInvoice(work: Work, id: string): Promise<BillingInvoice> {
  requirePerson(work.actor);
  return requireBilling(work, await findBillingInvoice(work, asInvoiceId(id)), id);
}

/** By the deposit reference, which is what people have in hand. */
export async function accessBillingInvoiceByReference(
  work: Work,
  referenceNumber: string,
): Promise<BillingInvoice> {
  requirePerson(work.actor);
  const reference = findDepositReference(referenceNumber);
  const found = reference === undefined ? undefined : await findBillingInvoiceByReference(work, reference);
  return requireBilling(work, found, referenceNumber);
}

function requireBilling(work: Work, found: BillingInvoice | undefined, id: string): BillingInvoice {
  const role = found === undefined ? null : (roleIn(work.actor, found.organisationId) ?? null);
  if (found === undefined || !decideOrganisation({ role }, "CAN_VIEW_BILLING").allowed)
    refuse("INVOICE_NOT_FOUND", { id });
  return found;
}
