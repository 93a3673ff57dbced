// The facilities that were arranged for all clients, for the provider's own people, and to a bank's those that were sent to it.

import { STAFF_FACILITY_FILTERS } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import type { DocumentFacilitySortField, FacilityRowFragment } from "../../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { textColumn } from "../../../../app/list/text-column.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { FacilityIcon } from "../../../../ui/icons.ts";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../../records/list-views/public/register-page.tsx";
import { StaffFacilitiesDocument } from "../facility-operations.ts";
import { BANK_FACILITY_WORDS, STAFF_FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { FACILITY_COLUMNS, facilityPhoneRow } from "./facility-columns.tsx";

type Row = FacilityRowFragment;

/** Each is its client's, and was arranged here. */
const OF_ONE = ["arranged", "holder", "name"];

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ organisation, name }) => <TwoLineCell name={organisation.name} detail={name} />,
  },
  textColumn({ id: "bank", header: WORDS.bank, width: "148px" }, ({ provider }) => provider),
  ...FACILITY_COLUMNS.filter(({ id }) => !OF_ONE.includes(id)),
  textColumn({ id: "recorded", header: WORDS.recorded, width: "124px", isSortable: true }, ({ createdAt }) =>
    exactDate(createdAt),
  ),
];

const LOOK: RegisterLook<Row, DocumentFacilitySortField> = {
  list: "STAFF_FACILITIES",
  name: "staff-facilities",
  words: WORDS,
  bankWords: BANK_FACILITY_WORDS,
  icon: FacilityIcon,
  filters: STAFF_FACILITY_FILTERS,
  sorts: {
    recorded: { field: "CREATED_AT", direction: "descending" },
    limit: { field: "LIMIT", direction: "descending" },
    ends: { field: "END_DATE", direction: "ascending" },
  },
  columns: COLUMNS,
  usual: ["client", "bank", "status", "limit", "headroom", "ends", "recorded"],
  phoneRow: (row) => ({
    ...facilityPhoneRow(row),
    title: row.organisation.name,
    detail: WORDS.named(row.name, row.provider),
  }),
  nameOf: ({ name }) => name,
  rowHref: ({ id }) => paths.facilityView({ facilityId: id }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffFacilitiesDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffFacilities }) => staffFacilities,
});

export function StaffFacilitiesScreen() {
  return <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffFacilities: askedAt(place) })} />;
}
