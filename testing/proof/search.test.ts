// The search over everything, for every persona and by the words of all records: what it finds opens, and what a list shows is found.
// Shows: UI-30, ST-52, Q-035.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { SearchTarget } from "@bondline/domain/records/search/search.ts";
import pg from "pg";
import { searchAccessible } from "../../server/modules/records/search/search-access.ts";
import type { SearchResult } from "../../server/modules/records/search/search-result.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { PERSONAS, type Persona, WITHOUT_SESSION } from "../access-matrix.ts";
import type { Api } from "../api.ts";
import { aFilledWorld } from "../examples/example-worlds.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";
import { everyNth } from "./short-form.ts";

let world: World;
let personas: Personas;
let words: string[];
const count = { cases: 0, broken: 0, caught: 0 };
before(async () => {
  ({ world, personas } = await aFilledWorld());
  words = await wordsOfRecords();
});
after(async () => {
  recordProof("search", count);
  await world.endUnchecked();
});

/** Of everything that is searched, whoever it belongs to; in a plain run every so-manieth. */
async function wordsOfRecords(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ word: string }>(
    `select distinct word from (
       select search_text as text from document union all select search_text from draft union all select search_text from facility
       union all select lower(concat_ws(' ', reference_number, company_name)) from facility_application
       union all select lower(file_name) from draft_attachment union all select lower(file_name) from document_attachment
       union all select lower(concat_ws(' ', given_name, family_name, email)) from account
       union all select lower(concat_ws(' ', given_name, family_name, email_address)) from finance_enquiry
       union all select lower(member_code) from referral_portal_member
       union all select lower(name) from draft_required_document where name is not null
       union all select lower(invoice_number) from invoice union all select lower(concat_ws(' ', name, abn)) from organisation) texts,
       regexp_split_to_table(text, '\\s+') word where word <> '' order by 1`,
  );
  await owner.end();
  return everyNth(
    rows.map(({ word }) => word),
    5,
  );
}

const SIGNED_IN = (Object.keys(PERSONAS) as Persona[]).filter((persona) => !(persona in WITHOUT_SESSION));

for (const persona of SIGNED_IN)
  test(`what is found by ${PERSONAS[persona]} opens, and what is listed is found`, async () => {
    const api = personas.api[persona];
    const { organisations } = await api.get("{ organisations(first: 100) { edges { node { id } } } }");
    const own = organisations.edges.map(({ node }: { node: { id: string } }) => node.id);
    for (const organisationId of [undefined, ...own]) {
      const found = await everythingFound(api, organisationId, words);
      for (const result of found.values()) {
        assert.equal(await opens(api, result, organisationId), true, `${result.kind} ${result.title}`);
        count.cases += 1;
      }
      if (organisationId !== undefined) await allListedIsFound(api, organisationId);
    }
  });

async function everythingFound(api: Api, organisationId: string | undefined, texts: readonly string[]) {
  const found = new Map<string, SearchResult>();
  for (const text of texts) {
    const results = await runTransaction(world.app, { token: api.token }, (tx) =>
      searchAccessible(tx, { text: text.slice(0, 100), organisationId, first: 20 }),
    );
    for (const result of results) found.set(`${result.kind} ${result.id} ${result.target}`, result);
  }
  return found;
}

type Opening = (api: Api, result: SearchResult, organisationId: string | undefined) => Promise<unknown>;

