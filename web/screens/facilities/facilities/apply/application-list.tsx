// An organisation's applications for facilities beside its facilities, and those of others that it shares; without any, nothing.

import { FACILITY_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { useShownTogether } from "../../../../app/shown-together.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { FacilityIcon } from "../../../../ui/icons.ts";
import { ListBar } from "../../../records/list-views/public/list-bar.tsx";
import {
  APPLICATION_COLUMNS,
  applicationPhoneRow,
  USUAL_APPLICATION_COLUMNS,
} from "./application-columns.tsx";
import { ApplicationsDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

const COLUMN_IDS = { usual: USUAL_APPLICATION_COLUMNS, all: APPLICATION_COLUMNS.map(({ id }) => id) };
const SHAPE: ListShape<string, string> = {
  prefix: "applications-",
  isSearched: true,
  sizeName: "facility-applications",
  columns: () => ({ name: "facility-applications", ...COLUMN_IDS }),
  filters: filterTexts(FACILITY_APPLICATION_FILTERS),
  sorts: () => ({
    name: "facility-applications",
    by: [
      { columnId: "started", direction: "descending" },
      { columnId: "limit", direction: "descending" },
    ],
  }),
};

export function ApplicationList({ organisation }: { readonly organisation: SessionOrganisation }) {
  const list = useList({ shape: SHAPE, read: readApplicationsOf(organisation.id), of: organisation.id });
  const { place, page, failure } = list;
  useShownTogether(page !== undefined || failure !== undefined);
  const isAskedFor = place.isNarrowed || place.search !== "";
  const isEmpty = page?.total === 0 && !isAskedFor;
  // Whoever has archived ones alone still comes to them by the filter.
  const archive = useRead(ApplicationsDocument, isEmpty ? archiveOf(organisation.id) : undefined);
  if (isEmpty && !archive.data?.facilityApplications.totalCount) return null;
  return (
    <Card heading={WORDS.applications} note={page?.total || undefined}>
      <CardBody isBelowHeading>
        <div className="grid gap-3">
          <ListBar
            organisation={organisation}
            list="FACILITY_APPLICATIONS"
            place={place}
            filters={FACILITY_APPLICATION_FILTERS}
            search={WORDS.searchApplications}
            columns={{ all: APPLICATION_COLUMNS, usual: USUAL_APPLICATION_COLUMNS }}
            exports={[
              {
                name: WORDS.applications,
                wanted: { organisationId: organisation.id, facilityApplications: askedAt(place) },
              },
            ]}
          />
        </div>
      </CardBody>
      <ListTable
        list={list}
        label={WORDS.applications}
        columns={shownColumns(APPLICATION_COLUMNS, place.columns)}
        rowHref={({ id }) => paths.facilityApply({ facilityApplicationId: id })}
        phoneRow={applicationPhoneRow}
        skeletonRows={2}
        isInCard
        empty={{ icon: FacilityIcon, title: WORDS.nothingWaits, sentence: "" }}
      />
    </Card>
  );
}

function archiveOf(organisationId: string) {
  const archived: ["ARCHIVED"] = ["ARCHIVED"];
  return { organisationId, filter: { archived }, first: 1 };
}

function readApplicationsOf(organisationId: string) {
  return readPages({
    document: ApplicationsDocument,
    variablesOf: ({ first, after, ...place }: ListWanted) => ({
      organisationId,
      ...askedAt(place),
      first,
      after,
    }),
    connectionIn: ({ facilityApplications }) => facilityApplications,
  });
}

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(FACILITY_APPLICATION_FILTERS, { search, filters }),
    sort: {
      field: sort?.columnId === "limit" ? ("LIMIT" as const) : ("CREATED_AT" as const),
      direction: sort?.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
    },
  };
}
