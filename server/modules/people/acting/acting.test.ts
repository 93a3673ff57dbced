// Acting for a client: who begins it, who is notified, what the histories say, and each way in which it ends.
// Shows: O-37.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ACTING_MINUTES } from "@bondline/domain/people/acting/acting.ts";
import { mailsTo } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { ACTING_REASON, actingFor } from "../../../../testing/builders/acting-builder.ts";
import { must } from "../../../../testing/draft-calls.ts";
import { aNewAbn, aNewName } from "../../../../testing/examples/example-steps.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { aClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction, sessionTokenHash } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let rosa: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  ada = await world.as("ada");
});
after(() => world.end());

const codeOf = ({ errors }: Partial<ApiReply>) => errors?.[0]?.extensions.code ?? "OK";
const begin = (api: Api, organisationId: string, reason = ACTING_REASON) =>
  api.mutate("beginActing", "BeginActingInput", { organisationId, reason }, "token");

const ME = `{ me { email staff { staffType } actingFor { organisationId reason accountName createdAt endsAt endedAt } }
  organisations(first: 5) { edges { node { id role } } } }`;
const signOut = (api: Api) => api.mutate("signOut", "SignOutInput", {}, "clientMutationId");
/** Whether anything can still be done by it, and by whose rights. */
const sessionCode = (api: Api) => api.codeOf("{ me { id } }");

const LIST = `query ($id: ID!) { actingSessions(organisationId: $id, first: 10) { totalCount
  edges { node { accountName organisationName reason createdAt endsAt endedAt actedOn { kind recordId reference changes } } } } }`;
const sessionsOf = async (api: Api, id: string = HARBOUR) =>
  (await api.get(LIST, { id })).actingSessions.edges.map(({ node }: { node: object }) => node);

const HISTORY = `query ($id: ID!) { draftHistory(draftId: $id, first: 50) { edges { node { objectType triggeredBy { name onBehalfOf } } } } }`;
async function authorsIn(api: Api, draftId: string): Promise<string[]> {
  const { draftHistory } = await api.get(HISTORY, { id: draftId });
  return draftHistory.edges.map(
    ({ node: { triggeredBy } }: { node: { triggeredBy: { name: string; onBehalfOf: string | null } } }) =>
      [triggeredBy.name, triggeredBy.onBehalfOf].filter(Boolean).join(" for "),
  );
}

async function asSystem<Row>(text: string, values: string[] = []): Promise<Row[]> {
  return await runTransaction(world.app, { system: "Test" }, (tx) => tx.query<Row>(text, values));
}

/** Of which whoever claimed it is the administrator. */
async function anOrganisation() {
  const name = `Quay ${aNewName()} Pty Ltd`;
  const { id, claimant } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  return { id, name, admin: apiOf(world.url, claimant.token) };
}

async function allow(api: Api, id: string, allowsActing: boolean) {
  const { organisation } = await api.get(
    "query ($id: ID!) { organisation(id: $id) { version allowsActing } }",
    {
      id,
    },
  );
  const input = { id, version: organisation.version, allowsActing };
  return await api.mutate(
    "changeActingPermission",
    "ChangeActingPermissionInput",
    input,
    "organisation { allowsActing }",
  );
}

