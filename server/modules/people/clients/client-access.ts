// The only access checks of clients: the provider's own people see them, and its administrators say what is taken off.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { CLIENT_FILTERS } from "@bondline/domain/people/clients/client-filters.ts";
import { clientExportColumns } from "@bondline/domain/records/exports/client-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderAdministrator, isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type ClientListFilter,
  type ClientRow,
  type ClientSort,
  clientListToExport,
  countClients,
  findClient,
  listClients,
} from "./client-store.ts";

export type { ClientRow };

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
  list: ClientList,
  zone: string,
): Promise<RowSource> {
  const filter = filterOf(tx, list);
  return listSourceOf(tx, {
    name: ["All", "clients"],
    columns: clientExportColumns(zone),
    rights: "PROVIDER",
    count: () => countClients(tx, filter),
    statement: clientListToExport(filter, list.sort ?? BY_NAME, zone),
  });
}

function filterOf(tx: Transaction, { search, filter }: ClientList): ClientListFilter {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id: "desk" });
  return { search: search ?? "", narrowed: checkFilter(CLIENT_FILTERS, filter) };
}

export async function accessClientToPropose(tx: Transaction, id: string): Promise<ClientRow> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
  return (await findClient(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}
