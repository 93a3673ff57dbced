// The access check of the facilities of all clients: the provider's own people's, who arranged them, and a bank's of those that were sent to it.

import { STAFF_FACILITY_FILTERS } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import { staffFacilityExportColumns } from "@bondline/domain/records/exports/facility-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireDeskReader } from "../../../transaction/desk-reader.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilitySort } from "./facility-list-store.ts";
import type { Facility } from "./facility-record.ts";
import { FACILITY_REGISTER } from "./facility-register-store.ts";

export type FacilityRegister = {
  search?: string | null | undefined;
  sort?: FacilitySort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: FacilitySort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllFacilities(
  tx: Transaction,
  list: FacilityRegister & PageArguments,
): Promise<Page<Facility>> {
  return await listRegister<Facility>(tx, FACILITY_REGISTER, askedOf(tx, list), list);
}

/** As the list shows them; what one costs is its holder's and the provider's. */
export async function accessAllFacilitiesToExport(
  tx: Transaction,
  list: FacilityRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  const { supplierId, rights } = readerOf(tx);
  return listSourceOf(tx, {
    name: ["All", "facilities"],
    columns: staffFacilityExportColumns({ seesCosts: supplierId === null, zone }),
    rights,
    count: () => countRegister(tx, FACILITY_REGISTER, asked),
    statement: registerToExport(FACILITY_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: FacilityRegister) {
  const { supplierId } = readerOf(tx);
  const narrowed = checkFilter(STAFF_FACILITY_FILTERS, filter);
  return { search: search ?? "", narrowed, sort: sort ?? NEWEST, supplierId };
}

const readerOf = ({ actor }: Pick<Transaction, "actor">) =>
  requireDeskReader(actor, () => refuse("FACILITY_NOT_FOUND", { id: "desk" }));
