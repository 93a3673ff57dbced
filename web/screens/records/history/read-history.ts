// How the history of each kind of record is read, a page at a time.

import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { type ReadPage, readPages } from "../../../app/list/read-pages.ts";
import {
  ActivityDocumentHistory,
  ActivityDraftHistory,
  ActivityFacilityApplicationHistory,
  ActivityFacilityHistory,
} from "./activity-operations.ts";

type Place = { readonly id: string; readonly organisationId: string };
export type ActivityRecord = Place & { readonly kind: keyof typeof HISTORIES };

const HISTORIES = {
  draft: (place: Place) =>
    readPages({
      document: ActivityDraftHistory,
      variablesOf: ({ first, after }) => ({ ...place, first, after }),
      connectionIn: ({ draftHistory }) => draftHistory,
    }),
  document: ({ id }: Place) =>
    readPages({
      document: ActivityDocumentHistory,
      variablesOf: ({ first, after }) => ({ id, first, after }),
      connectionIn: ({ documentHistory }) => documentHistory,
    }),
  facility: ({ id }: Place) =>
    readPages({
      document: ActivityFacilityHistory,
      variablesOf: ({ first, after }) => ({ id, first, after }),
      connectionIn: ({ documentFacilityHistory }) => documentFacilityHistory,
    }),
  facilityApplication: ({ id }: Place) =>
    readPages({
      document: ActivityFacilityApplicationHistory,
      variablesOf: ({ first, after }) => ({ id, first, after }),
      connectionIn: ({ facilityApplicationHistory }) => facilityApplicationHistory,
    }),
};

export function historyOf({
  kind,
  ...place
}: ActivityRecord): ReadPage<ActivityHistoryGroupFragment, undefined> {
  return HISTORIES[kind](place);
}
