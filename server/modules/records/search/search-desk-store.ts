// What a search finds for the people of the desk alone: finance enquiries, referrals and required documents. Statements and nothing else.

import { newestOfMany, shown } from "./search-rows-store.ts";
import { byKey, type SearchTerms } from "./search-terms.ts";

/** So many clients, drafts or referrers lead to what is theirs: a word that more of them hold is found in what is newest. */
const OWNERS_MAX = 100;

const among = (column: string, ids: string) => `s.${column} = any ((select array(${ids}))::uuid[])`;
const idsOf = (terms: SearchTerms, from: string, text: string) =>
  `select o.id from ${from} o where ${terms.matches(`o.${text}`)} limit ${OWNERS_MAX}`;
const clientsOf = (terms: SearchTerms) => idsOf(terms, "searched_client", "search_text");

export function enquiries(terms: SearchTerms): string {
  const draftsByNumber = `select o.id from searched_draft o where o.status <> 'DRAFT' and ${terms.begins("o.reference_number")}
    ${byKey("o.reference_number")} limit ${terms.limit}`;
  return shown(
    terms,
    {
      kind: "ENQUIRY",
      target: "'ENQUIRY_LIST'",
      title: "f.contact_name",
      detail: "concat_ws(' · ', f.client_name, f.reference_number)",
      status: "f.status",
      amount: "f.finance_amount_cents",
      date: "f.created_at",
      fields: "jsonb_build_object('email', f.email_address, 'phone', f.phone_number, 'abn', f.abn)",
    },
    newestOfMany(terms, {
      view: "searched_enquiry",
      where: "true",
      indexed: [
        terms.matches("s.own_text"),
        among("organisation_id", clientsOf(terms)),
        `s.draft_id is not null and ${among("draft_id", draftsByNumber)}`,
      ],
    }),
    terms.rank(
      { names: ["f.contact_name", "f.email_address"] },
      "concat_ws(' ', f.contact_name, f.client_name, f.reference_number)",
    ),
  );
}

export function referrals(terms: SearchTerms): string {
  // Few, so that every one is looked at; who refers for a firm is found with it.
  const referrers = `select m.id from referral_portal_member m join account a on a.id = m.account_id
    join referral_portal_entity e on e.id = m.referral_portal_entity_id
    where ${terms.matches("lower(concat_ws(' ', a.given_name, a.family_name, m.member_code, e.name))")} limit ${OWNERS_MAX}`;
  const firms = `select o.id from referral_portal_entity o where ${terms.matches("lower(o.name)")} limit ${OWNERS_MAX}`;
  return shown(
    terms,
    {
      kind: "REFERRAL",
      target: "'REFERRAL_LIST'",
      title: "f.client_name",
      detail: "concat_ws(' · ', f.referrer_name, f.entity_name)",
      status: "referral_stage(f.organisation_id)",
      date: "f.created_at",
      fields: "jsonb_build_object('code', f.code, 'abn', f.abn)",
    },
    newestOfMany(terms, {
      view: "searched_referral",
      where: "true",
      indexed: [
        among("organisation_id", clientsOf(terms)),
        among("referrer_organisation_id", clientsOf(terms)),
        among("referral_portal_member_id", referrers),
        among("referral_portal_entity_id", firms),
      ],
    }),
    terms.rank(
      { names: ["f.client_name", "f.referrer_name", "f.entity_name"] },
      "concat_ws(' ', f.client_name, f.referrer_name, f.entity_name)",
    ),
  );
}

/** A draft that is found by its number comes before what it needs, so numbers count as words here. */
export function requiredDocuments(terms: SearchTerms): string {
  const parties = `(select string_agg(concat_ws(' ', p.name, p.abn), ', ' order by p.position) from draft_party p where p.draft_id = f.draft_id)`;
  return shown(
    terms,
    {
      kind: "REQUIRED_DOCUMENT",
      target: "'DESK_DRAFT'",
      record: "f.draft_id",
      title: "f.required_document_type",
      detail: "concat_ws(' · ', f.name, f.reference_number, f.client_name)",
      status: "f.stage",
      date: "f.status_since",
      fields: `jsonb_build_object('yourReference', f.your_reference, 'projectAddress', f.project_address, 'parties', ${parties})`,
    },
    newestOfMany(terms, {
      view: "searched_required_document",
      where: terms.scope.desk === "SUPPLIER" ? "s.paper_supplier_id = (select actor_supplier())" : "true",
      by: "status_since",
      indexed: [
        terms.matches("s.own_text"),
        among("draft_id", idsOf(terms, "searched_draft", "search_text")),
      ],
    }),
    terms.rank({ names: ["f.name"] }, "concat_ws(' ', f.name, f.reference_number, f.client_name)"),
  );
}
