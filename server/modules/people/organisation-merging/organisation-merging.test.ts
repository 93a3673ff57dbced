// Merging a duplicate into the organisation that stays: the preview, two people, what moves and arrives, and what stands in the way.
// When the world ends, the checks of all states, the books and the chains of the history hold what was moved.
// Shows: O-38, O-39.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { mailsTo } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { aNewAbn, aNewName } from "../../../../testing/examples/example-steps.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim, confirmClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { aGuest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const CHANGE = "officeChange { id version status subjectName fields { label before after } }";

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

async function anOrganisation() {
  const abn = aNewAbn();
  const claim = await aClaim(world.app, { abn, claimant: aNewName(), name: `Quay ${aNewName()} Pty Ltd` });
  return { ...claim, abn, api: apiOf(world.url, claim.claimant.token) };
}

async function aHolder() {
  const holder = await anOrganisation();
  await confirmClaim(world.app, holder);
  return holder;
}

const merge = (input: object, by = rosa) =>
  by.mutate(
    "proposeOrganisationMerge",
    "ProposeOrganisationMergeInput",
    { administratorsArriveAs: "USER", reason: "Entered twice.", ...input },
    CHANGE,
  );
const decide = (by: Api, { data }: ApiReply, decision = "APPROVE") => {
  const { id, version } = data.proposeOrganisationMerge.officeChange;
  return by.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    { id, version, decision, note: "Seen." },
    CHANGE,
  );
};
const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const preview = async (id: string, intoId: string) =>
  (
    await rosa.get(
      `query ($id: ID!, $intoId: ID!) { organisationMerge(id: $id, intoId: $intoId) {
        counts { kind count } obstacles arriving { email role roleThere } } }`,
      { id, intoId },
    )
  ).organisationMerge;

async function asSystem<Row>(text: string, values: readonly string[] = []): Promise<Row[]> {
  return await runTransaction(world.app, { system: "Test" }, (tx) => tx.query<Row>(text, values));
}

test("what Harbour has moves to the one that stays, with its people, its money and its history, once two have agreed", async () => {
  await world.draft({ status: "PENDING_PAYMENT" });
  await anIssuedDocument(world);
  // What is archived changes no more, and follows all the same.
  const archived = await recordDocument(world.app, { fields: { guaranteeNumber: "OLD-1" } });
  const closed = "update document set status = 'CLOSED_RETURNED', closed_at = $2 where id = $1";
  await asSystem(closed, [archived, "2012-06-01T00:00:00Z"]);
  await asSystem("update document set archived_at = $2 where id = $1", [archived, "2019-06-01T00:00:00Z"]);
  await asSystem(
    "update organisation set abn_status = 'UNCONFIRMED', abn_decided_at = null, abn_decided_by = null, abn_decision_note = null where id = $1",
    [HARBOUR],
  );
  const stays = await aHolder();
  const both = await aGuest(world.app, aNewName());
  await joinAs(world.app, both, { organisationId: HARBOUR, role: "ADMIN" });
  await joinAs(world.app, both, { organisationId: stays.id, role: "LIMITED_USER" });

  const before = await preview(HARBOUR, stays.id);
  assert.deepEqual(before.obstacles, []);
  const countOf = (kind: string) =>
    before.counts.find((each: { kind: string }) => each.kind === kind)?.count ?? 0;
  assert.ok(countOf("DRAFTS") > 0 && countOf("DOCUMENTS") > 0 && countOf("INVOICES") > 0);
  const paper =
    "select party_variant, name, abn from document_party where document_id in (select id from document where organisation_id = any ($1::uuid[])) order by id";
  const written = await asSystem(paper, [`{${HARBOUR}}`]);

  const proposed = await merge({ id: HARBOUR, intoId: stays.id });
  assert.equal(codeOf(proposed), "OK", JSON.stringify(proposed.errors));
  assert.equal(codeOf(await merge({ id: HARBOUR, intoId: stays.id }, gus)), "MERGE_REFUSED");
  assert.equal(codeOf(await decide(rosa, proposed)), "SECOND_PERSON_NEEDED");
  assert.equal((await preview(HARBOUR, stays.id)).obstacles.length, 1);
  const done = await decide(gus, proposed);
  assert.equal(codeOf(done), "OK", JSON.stringify(done.errors));

  const left = await asSystem<{ rows: string }>(
    "select (select count(*) from draft where organisation_id = $1) + (select count(*) from document where organisation_id = $1) + (select count(*) from invoice where organisation_id = $1) + (select count(*) from member where organisation_id = $1) as rows",
    [HARBOUR],
  );
  assert.equal(Number(left[0]?.rows), 0);
  const [moved] = await asSystem<{ drafts: number; documents: number }>(
    "select (select count(*)::int from draft where organisation_id = $1) as drafts, (select count(*)::int from document where organisation_id = $1) as documents",
    [stays.id],
  );
  assert.deepEqual(moved, { drafts: countOf("DRAFTS"), documents: countOf("DOCUMENTS") });
  // What was issued names the party as it was written.
  assert.deepEqual(await asSystem(paper, [`{${stays.id}}`]), written);

  const { organisations } = await (await world.as("ada")).get(
    "{ organisations(first: 10) { edges { node { id } } } }",
  );
  assert.ok(organisations.edges.some(({ node }: { node: { id: string } }) => node.id === stays.id));
  const roles = await asSystem<{ email: string; role: string }>(
    "select a.email, m.role from member m join account a on a.id = m.account_id where m.organisation_id = $1 order by 1",
    [stays.id],
  );
  const roleOf = (email: string) => roles.find((each) => each.email === email)?.role;
  assert.deepEqual(
    [roleOf("ada@harbourcivil.example"), roleOf(both.email), roleOf(stays.claimant.email)],
    ["USER", "LIMITED_USER", "ADMIN"],
  );

  const { client } = await rosa.get(
    "query ($id: ID!) { client(id: $id) { closedAt closingReason mergedIntoId mergedIntoName capabilities } }",
    { id: HARBOUR },
  );
  assert.deepEqual(
    [client.mergedIntoId, client.closingReason, client.capabilities],
    [stays.id, `Merged into ${client.mergedIntoName}: Entered twice.`, []],
  );
  const HISTORY = `query ($id: ID!) { clientHistory(clientId: $id) { edges { node {
    objectType triggeredBy { name } changes { label newDisplayValue } } } } }`;
  const { edges } = (await rosa.get(HISTORY, { id: HARBOUR })).clientHistory;
  assert.ok(edges.every(({ node }: { node: { objectType: string } }) => node.objectType === "Organisation"));
  const newest: { label: string; newDisplayValue: string }[] = edges[0].node.changes;
  const ended = newest.find(({ label }) => label === "Merged into");
  assert.deepEqual(
    [edges[0].node.triggeredBy.name, ended?.newDisplayValue],
    ["Bondline, Gus Reid", client.mergedIntoName],
  );
  assert.deepEqual(
    newest.filter(({ label }) => /check/i.test(label)),
    [
      { label: "Note on the check", newDisplayValue: client.closingReason },
      { label: "Check of the number", newDisplayValue: "ABN refused" },
    ],
  );
  // Who decided it, and when, is the entry's own author and time.
  assert.deepEqual(
    newest.filter(({ label }) => /^abn /i.test(label)),
    [],
  );
  assert.equal(codeOf(await (await world.as("ada")).ask(HISTORY, { id: HARBOUR })), "ORGANISATION_NOT_FOUND");
  assert.equal(
    codeOf(
      await rosa.mutate(
        "openOrganisation",
        "OpenOrganisationInput",
        { id: HARBOUR, reason: "x" },
        "clientMutationId",
      ),
    ),
    "INVALID_TRANSITION",
  );

  await untilJobsAreDone(world.ownerUrl);
  for (const email of ["ada@harbourcivil.example", stays.claimant.email])
    assert.ok(
      (await mailsTo(world, email)).some(({ subject }) => / (is now part of|was merged into) /.test(subject)),
      email,
    );
});

