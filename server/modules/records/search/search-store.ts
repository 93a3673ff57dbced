// The search over everything in the database: one statement over all that the person may open.

import type { SearchField, SearchKind, SearchTarget } from "@bondline/domain/records/search/search.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { enquiries, referrals, requiredDocuments } from "./search-desk-store.ts";
import { facilities, facilityApplications, files, invoices, requests } from "./search-others-store.ts";
import { clients, colleagues, peopleOfClients, staff } from "./search-people-store.ts";
import { beneficiaries, documents, drafts, foundRecords } from "./search-records-store.ts";
import type { SearchTerms } from "./search-terms.ts";

export type FoundRow = {
  kind: SearchKind;
  target: SearchTarget;
  id: string;
  organisationId: string | null;
  recordId: string;
  title: string;
  detail: string | null;
  status: string | null;
  amountCents: Cents | null;
  /** When it was asked for, when the client signed up, or since when it stands as it does. */
  date: Instant | null;
  fields: Partial<Record<SearchField, string | null>>;
};

/** Each kind by its own indexes, so many of each, the nearest first. */
export async function searchEverything(tx: Transaction, terms: SearchTerms): Promise<FoundRow[]> {
  const kinds = kindsFor(terms).map((kind) => `(${kind(terms)})`);
  return await tx.query<FoundRow>(
    `with ${foundRecords(terms).join(", ")}
     select f.kind, f.target, f.id, f.organisation_id, f.record_id, f.title, f.detail, f.status, f.amount_cents, f.fields, f.date
       from (${kinds.join(" union all ")}) f order by f.rank desc, f.found_at desc, f.id`,
    terms.values,
  );
}

type Kind = (terms: SearchTerms) => string;

/** What no index finds by the beginning of a name, and may be long, is searched from three letters on. */
function kindsFor({ scope, isShort }: SearchTerms): Kind[] {
  const { organisationId, seesAllOfIt, desk, isAdministrator } = scope;
  const isDesk = desk !== undefined;
  return [
    documents,
    drafts,
    facilities,
    ...(seesAllOfIt || isDesk ? [facilityApplications] : []),
    ...(organisationId === undefined ? [] : [colleagues]),
    ...(isAdministrator ? [staff] : []),
    ...(isShort ? [] : longKinds(scope)),
  ];
}

function longKinds({ seesAllOfIt, desk, isAdministrator }: SearchTerms["scope"]): Kind[] {
  const isProvider = desk === "PROVIDER";
  return [
    ...(seesAllOfIt ? [beneficiaries, files] : []),
    ...(seesAllOfIt || isProvider ? [invoices] : []),
    ...(isProvider ? [clients, peopleOfClients, enquiries] : []),
    ...(isAdministrator ? [referrals] : []),
    ...(desk === undefined ? [] : [requests, requiredDocuments]),
  ];
}
