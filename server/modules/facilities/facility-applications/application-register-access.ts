// The access check of the applications of all clients: the provider's own people's, and a bank's of those that were sent to it.

import { STAFF_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { staffApplicationExportColumns } from "@bondline/domain/records/exports/facility-application-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireDeskReader } from "../../../transaction/desk-reader.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityApplication } from "./application-record.ts";
import { APPLICATION_REGISTER, type ApplicationRegisterSort } from "./application-register-store.ts";

export type ApplicationRegister = {
  search?: string | null | undefined;
  sort?: ApplicationRegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: ApplicationRegisterSort = { field: "SUBMITTED_AT", direction: "DESC" };

export async function listAllApplications(
  tx: Transaction,
  list: ApplicationRegister & PageArguments,
): Promise<Page<FacilityApplication>> {
  return await listRegister<FacilityApplication>(tx, APPLICATION_REGISTER, askedOf(tx, list), list);
}

/** As the list shows them. */
export async function accessAllApplicationsToExport(
  tx: Transaction,
  list: ApplicationRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  const { supplierId, rights } = readerOf(tx);
  return listSourceOf(tx, {
    name: ["All", "applications"],
    columns: staffApplicationExportColumns({ seesFees: supplierId === null, zone }),
    rights,
    count: () => countRegister(tx, APPLICATION_REGISTER, asked),
    statement: registerToExport(APPLICATION_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: ApplicationRegister) {
  const { supplierId } = readerOf(tx);
  const narrowed = checkFilter(STAFF_APPLICATION_FILTERS, filter);
  return { search: search ?? "", narrowed, sort: sort ?? NEWEST, supplierId };
}

const readerOf = ({ actor }: Pick<Transaction, "actor">) =>
  requireDeskReader(actor, () => refuse("FACILITY_APPLICATION_NOT_FOUND", { id: "desk" }));
