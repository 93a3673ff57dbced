// The tabs with their counts, the search, and the page of facilities.

import { FACILITY_TAB_TEXT, FACILITY_TABS } from "@bondline/domain/facilities/facilities/facility.ts";
import { FACILITY_FILTERS } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import type { FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import { useMemo } from "react";
import type { DocumentFacilitySortField, FacilityTab } from "../../../../api/generated/graphql.ts";
import { ListTable, ListTabs } from "../../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { FacilityIcon } from "../../../../ui/icons.ts";
import { ListBar } from "../../../records/list-views/public/list-bar.tsx";
import { FacilityListDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { FACILITY_COLUMNS, facilityPhoneRow, USUAL_FACILITY_COLUMNS } from "./facility-columns.tsx";
import { NewFacilityLink } from "./new-facility-link.tsx";

type Tab = "current" | "ended";
const TABS: Record<Tab, FacilityTab> = { current: "CURRENT", ended: "ENDED" };
const TAB_TEXT = { current: FACILITY_TAB_TEXT.CURRENT, ended: FACILITY_TAB_TEXT.ENDED };
const SORT_FIELDS: Readonly<Record<string, DocumentFacilitySortField>> = {
  name: "NAME",
  limit: "LIMIT",
  ends: "END_DATE",
};
const COLUMN_IDS = { usual: USUAL_FACILITY_COLUMNS, all: FACILITY_COLUMNS.map(({ id }) => id) };
const SHAPE: ListShape<Tab, string> = {
  tabs: ["current", "ended"],
  isSearched: true,
  sizeName: "facilities",
  columns: () => ({ name: "facilities", ...COLUMN_IDS }),
  filters: filterTexts(FACILITY_FILTERS),
  sorts: () => ({
    name: "facilities",
    by: [
      { columnId: "name", direction: "ascending" },
      { columnId: "limit", direction: "descending" },
      { columnId: "ends", direction: "ascending" },
    ],
  }),
};

export function FacilityListPanel({ organisation }: { readonly organisation: SessionOrganisation }) {
  const list = useList({ shape: SHAPE, read: readFacilitiesOf(organisation.id), of: organisation.id });
  const { place, beside: counts } = list;
  const columns = useMemo(() => shownColumns(FACILITY_COLUMNS, place.columns), [place.columns]);
  const create = <NewFacilityLink organisation={organisation} variant="secondary" />;
  const empty =
    place.tab === "ended"
      ? { icon: FacilityIcon, title: WORDS.noneEnded, sentence: WORDS.noneEndedSentence }
      : { icon: FacilityIcon, title: WORDS.none, sentence: WORDS.noneSentence, action: create };
  return (
    <>
      <ListTabs place={place} label={WORDS.tabs} text={TAB_TEXT} counts={counts} />
      <ListBar
        organisation={organisation}
        list="FACILITIES"
        place={place}
        filters={filtersOf(place.tab)}
        search={WORDS.search}
        columns={{ all: FACILITY_COLUMNS, usual: USUAL_FACILITY_COLUMNS }}
        exports={[
          {
            name: WORDS.title,
            wanted: { organisationId: organisation.id, facilities: askedAt(place) },
          },
        ]}
      />
      <ListTable
        list={list}
        label={WORDS.rows}
        columns={columns}
        rowHref={({ id }) => paths.facilityView({ facilityId: id })}
        phoneRow={facilityPhoneRow}
        empty={empty}
      />
    </>
  );
}

function readFacilitiesOf(organisationId: string) {
  return readPages({
    document: FacilityListDocument,
    variablesOf: ({ first, after, ...place }: ListWanted<Tab>) => ({
      organisationId,
      ...askedAt(place),
      first,
      after,
    }),
    connectionIn: ({ documentFacilities }) => documentFacilities,
    besideIn: ({ documentFacilityCount }) => documentFacilityCount,
  });
}

/** The same for the list and for its file. */
function askedAt({
  tab,
  sort,
  search,
  filters,
}: Pick<PlaceFacts<Tab, string>, "filters" | "search" | "sort" | "tab">) {
  return {
    ...askedIn(filtersOf(tab), { search, filters }),
    tab: TABS[tab],
    sort: {
      field: SORT_FIELDS[sort?.columnId ?? ""] ?? "NAME",
      direction: sort?.direction === "descending" ? ("DESC" as const) : ("ASC" as const),
    },
  };
}

/** Of statuses those of the tab. */
function filtersOf(tab: Tab): FilterTable {
  const { statuses } = FACILITY_FILTERS;
  const within: readonly string[] = FACILITY_TABS[TABS[tab]];
  const options = statuses.options.filter(({ value }) => within.includes(value));
  return { ...FACILITY_FILTERS, statuses: { ...statuses, options } };
}
