// The access check of the applications of all clients: the provider's own people's.

import { STAFF_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { staffApplicationExportColumns } from "@bondline/domain/records/exports/facility-application-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityApplication } from "./application-record.ts";
import {
  countRegister,
  listRegister,
  type RegisterFilter,
  type RegisterSort,
  registerToExport,
} from "./application-register-store.ts";

export type ApplicationRegister = {
  search?: string | null | undefined;
  sort?: RegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: RegisterSort = { field: "SUBMITTED_AT", direction: "DESC" };

export async function listAllApplications(
  tx: Transaction,
  list: ApplicationRegister & PageArguments,
): Promise<Page<FacilityApplication>> {
  return await listRegister(tx, filterOf(tx, list), list.sort ?? NEWEST, list);
}

/** As the list shows them. */
export async function accessAllApplicationsToExport(
  tx: Transaction,
  list: ApplicationRegister,
  zone: string,
): Promise<RowSource> {
  const filter = filterOf(tx, list);
  return listSourceOf(tx, {
    name: ["All", "applications"],
    columns: staffApplicationExportColumns(zone),
    rights: "PROVIDER",
    count: () => countRegister(tx, filter),
    statement: registerToExport(filter, list.sort ?? NEWEST, zone),
  });
}

function filterOf(tx: Transaction, { search, filter }: ApplicationRegister): RegisterFilter {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("FACILITY_APPLICATION_NOT_FOUND", { id: "desk" });
  return { search: search ?? "", narrowed: checkFilter(STAFF_APPLICATION_FILTERS, filter) };
}
