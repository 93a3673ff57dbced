// What is searched for as the values and the conditions of one statement: a text of its own for each number of words, so that each is planned once.

import { guaranteeNumberKey } from "@bondline/domain/documents/documents/guarantee-number.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { SqlValue } from "../../../transaction/transaction.ts";

/** Whose records are searched through beside what is shared with the person by name. */
export type SearchScope = {
  /** One that the person belongs to. */
  organisationId: OrganisationId | undefined;
  /** Not to a limited member, who finds what they were added to. */
  seesAllOfIt: boolean;
  desk: "PROVIDER" | "SUPPLIER" | undefined;
  isAdministrator: boolean;
};

export type SearchTerms = {
  scope: SearchScope;
  isShort: boolean;
  /** Of each kind. */
  limit: number;
  values: readonly SqlValue[];
  /** The row is of the organisation that is searched. */
  ofOrganisation: string;
  /** The parameter that holds its id. */
  organisation: string;
  /** The text holds every word; of a short one, begins a word with it. */
  matches: (text: string) => string;
  /** The number begins with what is typed, however either is spelled: by its index, whatever is typed. */
  begins: (number: string) => string;
  /** 3 for the very number, 2 for one that begins with what is typed, 0 for others. */
  nearness: (...numbers: string[]) => string;
  /** How near a row comes to what is typed, from 0 to 3: its very number or name, the beginning of it, the likeness of the rest. */
  rank: (of: { nearness?: string; names?: readonly string[] }, text: string) => string;
};

type Typed = { words: readonly string[]; isShort: boolean; limit: number };

/** `$1` is what is typed, `$2` the same as a part of a pattern, `$3` as the key of a number, `$4` the organisation where one is searched; then the words. */
export function searchTerms(scope: SearchScope, { words, isShort, limit }: Typed): SearchTerms {
  const whole = words.join(" ");
  const before = [
    whole,
    likePart(whole),
    guaranteeNumberKey(whole),
    ...(scope.organisationId === undefined ? [] : [scope.organisationId]),
  ];
  const matches = (text: string) =>
    isShort
      ? `' ' || ${text} like '% ' || $2 || '%'`
      : words.map((_, place) => `${text} like '%' || $${before.length + place + 1} || '%'`).join(" and ");
  return {
    scope,
    isShort,
    limit,
    values: isShort ? before : [...before, ...words.map(likePart)],
    ofOrganisation: "organisation_id = $4",
    organisation: "$4::uuid",
    matches,
    begins: (number) => `$3 <> '' and ${startsWithTyped(keyOf(number))}`,
    nearness: (...numbers) => {
      const keys = numbers.map((_, place) => `k${place}`);
      const values = numbers.map((number, place) => `${keyOf(number)} as k${place}`).join(", ");
      return `(select case when $3 = '' then 0 when ${keys.map((key) => `${key} = $3`).join(" or ")} then 3
        when ${keys.map(startsWithTyped).join(" or ")} then 2 else 0 end from (select ${values} offset 0) keys)`;
    },
    rank: ({ nearness = "0", names = [] }, text) => {
      const likeness = `word_similarity($1, lower(${text}))`;
      if (names.length === 0)
        return `(case when ${nearness} > 0 then ${nearness} else ${likeness} end)::real`;
      const exact = names.map((name) => `lower(${name}) = $1`).join(" or ");
      const begun = names.map((name) => `lower(${name}) like $2 || '%'`).join(" or ");
      return `greatest(${nearness}, case when ${exact} then 3 when ${begun} then 2 else ${likeness} end)::real`;
    },
  };
}

export const keyOf = (number: string) => `guarantee_number_key(${number})`;

/** Keys are made of letters and digits, after all of which the brace comes. A pattern would not do: its index serves it only where the plan knows the value. */
const startsWithTyped = (key: string) => `(${key} ~>=~ $3 and ${key} ~<~ ($3 || '{'))`;

/** In the order of the index that finds them, in which the very number comes before all that begin with it. */
export const byKey = (number: string) => `order by ${keyOf(number)} using ~<~`;

function likePart(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