describe("what stands in the way", () => {
  test("is told by the preview, and refused", async () => {
    const [one, other] = [await aHolder(), await aHolder()];
    const free = await anOrganisation();
    assert.match((await preview(one.id, other.id)).obstacles[0], /two businesses/);
    assert.match((await preview(one.id, free.id)).obstacles[0], /instead/);
    assert.deepEqual((await preview(free.id, one.id)).obstacles, []);
    assert.equal(codeOf(await merge({ id: one.id, intoId: other.id })), "MERGE_REFUSED");
    assert.equal(codeOf(await merge({ id: free.id, intoId: free.id })), "MERGE_REFUSED");
  });

  test("is asked again when it is approved", async () => {
    const [free, stays] = [await anOrganisation(), await aHolder()];
    const proposed = await merge({ id: free.id, intoId: stays.id });
    await confirmClaim(world.app, free);
    assert.equal(codeOf(await decide(gus, proposed)), "MERGE_REFUSED");
    assert.equal(codeOf(await decide(gus, proposed, "DECLINE")), "OK");
  });

  test("nobody but an administrator of the provider is told or proposes", async () => {
    const [free, stays] = [await anOrganisation(), await aHolder()];
    for (const by of [stays.api, await world.as("ada")]) {
      assert.equal(codeOf(await merge({ id: free.id, intoId: stays.id }, by)), "ORGANISATION_NOT_FOUND");
      assert.equal(
        await by.codeOf("query ($id: ID!) { organisationMerge(id: $id, intoId: $id) { obstacles } }", {
          id: free.id,
        }),
        "ORGANISATION_NOT_FOUND",
      );
    }
  });

  test("no statement of the application merges what nobody else has proposed", async () => {
    const [free, stays] = [await anOrganisation(), await aHolder()];
    const { data } = await merge({ id: free.id, intoId: stays.id });
    const { id } = data.proposeOrganisationMerge.officeChange;
    await assert.rejects(
      runTransaction(world.app, { token: rosa.token }, (tx) =>
        tx.query("select merge_organisation($1, 'x')", [id]),
      ),
      /nobody else has proposed/,
    );
  });
});

test("one that has the same number or name is suggested", async () => {
  const one = await aHolder();
  const twin = await aClaim(world.app, { abn: one.abn, claimant: aNewName(), name: "Another Name Pty Ltd" });
  const { client } = await rosa.get("query ($id: ID!) { client(id: $id) { twins { id abn isConfirmed } } }", {
    id: twin.id,
  });
  assert.deepEqual(client.twins, [{ id: one.id, abn: one.abn, isConfirmed: true }]);
});
