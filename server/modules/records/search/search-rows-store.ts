// A row of the search made of a kind's own columns: a part of every statement of it, and nothing else.

import type { SearchTerms } from "./search-terms.ts";

/** Of so many that were found, the newest, the likest are shown. */
const CANDIDATES = 30;

type Shown = {
  kind: string;
  target: string;
  record?: string;
  title: string;
  detail: string;
  status?: string;
  amount?: string;
  fields?: string;
};

/** Of `f`, each with its rank. */
export function shown(terms: SearchTerms, row: Shown, found: string, rank: string): string {
  return `select '${row.kind}' as kind, ${row.target} as target, f.id, f.organisation_id, ${row.record ?? "f.id"} as record_id, ${row.title} as title,
      ${row.detail} as detail, ${row.status ?? "null"} as status, ${row.amount ?? "null::bigint"} as amount_cents, ${row.fields ?? "'{}'::jsonb"} as fields,
      ${rank} as rank, f.created_at as found_at
    from (${found}) f order by rank desc, f.created_at desc limit ${terms.limit}`;
}

export const newestOf = (view: string, where: string) =>
  `select s.* from ${view} s where ${where} order by s.created_at desc, s.id desc limit ${CANDIDATES}`;
