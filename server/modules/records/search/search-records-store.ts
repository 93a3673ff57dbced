// Drafts and documents that a search finds, and the beneficiaries named in them: statements and nothing else. Who may open what is said by the views (0450).

import { byKey, type SearchTerms } from "./search-terms.ts";

/** Of so many that were found, the newest, the likest are shown; a word that stands in most records is not looked for further. */
const CANDIDATES = 30;

const BY_NAME = { document: "actor_documents()", draft: "actor_drafts()" } as const;
const NUMBERS = {
  document: ["s.reference_number", "s.guarantee_number"],
  draft: ["s.reference_number"],
} as const;
type Searched = keyof typeof NUMBERS;

/** What both are found from: named once, since beneficiaries are read off the same rows. */
export function foundRecords(terms: SearchTerms): string[] {
  return [
    `found_document as materialized (${foundFrom("document", terms, ofOrganisation("document", terms), documentsOfDesk(terms))})`,
    `found_draft as materialized (${foundFrom("draft", terms, ofOrganisation("draft", terms), draftsOfDesk(terms))})`,
  ];
}

function foundFrom(searched: Searched, terms: SearchTerms, ...branches: string[][]): string {
  const every = [...byName(searched, terms), ...branches.flat()].map((branch) => `(${branch})`);
  return `select r.* from searched_${searched} r where r.id in (${every.join(" union all ")})`;
}

const idsOf = (searched: Searched, where: string, order: string) =>
  `select s.id from searched_${searched} s where ${where} ${order}`;
const newest = `order by s.created_at desc, s.id desc limit ${CANDIDATES}`;

/** A draft that was issued stands in no list of a client's: its document does. */
const IN_A_LIST = { document: "true", draft: "s.status <> 'ESTABLISHED'" } as const;

function byName(searched: Searched, terms: SearchTerms): string[] {
  const words = terms.isShort ? terms.begins(...NUMBERS[searched]) : terms.matches("s.search_text");
  const ids = [BY_NAME[searched], ...(searched === "draft" ? ["drafts_shown()"] : [])];
  return ids.map((shared) =>
    idsOf(
      searched,
      `s.id = any ((select ${shared})::uuid[]) and ${IN_A_LIST[searched]} and ${words}`,
      newest,
    ),
  );
}

function ofOrganisation(searched: Searched, terms: SearchTerms): string[] {
  if (!terms.scope.seesAllOfIt) return [];
  const listed = `s.${terms.ofOrganisation} and ${IN_A_LIST[searched]}`;
  const words = idsOf(searched, `${listed} and ${terms.matches("s.search_text")}`, newest);
  const numbers = NUMBERS[searched].map((number) =>
    idsOf(searched, `${listed} and ${terms.begins(number)}`, `${byKey(number)} limit ${terms.limit}`),
  );
  return terms.isShort ? numbers : [words, ...numbers];
}

/** The desk finds documents by their numbers alone: it has no list of them. */
function documentsOfDesk(terms: SearchTerms): string[] {
  if (terms.scope.desk === undefined) return [];
  const isIssued = "s.is_system_document";
  return [
    idsOf(
      "document",
      `${isIssued} and ${terms.begins("s.reference_number")}`,
      `${byKey("s.reference_number")} limit ${terms.limit}`,
    ),
    idsOf(
      "document",
      `${isIssued} and s.guarantee_number is not null and ${terms.begins("s.guarantee_number")}`,
      `${byKey("s.guarantee_number")} limit ${terms.limit}`,
    ),
  ];
}

const WAITING = "('SUBMITTED', 'IDENTIFYING', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')";