describe("beginning", () => {
  for (const person of ["gus", "ada", "sam", "nia", "fay"] as const satisfies PersonName[])
    test(`is for the provider's administrators alone, not for ${person}`, async () => {
      assert.equal(codeOf(await begin(await world.as(person), HARBOUR)), "ORGANISATION_NOT_FOUND");
    });

  test("asks for a reason, and for a client that is there", async () => {
    const { errors } = await begin(rosa, HARBOUR, " ");
    assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["reason"]);
    assert.equal(codeOf(await begin(rosa, crypto.randomUUID())), "ORGANISATION_NOT_FOUND");
  });

  test("gives a sign-in of its own for an hour, in which one is a user of the client and no staff", async () => {
    const api = await actingFor(world, HARBOUR);
    const { me, organisations } = await api.get(ME);
    assert.deepEqual(me, {
      email: PEOPLE.rosa.email,
      staff: null,
      actingFor: {
        organisationId: HARBOUR,
        reason: ACTING_REASON,
        accountName: "Rosa Whitfield",
        createdAt: WORLD_BEGINS,
        endsAt: "2026-11-20T01:00:00.000Z",
        endedAt: null,
      },
    });
    assert.deepEqual(organisations.edges, [{ node: { id: HARBOUR, role: "USER" } }]);
    assert.equal((await rosa.get(ME)).me.actingFor, null);
    assert.equal(await api.codeOf("{ clients(first: 1) { totalCount } }"), "ORGANISATION_NOT_FOUND");
  });

  test("is the same one when the call is sent again, and another ends it", async () => {
    const input = { organisationId: HARBOUR, reason: ACTING_REASON, clientMutationId: "acting-1" };
    const send = async () =>
      (await rosa.mutate("beginActing", "BeginActingInput", input, "token")).data.beginActing.token;
    const first = await send();
    assert.equal(await send(), first);
    assert.equal(await sessionCode(apiOf(world.url, first)), "OK");
    await actingFor(world, idOf("organisation", "wesfarmers"), { by: rosa });
    assert.equal(await sessionCode(apiOf(world.url, first)), "AUTH_NOT_AUTHORIZED");
  });

  test("is told to the client's administrators, with the reason, and to no one else of it", async () => {
    await untilJobsAreDone(world.ownerUrl);
    const reason = "You asked us to look at the facility.";
    await actingFor(world, HARBOUR, { reason });
    await untilJobsAreDone(world.ownerUrl);
    const mails = (await mailsTo(world, PEOPLE.ada.email)).filter(({ text }) => text.includes(reason));
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.subject ?? "", /^We are acting for Harbour Civil/);
    assert.ok(!(await mailsTo(world, PEOPLE.ben.email)).some(({ text }) => text.includes(reason)));
    const { notifications } = await ada.get(
      "{ notifications(first: 1) { edges { node { kind about referenceNumber } } } }",
    );
    assert.equal(notifications.edges[0].node.kind, "ACTING_BEGUN");
    assert.equal(notifications.edges[0].node.about, "Rosa Whitfield");
  });

  test("is not done from within, and not for one that forbids it or is closed", async () => {
    const { id, name, admin } = await anOrganisation();
    assert.equal(codeOf(await begin(await actingFor(world, id), HARBOUR)), "LEFT_TO_CLIENT");
    await allow(admin, id, false);
    assert.equal(codeOf(await begin(rosa, id)), "ACTING_NOT_ALLOWED");
    await admin.mutate("closeOrganisation", "CloseOrganisationInput", { id, name }, "clientMutationId");
    assert.equal(codeOf(await begin(rosa, id)), "ORGANISATION_CLOSED");
  });
});

describe("what is done", () => {
  test("is in the history under one's name, for the client and with the reason, and in its list", async () => {
    const reason = "The site's address was wrong.";
    const api = await actingFor(world, HARBOUR, { reason });
    const draft = await world.draft({ status: "DRAFT" });
    const input = { id: draft.id, version: draft.version, draft: { yourReference: "HC-77" } };
    await must(api, "updateDraft", input);
    const [author] = await authorsIn(ada, draft.id);
    assert.equal(author, `Bondline, Rosa Whitfield for Harbour Civil Pty Ltd: ${reason}`);

    const [newest] = await sessionsOf(ada);
    assert.equal(newest.reason, reason);
    assert.deepEqual(newest.actedOn, [
      { kind: "DRAFT", recordId: draft.id, reference: draft.referenceNumber, changes: 1 },
    ]);
  });

  test("is told to the other side of a record without the reason", async () => {
    const draft = await world.draft({ status: "DRAFT" });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const api = await actingFor(world, HARBOUR, { reason: "Their bank has asked us to." });
    const input = { id: draft.id, version: draft.version, draft: { amount: "120000.00" } };
    await must(api, "updateDraft", input);
    const [newest] = await authorsIn(await world.as("dee"), draft.id);
    assert.equal(newest, "Bondline, Rosa Whitfield for Harbour Civil Pty Ltd");
  });

  test("is listed for the client's administrators alone", async () => {
    for (const person of ["ben", "cam", "wes", "rosa"] as const)
      assert.equal(
        await (await world.as(person)).codeOf(LIST, { id: HARBOUR }),
        "ORGANISATION_NOT_FOUND",
        person,
      );
    assert.ok((await sessionsOf(ada)).length > 2);
  });

  test("stays as it was begun: neither its reason nor its end is written again, and no row of it goes", async () => {
    const api = await actingFor(world, HARBOUR);
    for (const statement of [
      "update acting_session set reason = 'Another.' where ended_at is null",
      "update acting_session set ends_at = ends_at - interval '1 minute' where ended_at is null",
      "delete from acting_session",
    ])
      await assert.rejects(
        runTransaction(world.app, { token: api.token }, (tx) => tx.query(statement)),
        statement,
      );
    await assert.rejects(
      runTransaction(world.app, { token: ada.token }, (tx) =>
        tx.query(
          `insert into acting_session (id, organisation_id, account_id, begun_in, account_name, reason, created_at, ends_at)
           select s.id, $1, s.account_id, s.id, 'Ada', 'Mine.', now(), now() + interval '1 hour' from session s limit 1`,
          [HARBOUR],
        ),
      ),
      /no administrator of the provider/,
    );
  });
});

