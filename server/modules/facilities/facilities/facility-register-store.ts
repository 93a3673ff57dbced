// Facilities that were arranged for all clients, as the provider's people read them: SQL and nothing else.

import type { StaffFacilityFilterName } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import type { Register } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import {
  FACILITY_FILTER_COLUMNS,
  FACILITY_ORDERS,
  type FacilitySortField,
  facilityCells,
  useAsked,
} from "./facility-list-store.ts";
import { FACILITY_DETAIL } from "./facility-store.ts";

const client = (words: string) => isOfClient("f.organisation_id", words);

export const FACILITY_REGISTER: Register<FacilitySortField, StaffFacilityFilterName> = {
  id: "f.id",
  from: "facility f cross join lateral facility_use(f.id) u",
  counted: "facility f",
  columns: FACILITY_DETAIL,
  orders: FACILITY_ORDERS,
  // What a client records of its own is read by no one else.
  holds: "f.is_system_facility",
  // Before it is sent to the bank it is the provider's and its holder's.
  ofSupplier: (id) => `f.supplier_id = ${id} and f.status <> 'STARTED'`,
  found: (words) => `f.search_text like '%' || ${words} || '%' or ${client(words)}`,
  narrowedBy: { ...FACILITY_FILTER_COLUMNS, client },
  fileFrom: (asked) => `facility f ${useAsked(asked)}`,
  cells: (momentOf) => facilityCells(momentOf, (cost) => `${cost}::text`),
};
