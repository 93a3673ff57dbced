// The address of the list of drafts that are on their way to a document and taken from a facility.

import { IN_FLIGHT_STATUSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { filterText } from "@bondline/domain/values/lists/filter-text.ts";
import { paths } from "../../../../paths.ts";

export function draftsInFlightHref(facilityId: string): string {
  const statuses = filterText(DRAFT_FILTERS.statuses, IN_FLIGHT_STATUSES);
  return `${paths.documents()}?${new URLSearchParams({ tab: "drafts", statuses, facilityId })}`;
}
