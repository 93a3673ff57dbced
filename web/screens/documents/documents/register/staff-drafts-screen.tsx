// What all clients have handed in as drafts, for the provider's own people: also what is over.

import { STAFF_DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { useMemo } from "react";
import type { StaffDraftRegisterQuery, StaffDraftSortField } from "../../../../api/generated/graphql.ts";
import { ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { QueueIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { ListBar } from "../../../records/list-views/public/list-bar.tsx";
import { LIST_WORDS } from "../list/document-list-words.ts";
import { listedDraft } from "../list/list-more.ts";
import { byApplicant } from "../public/applicant-rows.tsx";
import { type ClientRow, clientPhoneRow, columnsByClient } from "./client-columns.tsx";
import { StaffDraftRegisterDocument } from "./register-operations.ts";
import { REGISTER_WORDS as WORDS } from "./register-words.ts";

type Draft = StaffDraftRegisterQuery["staffDraftRegister"]["edges"][number]["node"];

const COLUMNS = columnsByClient("drafts");
const SORT_FIELDS: Readonly<Record<string, StaffDraftSortField>> = {
  amount: "AMOUNT",
  submitted: "SUBMITTED_AT",
  updated: "UPDATED_AT",
};

const SHAPE: ListShape<string, string> = {
  isSearched: true,
  sizeName: "staff-drafts",
  columns: () => ({ name: "staff-drafts", usual: COLUMNS.usual, all: COLUMNS.all.map(({ id }) => id) }),
  filters: filterTexts(STAFF_DRAFT_FILTERS),
  sorts: () => ({
    name: "staff-drafts",
    by: [
      { columnId: "updated", direction: "descending" },
      { columnId: "submitted", direction: "descending" },
      { columnId: "amount", direction: "descending" },
    ],
  }),
};

export function StaffDraftsScreen() {
  usePageTitle(WORDS.drafts);
  const list = useList({ shape: SHAPE, read: READ });
  const { place } = list;
  const columns = useMemo(() => shownColumns(COLUMNS.all, place.columns), [place.columns]);
  return (
    <Page>
      <PageHeader title={WORDS.drafts} sentence={WORDS.draftsSentence} />
      <ListBar
        organisation={undefined}
        list="STAFF_DRAFTS"
        place={place}
        filters={STAFF_DRAFT_FILTERS}
        search={WORDS.searchDrafts}
        columns={COLUMNS}
        exports={[{ name: WORDS.drafts, wanted: { staffDraftRegister: askedAt(place) } }]}
      />
      <ListTable
        list={list}
        label={WORDS.drafts}
        columns={columns}
        rowHref={({ href }) => href}
        phoneRow={clientPhoneRow}
        empty={{ icon: QueueIcon, title: WORDS.noDrafts, sentence: WORDS.noDraftsSentence }}
      />
    </Page>
  );
}

const READ = readPages({
  document: StaffDraftRegisterDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffDraftRegister }) => staffDraftRegister,
  rowOf: rowOfClient,
});

/** In the words of the desk, where it opens. */
function rowOfClient(draft: Draft): ClientRow {
  const row = byApplicant(listedDraft(draft), draft);
  const { waitingFor, submittedAt, feeSummary } = draft;
  return {
    ...row,
    href: paths.staffDraft({ draftId: draft.id }),
    waitingFor: waitingFor === null ? LIST_WORDS.noDate : WORDS.waitingFor[waitingFor],
    more: {
      ...row.more,
      submitted: submittedAt === null ? LIST_WORDS.noDate : exactDate(submittedAt),
      bank: feeSummary?.supplier.tradeName ?? LIST_WORDS.noDate,
    },
  };
}

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(STAFF_DRAFT_FILTERS, { search, filters }),
    sort: {
      field: SORT_FIELDS[sort?.columnId ?? ""] ?? ("UPDATED_AT" as const),
      direction: sort?.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
    },
  };
}
