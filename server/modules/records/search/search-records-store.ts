// Drafts and documents that a search finds, and the beneficiaries named in them: statements and nothing else. Who may open what is said by the views (0450).

import { newestOf, newestOfMany } from "./search-rows-store.ts";
import { byKey, keyOf, type SearchTerms } from "./search-terms.ts";

const BY_NAME = { document: "actor_documents()", draft: "actor_drafts() || drafts_shown()" } as const;
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

/** Each branch says of what it finds how near its numbers are to what is typed. */
function foundFrom(searched: Searched, terms: SearchTerms, ...branches: string[][]): string {
  const every = [byName(searched, terms), ...branches.flat()].map((branch) => `(${branch})`);
  return `select r.*, n.nearness from (select b.id, max(b.nearness) as nearness from (${every.join(" union all ")}) b group by b.id) n
    join searched_${searched} r on r.id = n.id`;
}

const idOf = (nearness: string) => `s.id, ${nearness} as nearness`;
/** By words: what begins with a number as well is found by that number too. */
const BY_WORDS = idOf("0");

const byNumber = (searched: Searched, terms: SearchTerms, where: string, number: string) =>
  `select ${idOf(`case when ${keyOf(number)} = $3 then 3 else 2 end`)} from searched_${searched} s where ${where} and ${terms.begins(number)}
    ${byKey(number)} limit ${terms.limit}`;

/** A draft that was issued stands in no list of a client's: its document does (X-50). */
const IN_A_LIST = { document: "true", draft: "s.status <> 'ESTABLISHED'" } as const;

function byName(searched: Searched, terms: SearchTerms): string {
  const begins = NUMBERS[searched].map((number) => `(${terms.begins(number)})`).join(" or ");
  const words = terms.isShort ? `(${begins})` : terms.matches("s.search_text");
  return newestOf({
    // Read before words are looked for: an index would know those of everybody's records.
    view: `(select * from searched_${searched} s where s.id = any ((select ${BY_NAME[searched]})::uuid[]) offset 0)`,
    where: `${IN_A_LIST[searched]} and ${words}`,
    columns: idOf(terms.nearness(...NUMBERS[searched])),
  });
}

function ofOrganisation(searched: Searched, terms: SearchTerms): string[] {
  if (!terms.scope.seesAllOfIt) return [];
  const listed = `s.${terms.ofOrganisation} and ${IN_A_LIST[searched]}`;
  const numbers = NUMBERS[searched].map((number) => byNumber(searched, terms, listed, number));
  if (terms.isShort) return numbers;
  return [
    newestOfMany(terms, { view: `searched_${searched}`, where: listed, columns: BY_WORDS }),
    ...numbers,
  ];
}

/** The desk finds documents by their numbers alone: by words the list of all of them does. */
function documentsOfDesk(terms: SearchTerms): string[] {
  if (terms.scope.desk === undefined) return [];
  return [
    byNumber("document", terms, "s.is_system_document", "s.reference_number"),
    byNumber(
      "document",
      terms,
      "s.is_system_document and s.guarantee_number is not null",
      "s.guarantee_number",
    ),
  ];
}

const WAITING = "('SUBMITTED', 'IDENTIFYING', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')";

/** What waits and what was issued by every word, as the queue finds it; whatever else was sent by its number. */
function draftsOfDesk(terms: SearchTerms): string[] {
  if (terms.scope.desk === undefined) return [];
  const number = byNumber("draft", terms, "s.status <> 'DRAFT'", "s.reference_number");
  if (terms.isShort) return [number];
  const latest = (where: string) =>
    newestOfMany(terms, { view: "searched_draft", where, columns: BY_WORDS, by: "status_changed_at" });
  return [latest(`s.status in ${WAITING}`), latest("s.status = 'ESTABLISHED'"), number];
}

const namesOf = (searched: Searched) =>
  `(select string_agg(p.name, ', ' order by p.position) from ${searched}_party p where p.${searched}_id = r.id and p.party_variant = 'BENEFICIARY')`;
const partiesOf = (searched: Searched) =>
  `(select string_agg(concat_ws(' ', p.name, p.abn), ', ' order by p.position) from ${searched}_party p where p.${searched}_id = r.id)`;

export function documents(terms: SearchTerms): string {
  const rank = terms.rank(
    { nearness: "f.nearness" },
    "concat_ws(' ', f.reference_number, f.guarantee_number, f.bank_name, f.project_address)",
  );
  return `select 'DOCUMENT' as kind, 'DOCUMENT' as target, r.id, r.organisation_id, r.id as record_id, r.reference_number as title,
      concat_ws(' · ', ${namesOf("document")}, r.bank_name) as detail, r.status, r.amount_cents,
      jsonb_build_object('guaranteeNumber', r.guarantee_number, 'projectAddress', r.project_address, 'parties', ${partiesOf("document")},
        'metadata', (select string_agg(m.value, ', ' order by lower(m.key)) from document_metadata m where m.document_id = r.id)) as fields,
      null::timestamptz as date, r.rank, r.created_at as found_at
    from (select f.*, ${rank} as rank from found_document f order by rank desc, f.created_at desc limit ${terms.limit}) r`;
}

export function drafts(terms: SearchTerms): string {
  const rank = terms.rank(
    { nearness: "f.nearness" },
    "concat_ws(' ', f.reference_number, f.your_reference, f.project_address, f.contract_title)",
  );
  return `select 'DRAFT' as kind, case when r.is_own then 'DRAFT' else 'DESK_DRAFT' end as target, r.id, r.organisation_id, r.id as record_id,
      r.reference_number as title, ${namesOf("draft")} as detail, r.status, r.amount_cents,
      jsonb_build_object('yourReference', r.your_reference, 'projectAddress', r.project_address, 'parties', ${partiesOf("draft")},
        'contract', concat_ws(' ', r.contract_title, r.contract_number)) as fields,
      null::timestamptz as date, r.rank, r.created_at as found_at
    from (select f.*, ${rank} as rank from found_draft f order by rank desc, f.created_at desc limit ${terms.limit}) r`;
}

/** Whom the organisation's records that were found are in favour of, each name once: they lead to the list of those. */
export function beneficiaries(terms: SearchTerms): string {
  const named = (["document", "draft"] as const).map(
    (searched) => `select p.id, p.name, p.abn, r.created_at from found_${searched} r
      join ${searched}_party p on p.${searched}_id = r.id and p.party_variant = 'BENEFICIARY' where r.${terms.ofOrganisation}`,
  );
  return `select 'BENEFICIARY' as kind, 'DOCUMENT_LIST' as target, b.id, ${terms.organisation} as organisation_id, b.id as record_id, b.name as title,
      b.abn as detail, null as status, null::bigint as amount_cents, '{}'::jsonb as fields, null::timestamptz as date, b.rank, b.created_at as found_at
    from (select distinct on (lower(n.name)) n.*, ${terms.rank({ names: ["n.name"] }, "n.name")} as rank
            from (${named.join(" union all ")}) n where ${terms.matches("lower(concat_ws(' ', n.name, n.abn))")}
           order by lower(n.name), n.created_at desc) b
   order by b.rank desc, b.created_at desc limit ${terms.limit}`;
}
