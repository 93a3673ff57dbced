// What each filter of documents asks of the database: SQL and nothing else.

import type { DocumentFilterName } from "@bondline/domain/documents/documents/document-filters.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import type { FilterColumns } from "../../../database/list-conditions.ts";
import type { Keyset } from "../../../graphql/list-page.ts";

export type DocumentSortField = "AMOUNT" | "CREATED_AT" | "ESTABLISHED_AT" | "EXPIRES_AT";

/** Each sort has an index of its own; a missing date sorts as the far end of the calendar. */
export const DOCUMENT_ORDERS: Record<DocumentSortField, Pick<Keyset, "column" | "cast">> = {
  AMOUNT: { column: "d.amount_cents", cast: "bigint" },
  CREATED_AT: { column: "d.created_at", cast: "timestamptz" },
  ESTABLISHED_AT: { column: emptyAs("d.established_at", "date '0001-01-01'"), cast: "date" },
  EXPIRES_AT: { column: emptyAs("d.expires_at", "date '9999-12-31'"), cast: "date" },
};

/** The words that a search finds are looked at first: they have an index, and the fact itself is among them. */
const amongWords = (words: string, condition: string) =>
  `d.search_text like '%' || ${words} || '%' and ${condition}`;

const ofBeneficiary = (condition: string) =>
  `exists (select 1 from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and ${condition})`;

const COLUMNS: Omit<FilterColumns<DocumentFilterName>, "metadata"> = {
  statuses: "d.status",
  variants: "d.document_variant",
  beneficiary: (words) => amongWords(words, ofBeneficiary(`lower(p.name) like '%' || ${words} || '%'`)),
  states: (codes) => ofBeneficiary(`p.state = any (${codes})`),
  bank: (words) => amongWords(words, `lower(d.bank_name) like '%' || ${words} || '%'`),
  amount: "d.amount_cents",
  established: { column: "d.established_at", indexed: DOCUMENT_ORDERS.ESTABLISHED_AT.column },
  expires: { column: "d.expires_at", indexed: DOCUMENT_ORDERS.EXPIRES_AT.column },
  expectedReturn: "d.expected_return_date",
  facilityId: (id) => `d.facility_id = ${id}`,
  retentionTypes: "d.retention_type",
  securityTypes: "d.security_type",
  archived: { archivedAt: "d.archived_at" },
};

/** Of any document that the reader may see. */
export const DOCUMENT_FILTER_COLUMNS: FilterColumns<DocumentFilterName> = {
  ...COLUMNS,
  metadata: (key, value) =>
    `exists (select 1 from document_metadata m where m.document_id = d.id and lower(m.key) = lower(${key}) and lower(m.value) = lower(${value}))`,
};

/** Of an organisation that is wholly open to the reader, `$1`: its facts are found by their index. */
export const OWN_DOCUMENT_FILTER_COLUMNS: FilterColumns<DocumentFilterName> = {
  ...COLUMNS,
  metadata: (key, value) =>
    `d.id in (select m.document_id from organisation_document_fact m where m.organisation_id = $1 and m.key = lower(${key}) and m.value = lower(${value}))`,
};
