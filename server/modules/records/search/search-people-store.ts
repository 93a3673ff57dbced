// People that a search finds, and the clients that they belong to: statements and nothing else.

import { newestOf, shown } from "./search-rows-store.ts";
import type { SearchTerms } from "./search-terms.ts";

const PERSON_RANK = [{ names: ["f.name", "f.email"] }, "f.name"] as const;

/** Whom the person knows from the list of members. */
export function colleagues(terms: SearchTerms): string {
  return shown(
    terms,
    { kind: "PERSON", target: "'MEMBER_LIST'", title: "f.name", detail: "f.email" },
    newestOf({
      view: "searched_member",
      where: `s.${terms.ofOrganisation} and ${terms.matches("s.search_text")}`,
    }),
    terms.rank(...PERSON_RANK),
  );
}

/** People of clients, by their organisation. */
export function peopleOfClients(terms: SearchTerms): string {
  return shown(
    terms,
    {
      kind: "PERSON",
      target: "'CLIENT_LIST'",
      record: "f.organisation_id",
      title: "f.name",
      detail:
        "concat_ws(' · ', f.email, (select c.name from searched_client c where c.id = f.organisation_id))",
    },
    newestOf({ view: "searched_member", where: terms.matches("s.search_text") }),
    terms.rank(...PERSON_RANK),
  );
}

export function staff(terms: SearchTerms): string {
  return shown(
    terms,
    { kind: "PERSON", target: "'STAFF_LIST'", title: "f.name", detail: "f.email" },
    newestOf({ view: "searched_staff", where: terms.matches("s.search_text") }),
    terms.rank(...PERSON_RANK),
  );
}

export function clients(terms: SearchTerms): string {
  return shown(
    terms,
    {
      kind: "CLIENT",
      target: "'CLIENT_LIST'",
      title: "f.name",
      detail: "f.abn",
    },
    newestOf({ view: "searched_client", where: terms.matches("s.search_text") }),
    terms.rank({ nearness: terms.nearness("f.abn"), names: ["f.name", "f.legal_name"] }, "f.name"),
  );
}
