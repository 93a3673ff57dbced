// What is searched for as the values and the conditions of one statement: a text of its own for each number of words, so that no plan has to fit both one and six.

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
  /** One of the numbers begins with what is typed, however either is spelled. */
  begins: (...numbers: string[]) => string;
  /** How near a row comes to what is typed, from 0 to 3: its very number or name, the beginning of it, the likeness of the rest. */
  rank: (exact: { numbers?: readonly string[]; names?: readonly string[] }, text: string) => string;
};

type Typed = { words: readonly string[]; isShort: boolean; limit: number };

/** `$1` is what is typed, `$2` the same as a part of a pattern, `$3` the organisation where one is searched; then the words. */
export function searchTerms(scope: SearchScope, { words, isShort, limit }: Typed): SearchTerms {
  const whole = words.join(" ");
  const before = [
    whole,
    likePart(whole),
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
    ofOrganisation: "organisation_id = $3",
    organisation: "$3::uuid",
    matches,
    begins: (...numbers) => `${TYPED_KEY} <> '' and (${numbers.map(startsWithKey).join(" or ")})`,
    rank: ({ numbers = [], names = [] }, text) => {
      const exact = [
        ...numbers.map((number) => `${TYPED_KEY} <> '' and ${keyOf(number)} = ${TYPED_KEY}`),
        ...names.map((name) => `lower(${name}) = $1`),
      ];
      const begun = [
        ...numbers.map((number) => `${TYPED_KEY} <> '' and ${startsWithKey(number)}`),
        ...names.map((name) => `lower(${name}) like $2 || '%'`),
      ];
      return `(case when ${exact.join(" or ")} then 3 when ${begun.join(" or ")} then 2 else word_similarity($1, lower(${text})) end)::real`;
    },
  };
}

export const keyOf = (number: string) => `guarantee_number_key(${number})`;
const TYPED_KEY = keyOf("$1");
const startsWithKey = (number: string) => `${keyOf(number)} like ${TYPED_KEY} || '%'`;

/** In the order of the index that finds them, in which the very number comes before all that begin with it. */
export const byKey = (number: string) => `order by ${keyOf(number)} using ~<~`;

function likePart(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
