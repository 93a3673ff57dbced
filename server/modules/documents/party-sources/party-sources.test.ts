// Where each figure of issued paper's parties comes from, through the API: typed, the register's, confirmed, amended, put right; and who is shown whose name.
// Shows: DOC-044.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { anAskedRequest, anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { ABR_GUID, type FakeAbr, startFakeAbr } from "../../../../testing/fakes/fake-abr.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { bringDraft } from "../../../demo/builders/draft-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { executeDocumentRequest } from "../document-requests/commands/execute-document-request.ts";
import { accessDocument } from "../documents/document-access.ts";
import { evidencePack } from "../evidence/evidence-pack.ts";

const ASK = `query ($id: ID!) {
  document(id: $id) { parties { id partyVariant } }
  documentPartySources(documentId: $id) {
    parties { partyId figures { figure kind by at amendmentNumber registerDate } }
    confirmations { kind by at }
  }
}`;
const LOOK_UP = "query ($abn: String!) { businessByAbn(abn: $abn) { business { name } } }";
const REGISTERED = "HARBOUR CIVIL PTY LTD";

type Figure = {
  figure: string;
  kind: string;
  by: string | null;
  amendmentNumber: number | null;
  registerDate: string | null;
};
type ShownSource = {
  document: { parties: { id: string; partyVariant: string }[] };
  documentPartySources: {
    parties: { partyId: string; figures: Figure[] }[];
    confirmations: { kind: string; by: string | null }[];
  };
};

let fake: FakeAbr;
let world: World;
let ada: Api;
let dee: Api;
before(async () => {
  fake = await startFakeAbr();
  world = await aWorld({ ABN_LOOKUP_GUID: ABR_GUID, ABN_LOOKUP_URL: fake.publicUrl });
});
beforeEach(async () => {
  [ada, dee] = await Promise.all([world.as("ada"), world.as("dee")]);
});
after(async () => {
  await world.end();
  await fake.stop();
});

async function sourcesFor(api: Api, id: string) {
  const { document, documentPartySources: sources } = (await api.get(ASK, { id })) as ShownSource;
  const figures = (variant: string) => {
    const party = document.parties.find(({ partyVariant }) => partyVariant === variant);
    return sources.parties.find(({ partyId }) => partyId === party?.id)?.figures ?? [];
  };
  const line = (variant: string, wanted: string) => {
    const found = figures(variant).find(({ figure }) => figure === wanted);
    return [found?.kind, found?.by, found?.amendmentNumber, found?.registerDate].filter(Boolean).join(" | ");
  };
  return { line, confirmations: sources.confirmations.map(({ kind, by }) => `${kind}: ${by}`) };
}

async function amendName(documentId: string, newText: string) {
  const asked = { kind: "AMENDMENT" as const, wordingField: "BENEFICIARY_NAME" as const, newText };
  const request = await anAskedRequest(world.app, documentId, { ...asked, amount: undefined });
  const agreement = "Letter of the beneficiary, 20 November";
  await callAs(world.app, "rosa", executeDocumentRequest, { id: request.id, version: 1, agreement });
}

test("what was typed on the draft, what the register had and who agreed, for whoever sees the draft and for who does not", async () => {
  await ada.get(LOOK_UP, { abn: "53 004 085 616" });
  const { id } = await anIssuedDocument(world);
  const seen = await sourcesFor(ada, id);
  assert.match(seen.line("ISSUER", "NUMBER"), /^ENTERED \| Ada \w+, Harbour Civil Pty Ltd \| 2026-11-20$/);
  assert.match(seen.line("ISSUER", "ADDRESS"), /^ENTERED \| Ada \w+, Harbour Civil Pty Ltd$/);
  assert.deepEqual(
    seen.confirmations.map((each) => each.replace(/: \w+ \w+,/, ": someone,")),
    ["NUMBER: Bondline", "APPROVED: someone, Bondline", "ISSUED: someone, Bondline"],
  );

  const other = await sourcesFor(dee, id);
  assert.equal(other.line("ISSUER", "ADDRESS"), "ENTERED | Harbour Civil Pty Ltd", "no person of the draft");
  assert.ok(other.confirmations.includes("APPROVED: Bondline"));
});

