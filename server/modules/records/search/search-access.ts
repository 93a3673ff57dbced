// The access check of the search: whose records somebody searches. What of them is found is what the views show to whoever acts (0450).

import {
  isShortSearch,
  SEARCH_RESULTS_MAX,
  SEARCH_TEXT_MAX,
  searchWords,
} from "@bondline/domain/records/search/search.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import {
  type Actor,
  isProviderAdministrator,
  isProviderStaff,
  requirePerson,
  roleIn,
  supplierOf,
} from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { type SearchResult, searchResult } from "./search-result.ts";
import { searchEverything } from "./search-store.ts";
import { type SearchScope, searchTerms } from "./search-terms.ts";

export type SearchArguments = {
  text: string;
  organisationId?: string | null | undefined;
  first?: number | null | undefined;
};

const USUAL_LIMIT = 5;

export async function searchAccessible(tx: Transaction, asked: SearchArguments): Promise<SearchResult[]> {
  requirePerson(tx.actor);
  const scope = scopeOf(tx, asked.organisationId);
  const limit = asked.first ?? USUAL_LIMIT;
  if (asked.text.length > SEARCH_TEXT_MAX)
    refuseFields({ text: `Please search for at most ${SEARCH_TEXT_MAX} characters.` });
  if (limit < 1 || limit > SEARCH_RESULTS_MAX)
    refuseFields({ first: `Of each kind 1 to ${SEARCH_RESULTS_MAX} can be asked for.` });
  const words = searchWords(asked.text);
  if (words.length === 0) return [];
  const found = await searchEverything(
    tx,
    searchTerms(scope, { words, isShort: isShortSearch(words), limit }),
  );
  return found.map((row) => searchResult(tx.actor, row, words));
}

function scopeOf(tx: Transaction, id: string | null | undefined): SearchScope {
  const organisationId = id ? requireOrganisation(tx, id) : undefined;
  const role = organisationId === undefined ? undefined : roleIn(tx.actor, organisationId);
  return {
    organisationId,
    seesAllOfIt: role === "ADMIN" || role === "USER",
    desk: deskOf(tx.actor),
    isAdministrator: isProviderAdministrator(tx.actor),
  };
}

function deskOf(actor: Actor): SearchScope["desk"] {
  if (isProviderStaff(actor)) return "PROVIDER";
  return supplierOf(actor) === undefined ? undefined : "SUPPLIER";
}
