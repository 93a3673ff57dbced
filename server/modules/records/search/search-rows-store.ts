// The rows of a kind that hold what is searched for, and each as it is told: parts of every statement of the search, and nothing else.

import type { SearchTerms } from "./search-terms.ts";

/** Of so many that were found, the newest, the likest are shown; a word that stands in most records is not looked for further. */
const CANDIDATES = 30;
/** So many are read one after the other, and so many more where some of those fit, before an index of words is asked. */
const READ_FIRST = 200;
const READ_MAX = 2_000;
/** Of what the index knows, no more are read: the newest of them are taken. */
const INDEXED_MAX = 2_000;

type Shown = {
  kind: string;
  target: string;
  record?: string;
  title: string;
  detail: string;
  status?: string;
  amount?: string;
  /** The moment that it is shown with. */
  date?: string;
  fields?: string;
};

/** Of `f`, each with its rank. */
export function shown(terms: SearchTerms, row: Shown, found: string, rank: string): string {
  return `select '${row.kind}' as kind, ${row.target} as target, f.id, f.organisation_id, ${row.record ?? "f.id"} as record_id, ${row.title} as title,
      ${row.detail} as detail, ${row.status ?? "null"} as status, ${row.amount ?? "null::bigint"} as amount_cents, ${row.fields ?? "'{}'::jsonb"} as fields,
      ${row.date ?? "null::timestamptz"} as date, ${rank} as rank, f.created_at as found_at
    from (${found}) f order by rank desc, f.created_at desc limit ${terms.limit}`;
}

type Searched = { view: string; where: string; columns?: string; by?: string };
/** Each finds rows by an index of its own; where nothing is said, the words of the row's own text do. */
type IndexedBy = { indexed?: readonly string[] };

/** Of those that are few: every one is looked at. */
export const newestOf = ({ view, where, columns = "s.*", by = "created_at" }: Searched) =>
  `select ${columns} from ${view} s where ${where} order by s.${by} desc, s.id desc limit ${CANDIDATES}`;

/**
 * Of those that may be a million. The newest are read first, and an index of words is asked only where they hold too few: so one plan
 * fits a word that stands in every row, of which the index would know them all, and one that stands in none.
 */
export function newestOfMany(
  terms: SearchTerms,
  { view, where, columns = "s.*", by = "created_at", indexed }: Searched & IndexedBy,
): string {
  const order = `order by s.${by} desc, s.id desc`;
  const matching = terms.matches("s.search_text");
  const read = (from: number, to: number) => `select ${columns}
    from (select * from ${view} s where ${where} ${order} offset ${from} limit ${to - from}) s where ${matching}`;
  const enough = 2 * terms.limit;
  const known = (indexed ?? [matching]).map(
    (by) => `(select * from ${view} s where ${where} and ${by} limit ${INDEXED_MAX})`,
  );
  return `with first_read as materialized (${read(0, READ_FIRST)} limit ${CANDIDATES}),
      read as materialized (
        select * from first_read union all
        (${read(READ_FIRST, READ_MAX)} and (select count(*) between 2 and ${enough - 1} from first_read) limit ${CANDIDATES}))
    select * from read union all
    (select ${columns} from (${known.join(" union ")}) s
      where (select count(*) from read) < ${enough} and s.id <> all (array(select id from read)) ${order} limit ${CANDIDATES})`;
}
