// What was issued to all clients, for the provider's own people, and to a bank's what it has issued.

import { STAFF_DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import type { DocumentSortField } from "../../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { DocumentIcon } from "../../../../ui/icons.ts";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../../records/list-views/public/register-page.tsx";
import { listedDocument } from "../list/list-more.ts";
import { byApplicant } from "../public/applicant-rows.tsx";
import { type ClientRow, clientPhoneRow, columnsByClient } from "./client-columns.tsx";
import { StaffDocumentsDocument } from "./register-operations.ts";
import { BANK_DOCUMENT_WORDS, DOCUMENT_REGISTER_WORDS as WORDS } from "./register-words.ts";

const { all: columns, usual } = columnsByClient("documents");

const LOOK: RegisterLook<ClientRow, DocumentSortField> = {
  list: "STAFF_DOCUMENTS",
  name: "staff-documents",
  words: WORDS,
  bankWords: BANK_DOCUMENT_WORDS,
  icon: DocumentIcon,
  filters: STAFF_DOCUMENT_FILTERS,
  sorts: {
    established: { field: "ESTABLISHED_AT", direction: "descending" },
    expires: { field: "EXPIRES_AT", direction: "descending" },
    amount: { field: "AMOUNT", direction: "descending" },
    added: { field: "CREATED_AT", direction: "descending" },
  },
  columns,
  usual,
  nameOf: ({ reference }) => reference,
  rowHref: ({ href }) => href,
  phoneRow: clientPhoneRow,
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffDocumentsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffDocuments }) => staffDocuments,
  rowOf: (node) => byApplicant(listedDocument(node), node),
});

export function StaffDocumentsScreen() {
  return <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffDocuments: askedAt(place) })} />;
}
