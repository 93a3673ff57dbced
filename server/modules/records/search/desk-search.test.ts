// What the search over everything finds for the people of the desk beside records and clients: finance enquiries, referrals and what drafts still need.
// Shows: ST-52, UI-30.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { Api } from "../../../../testing/api.ts";
import { anEnquiry } from "../../../../testing/builders/finance-builder.ts";
import { aRequiredDocument } from "../../../../testing/builders/required-document-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aReferral } from "../../../demo/builders/referral-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let draft: Draft;
let enquiryId: string;
let requiredDocumentId: string;
before(async () => {
  world = await aWorld();
  await aReferral(world.app, "harbour", { memberCode: "QUINN24" });
  draft = await world.draft({ status: "PROCESSING", fields: { yourReference: "Viaduct lot 9" } });
  enquiryId = (await anEnquiry(world.app, asOrganisationId(HARBOUR))).id;
  requiredDocumentId = await aRequiredDocument(world.app, draft.id, "SHARE_CERTIFICATE");
});
after(() => world.end());

type Found = {
  kind: string;
  target: string;
  id: string;
  recordId: string;
  title: string;
  detail: string | null;
  status: string | null;
  date: string | null;
  matchedField: string | null;
};

async function found(by: PersonName, text: string, kind: string): Promise<Found[]> {
  const api: Api = await world.as(by);
  const { search } = await api.get(
    `query ($text: String!, $organisationId: ID) { search(text: $text, organisationId: $organisationId) {
      kind target id recordId title detail status date matchedField } }`,
    { text, organisationId: by === "ada" ? HARBOUR : null },
  );
  return search.filter((each: Found) => each.kind === kind);
}

describe("a finance enquiry", () => {
  test("is found by its contact, its client and both together, and leads to the list of all", async () => {
    for (const text of ["nguyen", "ada@harbour", "harbour civil", "nguyen harbour"]) {
      const [enquiry, ...others] = await found("gus", text, "ENQUIRY");
      assert.deepEqual(
        [enquiry?.id, enquiry?.title, enquiry?.status, enquiry?.target, others],
        [enquiryId, "Ada Nguyen", "Open", "ENQUIRY_LIST", []],
        text,
      );
      assert.match(enquiry?.detail ?? "", /^Harbour Civil/);
      assert.match(enquiry?.date ?? "", /^2026-11-/);
    }
    const [byPhone] = await found("gus", "491570156", "ENQUIRY");
    assert.equal(byPhone?.matchedField, "Phone");
  });

  test("is found by the provider's own people alone, and not by words that nobody said", async () => {
    for (const by of ["sam", "ada", "una"] as const)
      assert.deepEqual(await found(by, "nguyen", "ENQUIRY"), []);
    assert.deepEqual(await found("gus", "nguyen wharf", "ENQUIRY"), []);
  });
});

describe("a referral", () => {
  test("is found by the client, by who referred it and by their code, and leads to the list of all", async () => {
    for (const text of ["harbour civil", "tom quinn", "quinn24", "quinn harbour"]) {
      const [referral, ...others] = await found("rosa", text, "REFERRAL");
      assert.deepEqual(
        [referral?.target, referral?.status, others],
        ["REFERRAL_LIST", "First request paid", []],
        text,
      );
      assert.match(referral?.title ?? "", /^Harbour Civil/);
      assert.match(referral?.detail ?? "", /^Tom Quinn · /);
    }
  });

  test("is found by administrators of the provider alone", async () => {
    for (const by of ["gus", "sam", "ada", "tom"] as const)
      assert.deepEqual(await found(by, "harbour civil", "REFERRAL"), [], by);
  });
});

describe("a required document", () => {
  test("is found by what it is, by its draft's words and number and by its client, and leads to its draft", async () => {
    for (const text of ["share certificate", "viaduct lot", draft.referenceNumber, "certificate harbour"]) {
      const [needed, ...others] = await found("gus", text, "REQUIRED_DOCUMENT");
      assert.deepEqual(
        [needed?.id, needed?.recordId, needed?.target, needed?.title, needed?.status, others],
        [requiredDocumentId, draft.id, "DESK_DRAFT", "Share certificate", "Not there yet", []],
        text,
      );
      assert.ok(needed?.detail?.startsWith(`${draft.referenceNumber} · Harbour Civil`), text);
    }
  });

  test("is found by the bank that its draft was sent to, and by no other bank and no client", async () => {
    assert.equal((await found("sam", "viaduct lot", "REQUIRED_DOCUMENT")).length, 1);
    for (const by of ["bea", "ada", "una"] as const)
      assert.deepEqual(await found(by, "viaduct lot", "REQUIRED_DOCUMENT"), [], by);
  });

  test("comes after its draft where the draft's number is typed", async () => {
    const api = await world.as("gus");
    const { search } = await api.get("query ($text: String!) { search(text: $text) { kind } }", {
      text: draft.referenceNumber,
    });
    const kinds = search.map(({ kind }: Found) => kind);
    assert.ok(kinds.indexOf("DRAFT") < kinds.indexOf("REQUIRED_DOCUMENT"), kinds.join(", "));
  });
});