describe("it ends", () => {
  test("by being left, which leaves the sign-in that it was begun in", async () => {
    const api = await actingFor(world, HARBOUR, { by: rosa });
    world.clock.advance({ minutes: 10 });
    await signOut(api);
    assert.equal(await sessionCode(api), "AUTH_NOT_AUTHORIZED");
    assert.equal(await sessionCode(rosa), "OK");
    const [newest] = await sessionsOf(ada);
    assert.equal(newest.endedAt, world.clock.now());
  });

  test("with the sign-in that it was begun in", async () => {
    const own = await world.as("rosa");
    const api = await actingFor(world, HARBOUR, { by: own });
    await signOut(own);
    assert.equal(await sessionCode(api), "AUTH_NOT_AUTHORIZED");
    const [newest] = await sessionsOf(ada);
    assert.equal(newest.endedAt, world.clock.now());
  });

  test("by itself after an hour, whatever is done meanwhile", async () => {
    const api = await actingFor(world, HARBOUR, { by: rosa });
    const begun = world.clock.now();
    for (let minutes = 0; minutes < ACTING_MINUTES; minutes += 10) {
      assert.equal(await sessionCode(api), "OK");
      world.clock.advance({ minutes: 10 });
    }
    assert.equal(await sessionCode(api), "AUTH_NOT_AUTHENTICATED");
    assert.equal(await sessionCode(rosa), "OK");
    const [newest] = await sessionsOf(ada);
    assert.deepEqual([newest.createdAt, newest.endedAt], [begun, newest.endsAt]);
  });

  test("and keeps the sign-in that it was begun in awake, but does not wake one that has run out", async () => {
    const own = await world.as("rosa");
    const minutesIdle = async (minutes: number) =>
      await asSystem("update session set idle_minutes = $2::integer where token_hash = $1", [
        sessionTokenHash(own.token ?? ""),
        String(minutes),
      ]);
    await minutesIdle(15);
    const api = await actingFor(world, HARBOUR, { by: own });
    world.clock.advance({ minutes: 10 });
    assert.equal(await sessionCode(api), "OK");
    world.clock.advance({ minutes: 10 });
    assert.equal(await sessionCode(own), "OK");
    world.clock.advance({ minutes: 20 });
    assert.equal(await sessionCode(api), "OK");
    assert.equal(await sessionCode(own), "AUTH_NOT_AUTHENTICATED");
  });

  test("at once where the client forbids it, on an open page too, and is not begun again until it is allowed", async () => {
    const { id, admin } = await anOrganisation();
    const api = await actingFor(world, id, { by: rosa });
    const query = "subscription { gatewayFeaturesChanged { suretyBonds } }";
    const page = await watch(world, api, { query });
    assert.equal(codeOf(await allow(admin, id, false)), "OK");
    await assert.rejects(page.next());
    assert.equal(await sessionCode(api), "AUTH_NOT_AUTHORIZED");
    assert.equal(codeOf(await begin(rosa, id)), "ACTING_NOT_ALLOWED");
    assert.equal(codeOf(await allow(admin, id, true)), "OK");
    assert.equal(codeOf(await begin(rosa, id)), "OK");
  });

  test("where the organisation is closed", async () => {
    const { id, name, admin } = await anOrganisation();
    const api = await actingFor(world, id);
    const input = { id, name };
    assert.equal(
      codeOf(await admin.mutate("closeOrganisation", "CloseOrganisationInput", input, "clientMutationId")),
      "OK",
    );
    assert.equal(await sessionCode(api), "AUTH_NOT_AUTHORIZED");
  });

  test("for somebody who no longer administers the provider, in the same moment", async () => {
    const gus = await aSecondAdministrator(world);
    const api = await actingFor(world, HARBOUR, { by: gus });
    assert.equal(await sessionCode(api), "OK");
    const [row] = await asSystem<{ id: string; version: number }>(
      "select id, version from staff_member where account_id = $1",
      [idOf("person", "gus")],
    );
    const input = { id: row?.id, version: row?.version, staffType: "GENERAL", isAdmin: false };
    const answer = await rosa.mutate(
      "changeStaffRole",
      "ChangeStaffRoleInput",
      input,
      "staffPerson { isAdmin }",
    );
    assert.equal(codeOf(answer), "OK");
    assert.equal(await sessionCode(api), "AUTH_NOT_AUTHORIZED");
  });

  for (let round = 1; round <= 3; round += 1)
    test(`whoever begins at the moment at which the client forbids it is out afterwards, round ${round}`, async () => {
      const { id, admin } = await anOrganisation();
      const [begun] = await Promise.all([begin(rosa, id), allow(admin, id, false)]);
      const token = begun.data?.beginActing?.token;
      const code = token === undefined ? codeOf(begun) : await sessionCode(apiOf(world.url, token));
      assert.ok(["ACTING_NOT_ALLOWED", "AUTH_NOT_AUTHORIZED"].includes(code), code);
    });
});
