// The tabs with their counts, the search, and the page of facilities.

import { FACILITY_TAB_TEXT } from "@bondline/domain/facilities/facilities/facility.ts";
import type { DocumentFacilitySortField, FacilityTab } from "../../../../api/generated/graphql.ts";
import { ListSearch, ListTable, ListTabs } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { FacilityIcon } from "../../../../ui/icons.ts";
import { FacilityListDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { FACILITY_COLUMNS, facilityPhoneRow } from "./facility-columns.tsx";
import { NewFacilityLink } from "./new-facility-link.tsx";

type Tab = "current" | "ended";
const TABS: Record<Tab, FacilityTab> = { current: "CURRENT", ended: "ENDED" };
const TAB_TEXT = { current: FACILITY_TAB_TEXT.CURRENT, ended: FACILITY_TAB_TEXT.ENDED };
const SORT_FIELDS: Readonly<Record<string, DocumentFacilitySortField>> = {
  name: "NAME",
  limit: "LIMIT",
  ends: "END_DATE",
};
const SHAPE: ListShape<Tab> = {
  tabs: ["current", "ended"],
  isSearched: true,
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
  const create = <NewFacilityLink organisation={organisation} variant="secondary" />;
  const empty =
    place.tab === "ended"
      ? { icon: FacilityIcon, title: WORDS.noneEnded, sentence: WORDS.noneEndedSentence }
      : { icon: FacilityIcon, title: WORDS.none, sentence: WORDS.noneSentence, action: create };
  return (
    <>
      <ListTabs place={place} label={WORDS.tabs} text={TAB_TEXT} counts={counts} />
      <ListSearch place={place} label={WORDS.search} />
      <ListTable
        list={list}
        label={WORDS.rows}
        columns={FACILITY_COLUMNS}
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
    variablesOf: ({ tab, search, sort, first, after }: ListWanted<Tab>) => ({
      organisationId,
      tab: TABS[tab],
      search: search === "" ? null : search,
      sort: {
        field: SORT_FIELDS[sort?.columnId ?? ""] ?? "NAME",
        direction: sort?.direction === "descending" ? ("DESC" as const) : ("ASC" as const),
      },
      first,
      after,
    }),
    connectionIn: ({ documentFacilities }) => documentFacilities,
    besideIn: ({ documentFacilityCount }) => documentFacilityCount,
  });
}
