// Securities that an organisation holds, in the database: its own records of paper it received, and what was shared with the reader as its beneficiary. SQL and nothing else.

import type { ComparedParty } from "@bondline/domain/documents/holdings/record-differences.ts";
import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { likeText } from "../../../database/like-text.ts";
import { countRows, findRow } from "../../../database/read-rows.ts";
import { listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import {
  DOCUMENT_ORDERS,
  type Document,
  type DocumentPageWanted,
  type DocumentRow,
  type DocumentSort,
  OF_ONE_PAPER,
  readDocumentRows,
  receivedBy,
  SHARED_WITH_READER,
} from "../documents/public.ts";

export type HeldFilter = {
  organisationId: OrganisationId;
  statuses: readonly Document["status"][];
  search: string;
  onlyAdded: boolean;
};

const COLUMNS = "d.id, d.status, d.amount_cents, d.created_at, d.established_at, d.expires_at, d.search_text";
const ASKED = `d.archived_at is null and d.status = any ($2) and ($3 = '' or d.search_text like '%' || $3 || '%')`;

const OWN = `${receivedBy("$4")} and ${ASKED}`;
const SHARED = `${SHARED_WITH_READER} and ${ASKED}`;

const branch = (where: string, end = "") => `(select ${COLUMNS} from document d where ${where} ${end})`;
const EVERY = `${branch(OWN)} union all ${branch(SHARED)}`;

const valuesOf = ({ organisationId, statuses, search, onlyAdded }: HeldFilter): SqlValue[] => [
  organisationId,
  [...statuses],
  likeText(search),
  onlyAdded,
];

export async function listHeld(
  tx: Transaction,
  filter: HeldFilter,
  { field, direction }: DocumentSort,
  { list, parts }: DocumentPageWanted,
): Promise<Page<Document>> {
  return await listPage(list, {
    keyset: { ...DOCUMENT_ORDERS[field], id: "d.id", direction },
    values: valuesOf(filter),
    rows: (keyed) => {
      const end = `${keyed.beyond} ${keyed.tail}`;
      const page = `${branch(OWN, end)} union all ${branch(SHARED, end)}`;
      return readDocumentRows(tx, `d.id in (select h.id from (${page}) h)`, keyed, parts);
    },
    count: () => countRows(tx, `(${EVERY}) d`, valuesOf(filter), PAGE_COUNT_MAX + 1),
  });
}

export type HeldSums = {
  count: number;
  amountCents: Cents;
  openClaimCount: number;
  returnRequestCount: number;
};

/** All in one statement, so that they are of one moment. */
export async function sumHeld(tx: Transaction, filter: HeldFilter): Promise<HeldSums> {
  const sums = await findRow<HeldSums>(
    tx,
    `select count(*)::int as count, coalesce(sum(d.amount_cents), 0)::bigint as amount_cents,
            (count(*) filter (where ${CLAIMS_OPEN} > 0))::int as open_claim_count,
            (count(*) filter (where ${RETURN_ASKED}))::int as return_request_count
       from (${EVERY}) d`,
    valuesOf(filter),
  );
  return sums ?? { count: 0, amountCents: 0n as Cents, openClaimCount: 0, returnRequestCount: 0 };
}

const CLAIMS_OPEN = `(select count(*) from document_request r where r.document_id = d.id and r.kind = 'CLAIM' and r.status in ('REQUESTED', 'ACCEPTED'))`;
const RETURN_ASKED = `exists (select 1 from document_return_request r where r.document_id = d.id and r.status = 'REQUESTED')`;

/** The other side's record of the same paper, with what it is compared by. */
export type OtherRecord = Pick<
  DocumentRow,
  | "amountCents"
  | "documentVariant"
  | "establishedAt"
  | "expiresAt"
  | "expiryType"
  | "id"
  | "isHeld"
  | "isSystemDocument"
  | "organisationId"
  | "receivedDate"
  | "referenceNumber"
  | "requiredAmountCents"
  | "status"
> & { parties: ComparedParty[]; isLost: boolean };

/** What is read of a security beside its document. */
export type HoldingFacts = {
  id: DocumentId;
  openClaimCount: number;
  isReturnAsked: boolean;
  hasCustodian: boolean;
  isLost: boolean;
  isOnItsWay: boolean;
  hasPaper: boolean;
  wasIssuedHere: boolean;
  amountCents: Cents;
  requiredAmountCents: Cents | null;
  receivedDate: PlainDate | null;
  expiryInstant: Instant | null;
  status: Document["status"];
  compared: Pick<OtherRecord, "documentVariant" | "establishedAt" | "expiresAt" | "expiryType"> & {
    parties: ComparedParty[];
  };
  other: OtherRecord | null;
};

const partiesOf = (
  document: string,
) => `(select coalesce(jsonb_agg(jsonb_build_object('party_variant', p.party_variant, 'name', p.name, 'abn', p.abn)
  order by p.position), '[]') from document_party p where p.document_id = ${document}.id)`;

/** Declared lost, and neither found nor settled. */
const lostOf = (document: string) => `exists (select 1 from document_lost_original l
  where l.document_id = ${document}.id and l.status in ('DECLARED', 'INDEMNIFIED'))`;

const OTHER = `(select jsonb_build_object('id', m.id, 'organisation_id', m.organisation_id, 'reference_number', m.reference_number,
    'is_system_document', m.is_system_document, 'is_held', m.is_held, 'status', m.status, 'document_variant', m.document_variant,
    'amount_cents', m.amount_cents, 'required_amount_cents', m.required_amount_cents, 'received_date', m.received_date,
    'established_at', m.established_at, 'expires_at', m.expires_at, 'expiry_type', m.expiry_type, 'is_lost', ${lostOf("m")}, 'parties', ${partiesOf("m")})
  from document m where ${OF_ONE_PAPER}
    and (m.organisation_id = any ((select actor_organisations())::uuid[]) or m.id = any ((select actor_documents())::uuid[]))
  order by m.is_system_document desc, m.created_at, m.id limit 1)`;

/** Of a page's documents at once, which the reader has been granted before. */
export async function listHoldingFacts(tx: Transaction, ids: readonly string[]): Promise<HoldingFacts[]> {
  return await tx.query<HoldingFacts>(
    `select d.id, d.status, d.amount_cents, d.required_amount_cents, d.received_date, d.expiry_instant,
            d.is_system_document and d.wording_hash is not null as was_issued_here, ${CLAIMS_OPEN}::int as open_claim_count,
            ${RETURN_ASKED} as is_return_asked,
            exists (select 1 from document_custodian k where k.document_id = d.id)
              or exists (select 1 from document_possession o where o.document_id = d.id) as has_custodian,
            ${lostOf("d")} as is_lost,
            exists (select 1 from document_handover h where h.document_id = d.id and h.status = 'REQUESTED') as is_on_its_way,
            exists (select 1 from document_attachment a where a.document_id = d.id and a.infected_file_status = 'CLEAN') as has_paper,
            jsonb_build_object('document_variant', d.document_variant, 'established_at', d.established_at, 'expires_at', d.expires_at,
              'expiry_type', d.expiry_type, 'parties', ${partiesOf("d")}) as compared,
            ${OTHER} as other
       from document d where d.id = any ($1)`,
    [ids],
  );
}
