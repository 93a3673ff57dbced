// What a search finds beside drafts, documents and people: facilities, applications, files, invoices and requests. Statements and nothing else.

import { newestOf, newestOfMany, shown } from "./search-rows-store.ts";
import { byKey, type SearchTerms } from "./search-terms.ts";

/** Of the organisation, those that others share with it, those that the person was added to, and those that the desk has arranged. */
export function facilities(terms: SearchTerms): string {
  const { organisationId, desk } = terms.scope;
  const ofOrganisation = `array(select o.id from searched_facility o where o.${terms.ofOrganisation})`;
  const shared = `array(select h.facility_id from facility_share h where h.shared_with_organisation_id = ${terms.organisation})`;
  const ids = ["actor_facilities()", ...(organisationId === undefined ? [] : [ofOrganisation, shared])];
  const branches = [
    `s.id = any ((select ${ids.join(" || ")})::uuid[])`,
    ...(desk === undefined ? [] : ["s.is_system_facility"]),
  ].map(
    (where) =>
      `(${newestOf({ view: "searched_facility", where: `${where} and ${terms.matches("s.search_text")}` })})`,
  );
  return shown(
    terms,
    {
      kind: "FACILITY",
      target: "'FACILITY'",
      title: "f.name",
      detail: "f.provider",
      status: "f.status",
      amount: "f.limit_cents",
    },
    branches.join(" union "),
    terms.rank({ names: ["f.name"] }, "f.name"),
  );
}

const AT_DESK = "('SUBMITTED', 'PROCESSING', 'PENDING_PAYMENT', 'APPROVED')";

export function facilityApplications(terms: SearchTerms): string {
  const { seesAllOfIt, desk } = terms.scope;
  const ofOrganisation = `array(select o.id from searched_facility_application o where o.${terms.ofOrganisation})`;
  const shared = `array(select h.application_id from facility_application_share h where h.offered_to_organisation_id = ${terms.organisation} and h.status = 'ACCEPTED')`;
  const branches = [
    ...(seesAllOfIt ? [`s.id = any ((select ${ofOrganisation} || ${shared})::uuid[])`] : []),
    ...(desk === undefined ? [] : [`s.status in ${AT_DESK}`]),
  ].map(
    (where) =>
      `(${newestOf({ view: "searched_facility_application", where: `${where} and ${terms.matches("s.search_text")}` })})`,
  );
  if (desk !== undefined) branches.push(`(${applicationByNumber(terms)})`);
  return shown(
    terms,
    {
      kind: "FACILITY_APPLICATION",
      target: "'FACILITY_APPLICATION'",
      title: "f.reference_number",
      detail: "f.company_name",
      status: "f.status",
      amount: "f.facility_limit_cents",
    },
    branches.join(" union "),
    terms.rank(
      { nearness: terms.nearness("f.reference_number"), names: ["f.company_name"] },
      "concat_ws(' ', f.reference_number, f.company_name)",
    ),
  );
}

/** What is over stays in the desk's list of all applications, and is found there by words. */
function applicationByNumber(terms: SearchTerms): string {
  const number = "s.reference_number";
  return `select s.* from searched_facility_application s where s.status <> 'DRAFT' and ${terms.begins(number)}
    ${byKey(number)} limit ${terms.limit}`;
}

export function files(terms: SearchTerms): string {
  return shown(
    terms,
    {
      kind: "FILE",
      target: "f.record_kind",
      record: "f.record_id",
      title: "f.file_name",
      detail: `case f.record_kind when 'DRAFT' then (select r.reference_number from searched_draft r where r.id = f.record_id)
        when 'DOCUMENT' then (select r.reference_number from searched_document r where r.id = f.record_id)
        else (select r.reference_number from searched_facility_application r where r.id = f.record_id) end`,
    },
    newestOfMany(terms, { view: "searched_file", where: `s.${terms.ofOrganisation}` }),
    terms.rank({ names: ["f.file_name"] }, "f.file_name"),
  );
}

export function invoices(terms: SearchTerms): string {
  const { seesAllOfIt, desk } = terms.scope;
  const branches = [
    ...(seesAllOfIt ? [`s.${terms.ofOrganisation}`] : []),
    ...(desk === "PROVIDER" ? ["true"] : []),
  ].map((where) => `(${newestOfMany(terms, { view: "searched_invoice", where })})`);
  return shown(
    terms,
    {
      kind: "INVOICE",
      target:
        "case when not f.is_own then 'DESK_DRAFT' when f.draft_shows_it then 'DRAFT' else 'BILLING' end",
      record: "f.draft_id",
      title: "f.invoice_number",
      detail: "f.deposit_reference_number",
      status: "f.status",
      amount: "f.total_cents",
    },
    branches.join(" union "),
    terms.rank(
      { nearness: terms.nearness("f.invoice_number", "f.deposit_reference_number") },
      "f.invoice_number",
    ),
  );
}

export function requests(terms: SearchTerms): string {
  return shown(
    terms,
    {
      kind: "REQUEST",
      target: "'DOCUMENT'",
      record: "f.document_id",
      title: "f.reference_number",
      detail: "f.kind",
      status: "f.status",
      fields: "jsonb_build_object('guaranteeNumber', f.guarantee_number)",
    },
    newestOf({ view: "searched_request", where: terms.matches("s.search_text") }),
    terms.rank(
      { nearness: terms.nearness("f.reference_number", "f.guarantee_number") },
      "concat_ws(' ', f.reference_number, f.guarantee_number)",
    ),
  );
}
