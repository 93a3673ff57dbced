// What all clients have handed in as drafts, for the provider's own people, and to a bank's what was sent to it: also what is over.

import { STAFF_DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import type { StaffDraftRegisterQuery, StaffDraftSortField } from "../../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { QueueIcon } from "../../../../ui/icons.ts";
import { WorkOfChosen } from "../../../office/desk/public/work-of-chosen.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../../records/list-views/public/register-page.tsx";
import { LIST_WORDS } from "../list/document-list-words.ts";
import { listedDraft } from "../list/list-more.ts";
import { byApplicant } from "../public/applicant-rows.tsx";
import { type ClientRow, clientPhoneRow, columnsByClient } from "./client-columns.tsx";
import { StaffDraftRegisterDocument } from "./register-operations.ts";
import { BANK_DRAFT_WORDS, DRAFT_REGISTER_WORDS as WORDS } from "./register-words.ts";

type Draft = StaffDraftRegisterQuery["staffDraftRegister"]["edges"][number]["node"];

const { all: columns, usual } = columnsByClient("drafts");

const LOOK: RegisterLook<ClientRow, StaffDraftSortField> = {
  list: "STAFF_DRAFTS",
  name: "staff-drafts",
  words: WORDS,
  bankWords: BANK_DRAFT_WORDS,
  icon: QueueIcon,
  filters: STAFF_DRAFT_FILTERS,
  sorts: {
    updated: { field: "UPDATED_AT", direction: "descending" },
    submitted: { field: "SUBMITTED_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
  },
  columns,
  usual,
  nameOf: ({ reference }) => reference,
  rowHref: ({ href }) => href,
  phoneRow: clientPhoneRow,
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

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

export function StaffDraftsScreen() {
  return (
    <RegisterPage
      look={LOOK}
      read={READ}
      wanted={(place) => ({ staffDraftRegister: askedAt(place) })}
      chosen={(ids, onDone) => <WorkOfChosen ids={ids} onDone={onDone} />}
    />
  );
}
