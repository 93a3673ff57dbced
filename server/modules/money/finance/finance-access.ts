// The only access checks of finance: enquiries for the organisation that made them and for the operator's own people.

import { asFinanceEnquiryId, type FinanceEnquiryId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff, type Person, requirePerson, roleIn } from "../../../transaction/actor.ts";
import { type Granted, grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";
import {
  type EnquiryFilter,
  findFinanceEnquiry,
  listFinanceEnquiries,
  lockFinanceEnquiry,
} from "./finance-store.ts";

/** Those who may raise drafts for the organisation see what it asked for; a shared draft's owner sees their own. */
export async function accessFinanceEnquiry(tx: Transaction, id: string): Promise<FinanceEnquiryRow> {
  const person = requirePerson(tx.actor);
  const enquiry = await findFinanceEnquiry(tx, asFinanceEnquiryId(id));
  if (enquiry === undefined || !maySee(person, enquiry)) refuse("FINANCE_ENQUIRY_NOT_FOUND", { id });
  return enquiry;
}

export async function accessFinanceEnquiryToAnswer(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<Granted<FinanceEnquiryRow, "CAN_ANSWER">> {
  requireFinanceDesk(tx);
  const enquiryId: FinanceEnquiryId = asFinanceEnquiryId(id);
  await lockFinanceEnquiry(tx, enquiryId);
  const enquiry = (await findFinanceEnquiry(tx, enquiryId)) ?? refuse("FINANCE_ENQUIRY_NOT_FOUND", { id });
  requireChangeable(enquiry, version);
  return grant(enquiry, "CAN_ANSWER");
}

export async function accessFinanceEnquiryToWithdraw(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<Granted<FinanceEnquiryRow, "CAN_WITHDRAW">> {
  const person = requirePerson(tx.actor);
  const enquiryId: FinanceEnquiryId = asFinanceEnquiryId(id);
  await lockFinanceEnquiry(tx, enquiryId);
  const enquiry = await findFinanceEnquiry(tx, enquiryId);
  if (enquiry === undefined || !isTheirs(person, enquiry)) refuse("FINANCE_ENQUIRY_NOT_FOUND", { id });
  requireChangeable(enquiry, version);
  return grant(enquiry, "CAN_WITHDRAW");
}

function requireChangeable(enquiry: FinanceEnquiryRow, version: number): void {
  if (enquiry.archivedAt !== null) refuse("RECORD_ARCHIVED");
  requireCurrent(enquiry, version);
}

export async function listOrganisationEnquiries(
  tx: Transaction,
  { organisationId, isArchived, ...list }: PageArguments & { organisationId: string; isArchived: boolean },
): Promise<Page<FinanceEnquiryRow>> {
  const id = requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  return await enquiriesPage(tx, { organisationId: id, isArchived }, list);
}

export async function listDeskEnquiries(
  tx: Transaction,
  { status, ...list }: PageArguments & { status?: FinanceEnquiryRow["status"] | null | undefined },
): Promise<Page<FinanceEnquiryRow>> {
  requireFinanceDesk(tx);
  return await enquiriesPage(tx, { status: status ?? undefined }, list);
}

async function enquiriesPage(tx: Transaction, filter: EnquiryFilter, list: PageArguments) {
  return await listFinanceEnquiries(tx, filter, list);
}

export function requireFinanceDesk({ actor }: Transaction): void {
  requirePerson(actor);
  if (!isProviderStaff(actor)) refuse("FINANCE_ENQUIRY_NOT_FOUND", { id: "desk" });
}

function maySee(person: Person, enquiry: FinanceEnquiryRow): boolean {
  return isProviderStaff(person) || isTheirs(person, enquiry);
}

function isTheirs(person: Person, { organisationId, createdBy }: FinanceEnquiryRow): boolean {
  const role = roleIn(person, organisationId) ?? null;
  return createdBy === person.accountId || decideOrganisation({ role }, "CAN_ADD_DOCUMENTS").allowed;
}
