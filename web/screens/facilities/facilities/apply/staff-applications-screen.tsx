// The applications for facilities of all clients, for the provider's own people.

import { STAFF_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { useMemo } from "react";
import { ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { paths } from "../../../../paths.ts";
import { FacilityIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { ListBar } from "../../../records/list-views/public/list-bar.tsx";
import {
  STAFF_APPLICATION_COLUMNS as COLUMNS,
  staffApplicationPhoneRow,
  USUAL_STAFF_APPLICATION_COLUMNS as USUAL_COLUMNS,
} from "./application-columns.tsx";
import { StaffApplicationsDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

const COLUMN_IDS = { usual: USUAL_COLUMNS, all: COLUMNS.map(({ id }) => id) };
const SHAPE: ListShape<string, string> = {
  isSearched: true,
  sizeName: "staff-applications",
  columns: () => ({ name: "staff-applications", ...COLUMN_IDS }),
  filters: filterTexts(STAFF_APPLICATION_FILTERS),
  sorts: () => ({
    name: "staff-applications",
    by: [
      { columnId: "submitted", direction: "descending" },
      { columnId: "limit", direction: "descending" },
    ],
  }),
};

export function StaffApplicationsScreen() {
  usePageTitle(WORDS.allApplications);
  const list = useList({ shape: SHAPE, read: READ });
  const { place } = list;
  const columns = useMemo(() => shownColumns(COLUMNS, place.columns), [place.columns]);
  return (
    <Page>
      <PageHeader title={WORDS.allApplications} sentence={WORDS.allSentence} />
      <ListBar
        organisation={undefined}
        list="STAFF_APPLICATIONS"
        place={place}
        filters={STAFF_APPLICATION_FILTERS}
        search={WORDS.searchAll}
        columns={{ all: COLUMNS, usual: USUAL_COLUMNS }}
        exports={[{ name: WORDS.allApplications, wanted: { staffFacilityApplications: askedAt(place) } }]}
      />
      <ListTable
        list={list}
        label={WORDS.allApplications}
        columns={columns}
        rowHref={({ id }) => paths.facilityApply({ facilityApplicationId: id })}
        phoneRow={staffApplicationPhoneRow}
        empty={{ icon: FacilityIcon, title: WORDS.noneHandedIn, sentence: WORDS.noneHandedInSentence }}
      />
    </Page>
  );
}

const READ = readPages({
  document: StaffApplicationsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffFacilityApplications }) => staffFacilityApplications,
});

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(STAFF_APPLICATION_FILTERS, { search, filters }),
    sort: {
      field: sort?.columnId === "limit" ? ("LIMIT" as const) : ("SUBMITTED_AT" as const),
      direction: sort?.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
    },
  };
}