/** As the page asks to which a result leads. */
const OPENINGS: Record<SearchTarget, Opening> = {
  DOCUMENT: (api, { recordId }) => api.get("query ($id: ID!) { document(id: $id) { id } }", { id: recordId }),
  DRAFT: (api, { recordId }) => api.get("query ($id: ID!) { draft(id: $id) { id } }", { id: recordId }),
  DESK_DRAFT: (api, { recordId }) => api.get("query ($id: ID!) { draft(id: $id) { id } }", { id: recordId }),
  FACILITY: (api, { recordId }) =>
    api.get("query ($id: ID!) { documentFacility(id: $id) { id } }", { id: recordId }),
  FACILITY_APPLICATION: (api, { recordId }) =>
    api.get("query ($id: ID!) { facilityApplication(id: $id) { id } }", { id: recordId }),
  DOCUMENT_LIST: (api, { title }, organisationId) =>
    listed(api, "documents(organisationId: $organisationId, search: $search) { edges { node { id } } }", {
      organisationId,
      search: title,
    }),
  MEMBER_LIST: (api, { detail }, organisationId) =>
    api.get(
      "query ($id: ID!, $search: String) { organisation(id: $id) { members(search: $search) { edges { node { memberId } } } } }",
      { id: organisationId, search: detail },
    ),
  BILLING: (api, { organisationId }) =>
    api.get("query ($id: ID!) { invoices(organisationId: $id) { edges { node { invoice { id } } } } }", {
      id: organisationId,
    }),
  CLIENT_LIST: (api) => api.get("{ clients(first: 1) { edges { node { id } } } }"),
  ENQUIRY_LIST: (api, { title }) =>
    api.get("query ($search: String) { staffFinanceRegister(search: $search) { edges { node { id } } } }", {
      search: title,
    }),
  REFERRAL_LIST: (api, { title }) =>
    api.get("query ($search: String) { staffReferrals(search: $search) { edges { node { id } } } }", {
      search: title,
    }),
  STAFF_LIST: (api) => api.get("{ staffPeople(first: 1) { edges { node { id } } } }"),
};

const listed = (api: Api, selection: string, given: object) =>
  api.get(`query ($organisationId: ID!, $search: String) { ${selection} }`, given);

/** They have no page of their own: the list to which they lead shows them by the words that it is opened with. */
const IN_A_LIST: readonly string[] = ["ENQUIRY", "REFERRAL"];

/** An invoice and a file are opened with their record, which shows them to this person. */
const WITHIN: Partial<Record<string, string>> = {
  "INVOICE DRAFT": "draft(id: $id) { invoices { id } }",
  "INVOICE DESK_DRAFT": "draft(id: $id) { invoices { id } }",
  "REQUIRED_DOCUMENT DESK_DRAFT": "draft(id: $id) { requiredDocuments { id } }",
  "FILE DOCUMENT": "document(id: $id) { attachments { id } }",
  "FILE FACILITY_APPLICATION": "facilityApplication(id: $id) { attachments { id } }",
};

async function opens(api: Api, result: SearchResult, organisationId: string | undefined): Promise<boolean> {
  const opened = await OPENINGS[result.target](api, result, organisationId);
  if (IN_A_LIST.includes(result.kind)) return JSON.stringify(opened).includes(result.id);
  const within = WITHIN[`${result.kind} ${result.target}`];
  if (within === undefined) return true;
  const shown = await api.get(`query ($id: ID!) { ${within} }`, { id: result.recordId });
  return JSON.stringify(shown).includes(result.id);
}

async function allListedIsFound(api: Api, organisationId: string): Promise<void> {
  const lists = await api.get(
    `query ($organisationId: ID!) {
       documents(organisationId: $organisationId, first: 10) { edges { node { id referenceNumber } } }
       drafts(organisationId: $organisationId, first: 10) { edges { node { id referenceNumber } } }
       documentsSharedWithMe(first: 10) { edges { node { id referenceNumber } } }
       draftsSharedWithMe(first: 10) { edges { node { id referenceNumber } } } }`,
    { organisationId },
  );
  type Listed = { node: { id: string; referenceNumber: string } };
  for (const { edges } of Object.values(lists) as { edges: Listed[] }[])
    for (const { node } of edges) {
      const found = await everythingFound(api, organisationId, [node.referenceNumber]);
      const ids = [...found.values()].map(({ id }) => id);
      assert.ok(ids.includes(node.id), `${node.referenceNumber} is listed and not found`);
    }
}
