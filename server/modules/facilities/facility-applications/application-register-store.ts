// Applications for facilities of all clients, as the provider's people read them: SQL and nothing else.

import type { StaffApplicationFilterName } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import type { Register, RegisterSort } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import { APPLICATION_DETAIL } from "./application-store.ts";

type Field = "LIMIT" | "SUBMITTED_AT";
export type ApplicationRegisterSort = RegisterSort<Field>;

const BANK = "(select s.trade_name from supplier s where s.id = a.supplier_id)";
const client = (words: string) => isOfClient("a.organisation_id", words);
const LIMIT = emptyAs("a.facility_limit_cents", "0");

export const APPLICATION_REGISTER: Register<Field, StaffApplicationFilterName> = {
  id: "a.id",
  from: "facility_application a",
  columns: APPLICATION_DETAIL,
  orders: {
    LIMIT: { column: LIMIT, cast: "bigint" },
    SUBMITTED_AT: { column: "a.submitted_at", cast: "timestamptz" },
  },
  // What a client has not handed in yet is its own.
  holds: "a.submitted_at is not null",
  ofSupplier: (id) => `a.supplier_id = ${id}`,
  found: (words) => `lower(a.reference_number) like '%' || ${words} || '%' or ${client(words)}`,
  narrowedBy: {
    client,
    statuses: "a.status",
    types: "a.facility_type",
    limit: { column: "a.facility_limit_cents", indexed: LIMIT },
    bank: (words) => `lower(${BANK}) like '%' || ${words} || '%'`,
    submitted: { moment: "a.submitted_at" },
    archived: { archivedAt: "a.archived_at" },
  },
  cells: (momentOf) => ({
    referenceNumber: "a.reference_number",
    client: "(select o.name from organisation_names(array[a.organisation_id]) o)",
    facilityType: "a.facility_type",
    status: "a.status",
    facilityLimit: "a.facility_limit_cents::text",
    supplier: BANK,
    fee: "a.application_fee_cents::text",
    feePaid: "a.fee_paid_cents::text",
    submittedAt: momentOf("a.submitted_at"),
    sentToSupplierAt: momentOf("a.sent_to_supplier_at"),
    closedAt: momentOf("a.closed_at"),
  }),
};