test("a name that stands as the register had it is the register's, and what was answered after the issue changes nothing", async () => {
  const named = { partyVariant: "ISSUER", name: REGISTERED, abn: "53004085616", partyEntityType: "PRV" };
  const draft = await world.draft();
  const [applicant] = draft.parties;
  await ada.mutate(
    "updateDraft",
    "UpdateDraftInput",
    { id: draft.id, version: draft.version, draft: { parties: [{ ...named, id: applicant?.id }] } },
    "draft { id }",
  );
  await bringDraft(world.app, draft.id, { status: "ESTABLISHED" });
  const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from document where original_draft_id = $1", [draft.id]),
  );
  const id = row?.id ?? "";
  assert.match((await sourcesFor(ada, id)).line("ISSUER", "NAME"), /^REGISTER \| Ada .*\| 2026-11-20$/);
  assert.match((await sourcesFor(ada, id)).line("ISSUER", "ENTITY_TYPE"), /^REGISTER /);
  world.clock.advance({ days: 3 });
  ada = await world.as("ada");
  await ada.get(LOOK_UP, { abn: "53 004 085 616" });
  assert.match(
    (await sourcesFor(ada, id)).line("ISSUER", "NUMBER"),
    /2026-11-20$/,
    "frozen when it was issued",
  );
});

test("an amendment says its number and who carried it out, to everybody who reads the history of the document", async () => {
  const { id } = await anIssuedDocument(world);
  await amendName(id, "Murray Hospital Alliance Trust");
  for (const api of [ada, dee])
    assert.match(
      (await sourcesFor(api, id)).line("BENEFICIARY", "NAME"),
      /^AMENDED \| Rosa \w+, Bondline \| 1$/,
    );
  assert.match((await sourcesFor(ada, id)).line("BENEFICIARY", "NUMBER"), /^ENTERED \| Ada /);
});

test("an own record says who made it and who put it right", async () => {
  const document = {
    documentVariant: "LEASE_BOND",
    amount: "5000",
    expiryType: "OPEN_ENDED",
    establishedAt: "2026-11-20",
    bankName: "Westpac",
    parties: [
      { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd", abn: "53 004 085 616" },
      { partyVariant: "BENEFICIARY", name: "Quay Landlord", address: "2 Quay Street, Sydney NSW 2000" },
    ],
  };
  const input = { organisationId: idOf("organisation", "harbour"), isProjected: false, document };
  const made = await ada.mutate(
    "createDocument",
    "CreateDocumentInput",
    input,
    "document { id version parties { id partyVariant } }",
  );
  assert.equal(made.errors, undefined, JSON.stringify(made.errors));
  const own = made.data.createDocument.document;
  const beneficiary = own.parties.find(
    ({ partyVariant }: { partyVariant: string }) => partyVariant === "BENEFICIARY",
  );
  const ben = await world.as("ben");
  const amendments = { parties: [{ id: beneficiary.id, name: "Quay Landlord Pty Ltd" }] };
  await ben.mutate(
    "amendDocument",
    "AmendDocumentInput",
    { id: own.id, version: own.version, amendments },
    "document { id }",
  );
  const { line, confirmations } = await sourcesFor(ada, own.id);
  assert.match(line("BENEFICIARY", "NAME"), /^CORRECTED \| Ben \w+, Harbour Civil Pty Ltd$/);
  assert.match(line("BENEFICIARY", "ADDRESS"), /^ENTERED \| Ada \w+, Harbour Civil Pty Ltd$/);
  assert.deepEqual(confirmations, ["NUMBER: Bondline"]);
});

test("the evidence of a document says the same, and a stranger is told nothing", async () => {
  const { id } = await anIssuedDocument(world);
  const files = await callAs(
    world.app,
    "ada",
    async (tx, documentId: string) => evidencePack(tx, await accessDocument(tx, documentId)),
    id,
  );
  assert.match(JSON.stringify(files), /party-sources.*ENTERED.*APPROVED/);
  const fay = await world.as("fay");
  assert.equal(await fay.codeOf(ASK, { id }), "DOCUMENT_NOT_FOUND");
});
