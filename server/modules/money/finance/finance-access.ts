// The only doors to finance: enquiries for the organisation that made them and for the operator's own people.

import { asFinanceEnquiryId, type FinanceEnquiryId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import {
  COUNT_MAX,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { isProviderStaff, type Person, requirePerson, roleIn } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";
import {
  countFinanceEnquiries,
  type EnquiryFilter,
  type FinanceEnquiryListRow,
  findFinanceEnquiry,
  listFinanceEnquiries,
  lockFinanceEnquiry,
} from "./finance-store.ts";

/** Those who may raise drafts for the organisation see what it asked for; a shared draft's owner sees their own. */
export async function accessFinanceEnquiry(work: Work, id: string): Promise<FinanceEnquiryRow> {
  const person = requirePerson(work.actor);
  const enquiry = await findFinanceEnquiry(work, asFinanceEnquiryId(id));
  if (enquiry === undefined || !maySee(person, enquiry)) refuse("FINANCE_ENQUIRY_NOT_FOUND", { id });
  return enquiry;
}

export async function accessFinanceEnquiryToAnswer(
  work: Work,
  { id, version }: { id: string; version: number },
): Promise<FinanceEnquiryRow> {
  requireFinanceDesk(work);
  const enquiryId: FinanceEnquiryId = asFinanceEnquiryId(id);
  await lockFinanceEnquiry(work, enquiryId);
  const enquiry = (await findFinanceEnquiry(work, enquiryId)) ?? refuse("FINANCE_ENQUIRY_NOT_FOUND", { id });
  if (enquiry.version !== version) refuse("CONFLICT", { versionRead: version, versionNow: enquiry.version });
  return enquiry;
}

export async function listOrganisationEnquiries(
  work: Work,
  { organisationId, ...list }: PageArguments & { organisationId: string },
): Promise<Page<FinanceEnquiryRow>> {
  const id = requireOrganisation(work, organisationId, "CAN_ADD_DOCUMENTS");
  return await enquiriesPage(work, { organisationId: id }, list);
}

export async function listDeskEnquiries(
  work: Work,
  { status, ...list }: PageArguments & { status?: FinanceEnquiryRow["status"] | null | undefined },
): Promise<Page<FinanceEnquiryRow>> {
  requireFinanceDesk(work);
  return await enquiriesPage(work, { status: status ?? undefined }, list);
}

async function enquiriesPage(
  work: Work,
  filter: EnquiryFilter,
  list: PageArguments,
): Promise<Page<FinanceEnquiryRow>> {
  const request = pageRequest(list, isMoment);
  const rows = await listFinanceEnquiries(work, filter, request);
  return pageOf<FinanceEnquiryRow>(
    request,
    rows,
    (row) => ({ value: (row as FinanceEnquiryListRow).sortText, id: row.id }),
    () => countFinanceEnquiries(work, filter, COUNT_MAX),
  );
}

function requireFinanceDesk({ actor }: Work): void {
  requirePerson(actor);
  if (!isProviderStaff(actor)) refuse("FINANCE_ENQUIRY_NOT_FOUND", { id: "desk" });
}

function maySee(person: Person, enquiry: FinanceEnquiryRow): boolean {
  const role = roleIn(person, enquiry.organisationId) ?? null;
  return (
    isProviderStaff(person) ||
    enquiry.createdBy === person.accountId ||
    decideOrganisation({ role }, "CAN_ADD_DOCUMENTS").allowed
  );
}