/** What waits and what was issued by every word, as the queue finds it; whatever else was sent by its number. */
function draftsOfDesk(terms: SearchTerms): string[] {
  if (terms.scope.desk === undefined) return [];
  const latest = `order by s.status_changed_at desc, s.id desc limit ${CANDIDATES}`;
  const number = idsOf(
    "draft",
    `s.status <> 'DRAFT' and ${terms.begins("s.reference_number")}`,
    `${byKey("s.reference_number")} limit ${terms.limit}`,
  );
  if (terms.isShort) return [number];
  const words = terms.matches("s.search_text");
  return [
    idsOf("draft", `s.status in ${WAITING} and ${words}`, latest),
    idsOf("draft", `s.status = 'ESTABLISHED' and ${words}`, latest),
    number,
  ];
}

const namesOf = (searched: Searched) =>
  `(select string_agg(p.name, ', ' order by p.position) from ${searched}_party p where p.${searched}_id = r.id and p.party_variant = 'BENEFICIARY')`;
const partiesOf = (searched: Searched) =>
  `(select string_agg(concat_ws(' ', p.name, p.abn), ', ' order by p.position) from ${searched}_party p where p.${searched}_id = r.id)`;

export function documents(terms: SearchTerms): string {
  const rank = terms.rank(
    { numbers: ["f.reference_number", "f.guarantee_number"] },
    "concat_ws(' ', f.reference_number, f.guarantee_number, f.bank_name, f.project_address)",
  );
  return `select 'DOCUMENT' as kind, 'DOCUMENT' as target, r.id, r.organisation_id, r.id as record_id, r.reference_number as title,
      concat_ws(' · ', ${namesOf("document")}, r.bank_name) as detail, r.status, r.amount_cents,
      jsonb_build_object('guaranteeNumber', r.guarantee_number, 'projectAddress', r.project_address, 'parties', ${partiesOf("document")},
        'metadata', (select string_agg(m.value, ', ' order by lower(m.key)) from document_metadata m where m.document_id = r.id)) as fields,
      r.rank, r.created_at as found_at
    from (select f.*, ${rank} as rank from found_document f order by rank desc, f.created_at desc limit ${terms.limit}) r`;
}

export function drafts(terms: SearchTerms): string {
  const rank = terms.rank(
    { numbers: ["f.reference_number"] },
    "concat_ws(' ', f.reference_number, f.your_reference, f.project_address, f.contract_title)",
  );
  return `select 'DRAFT' as kind, case when r.is_own then 'DRAFT' else 'DESK_DRAFT' end as target, r.id, r.organisation_id, r.id as record_id,
      r.reference_number as title, ${namesOf("draft")} as detail, r.status, r.amount_cents,
      jsonb_build_object('yourReference', r.your_reference, 'projectAddress', r.project_address, 'parties', ${partiesOf("draft")},
        'contract', concat_ws(' ', r.contract_title, r.contract_number)) as fields,
      r.rank, r.created_at as found_at
    from (select f.*, ${rank} as rank from found_draft f order by rank desc, f.created_at desc limit ${terms.limit}) r`;
}

/** Whom the organisation's records that were found are in favour of, each name once: they lead to the list of those. */
export function beneficiaries(terms: SearchTerms): string {
  const named = (["document", "draft"] as const).map(
    (searched) => `select p.id, p.name, p.abn, r.created_at from found_${searched} r
      join ${searched}_party p on p.${searched}_id = r.id and p.party_variant = 'BENEFICIARY' where r.${terms.ofOrganisation}`,
  );
  return `select 'BENEFICIARY' as kind, 'DOCUMENT_LIST' as target, b.id, ${terms.organisation} as organisation_id, b.id as record_id, b.name as title,
      b.abn as detail, null as status, null::bigint as amount_cents, '{}'::jsonb as fields, b.rank, b.created_at as found_at
    from (select distinct on (lower(n.name)) n.*, ${terms.rank({ names: ["n.name"] }, "n.name")} as rank
            from (${named.join(" union all ")}) n where ${terms.matches("lower(concat_ws(' ', n.name, n.abn))")}
           order by lower(n.name), n.created_at desc) b
   order by b.rank desc, b.created_at desc limit ${terms.limit}`;
}
