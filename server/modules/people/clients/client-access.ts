// The only access checks of clients: the provider's own people see them, and its administrators say what is taken off.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { CLIENT_FILTERS } from "@bondline/domain/people/clients/client-filters.ts";
import { clientExportColumns } from "@bondline/domain/records/exports/client-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderAdministrator, isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessMemberOfClient, type Member } from "../members/member-access.ts";
import {
  type ClientListFilter,
  type ClientRow,
  type ClientSort,
  clientListToExport,
  countClients,
  findClient,
  listClients,
} from "./client-store.ts";
import { type ClientSums, sumClient } from "./client-sums-store.ts";

export type { ClientRow, ClientSums };

export type ClientList = {
  search?: string | null | undefined;
  sort?: ClientSort | null | undefined;
  filter?: SentFilter;
};

const BY_NAME: ClientSort = { field: "NAME", direction: "ASC" };

export async function listDeskClients(
  tx: Transaction,
  list: ClientList & PageArguments,
): Promise<Page<ClientRow>> {
  return await listClients(tx, filterOf(tx, list), list.sort ?? BY_NAME, list);
}

/** As the list shows them. */
export async function accessClientsToExport(
  tx: Transaction,
  list: ClientList & SentRows,
  zone: string,
): Promise<RowSource> {
  const filter = { ...filterOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "clients"],
    columns: clientExportColumns(zone),
    rights: "PROVIDER",
    count: () => countClients(tx, filter),
    statement: clientListToExport(filter, list.sort ?? BY_NAME, zone),
  });
}

/** One of them, with all that its page says. */
export async function accessClient(tx: Transaction, id: string): Promise<ClientRow> {
  requireDesk(tx, id);
  return (await findClient(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

/** One of its people, for the provider's administrators. */
export async function accessClientMember(
  tx: Transaction,
  place: { organisationId: string; memberId: string },
): Promise<Member> {
  const { id } = await accessClientToPropose(tx, place.organisationId);
  return await accessMemberOfClient(tx, { organisationId: id, memberId: place.memberId });
}

/** As they stand today. */
export async function accessClientSums(tx: Transaction, id: string): Promise<ClientSums> {
  const client = await accessClient(tx, id);
  return await sumClient(tx, client.id, dayAt(tx.now, DEFAULT_ZONE));
}

function requireDesk(tx: Transaction, id: string): void {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
}

function filterOf(tx: Transaction, { search, filter }: ClientList): ClientListFilter {
  requireDesk(tx, "desk");
  return { search: search ?? "", narrowed: checkFilter(CLIENT_FILTERS, filter) };
}

export async function accessClientToPropose(tx: Transaction, id: string): Promise<ClientRow> {
  const client = await accessClient(tx, id);
  if (!isProviderAdministrator(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
  return client;
}
