// The members of an organisation through the API: the list, roles, removal, and that who is removed is out at once, on every server.
// Shows: M-01, M-12..M-18, M-27, M-29, API-014, API-015, API-066, API-067.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, testSettings, type World } from "../../../../testing/world.ts";
import { connectPool, endPool } from "../../../database/connect.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { type RunningServer, startServer } from "../../../start-server.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const LIST = `query ($id: ID!, $search: String, $first: Int, $after: String) {
  organisationMembers(organisationId: $id, search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { memberId userId givenName familyName email role createdAt } }
  }
}`;

let world: World;
let second: RunningServer;
let folder: string;
before(async () => {
  world = await aWorld();
  folder = mkdtempSync(join(tmpdir(), "bondline-second-"));
  second = await startServer({
    settings: await testSettings(folder),
    ownerUrl: world.ownerUrl,
    clock: world.clock,
    logLevel: "silent",
  });
});
after(async () => {
  await second.stop();
  await world.end();
  rmSync(folder, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
async function members(api: Api, more: object = {}): Promise<any[]> {
  const { organisationMembers } = await api.get(LIST, { id: HARBOUR, ...more });
  return organisationMembers.edges.map(({ node }: { node: object }) => node);
}

async function memberIdOf(person: PersonName): Promise<string> {
  const found = await members(await world.as("ada"), { search: PEOPLE[person].email });
  assert.equal(found.length, 1, person);
  return found[0].memberId;
}

async function giveRole(api: Api, person: PersonName, role: string): Promise<ApiReply> {
  const input = { organisationId: HARBOUR, memberId: await memberIdOf(person), role };
  return await api.mutate("changeMemberRole", "ChangeMemberRoleInput", input, "member { email role }");
}

async function remove(api: Api, person: PersonName): Promise<ApiReply> {
  const input = { organisationId: HARBOUR, memberId: await memberIdOf(person) };
  return await api.mutate("removeMember", "RemoveMemberInput", input, "clientMutationId");
}

const leave = (api: Api) =>
  api.mutate("leaveOrganisation", "LeaveOrganisationInput", { organisationId: HARBOUR }, "clientMutationId");

async function putBack(person: PersonName): Promise<void> {
  const { member } = PEOPLE[person] as { member?: { role: string } };
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      "insert into member (id, organisation_id, account_id, role, created_at) values ($1, $2, $3, $4, $5)",
      [tx.newId(), HARBOUR, idOf("person", person), member?.role ?? "USER", tx.now],
    ),
  );
}

const refusalOf = ({ errors }: ApiReply) =>
  errors?.[0]?.extensions.fields ?? errors?.[0]?.extensions.code ?? "OK";

describe("the list", () => {
  test("names every member to every member, in the order of their names", async () => {
    for (const person of ["ada", "ben", "cam"] as const) {
      const [first, ...others] = await members(await world.as(person));
      const { memberId, ...ada } = first;
      assert.ok(memberId);
      assert.deepEqual(ada, {
        userId: idOf("person", "ada"),
        givenName: "Ada",
        familyName: "Nguyen",
        email: PEOPLE.ada.email,
        role: "ADMIN",
        createdAt: "2026-11-20T00:00:00.000Z",
      });
      assert.deepEqual(
        others.map(({ email }) => email),
        [PEOPLE.ben.email, PEOPLE.cam.email],
      );
    }
  });

  test("is searched by name and address, and read page by page", async () => {
    const ada = await world.as("ada");
    const namesFor = async (search: string) =>
      (await members(ada, { search })).map(({ givenName }) => givenName);
    assert.deepEqual(await namesFor("  OKAF "), ["Ben"]);
    assert.deepEqual(await namesFor("cam doyle"), ["Cam"]);
    assert.deepEqual(await namesFor("cam@harbour"), ["Cam"]);
    assert.deepEqual(await namesFor("100%"), []);

    const one = (await ada.get(LIST, { id: HARBOUR, first: 2 })).organisationMembers;
    assert.equal(one.totalCount, 3);
    assert.ok(one.pageInfo.hasNextPage);
    const rest = await members(ada, { first: 2, after: one.pageInfo.endCursor });
    assert.deepEqual(
      rest.map(({ givenName }) => givenName),
      ["Cam"],
    );
  });

  test("is nobody else's to read", async () => {
    for (const person of ["wes", "lou", "fay", "rosa", "sam"] as const)
      assert.equal(
        await (await world.as(person)).codeOf(LIST, { id: HARBOUR }),
        "ORGANISATION_NOT_FOUND",
        person,
      );
    assert.equal(await world.anonymous.codeOf(LIST, { id: HARBOUR }), "AUTH_NOT_AUTHENTICATED");
  });
});

describe("roles", () => {
  test("are changed by administrators alone, and count from the next call on", async () => {
    const [ada, ben, cam] = [await world.as("ada"), await world.as("ben"), await world.as("cam")];
    assert.equal(refusalOf(await giveRole(ben, "ben", "ADMIN")), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await giveRole(cam, "cam", "USER")), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await giveRole(await world.as("wes"), "ben", "ADMIN")), "ORGANISATION_NOT_FOUND");

    const draft = { organisationId: HARBOUR, processType: "BANK_GUARANTEE", draft: {} };
    assert.equal(refusalOf(await call(ben, "createDraft", draft)), "OK");
    assert.deepEqual((await giveRole(ada, "ben", "LIMITED_USER")).data.changeMemberRole.member, {
      email: PEOPLE.ben.email,
      role: "LIMITED_USER",
    });
    const onSecond = apiOf(second.url, ben.token);
    assert.equal(refusalOf(await call(onSecond, "createDraft", draft)), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await giveRole(ada, "ben", "USER")), "OK");
  });

  test("a member of another organisation cannot be reached through one's own", async () => {
    const wes = await world.as("wes");
    const input = { organisationId: idOf("organisation", "wesfarmers"), memberId: await memberIdOf("ben") };
    const answer = await wes.mutate("removeMember", "RemoveMemberInput", input, "clientMutationId");
    assert.equal(refusalOf(answer), "MEMBER_NOT_FOUND");
  });
});

describe("leaving by oneself", () => {
  for (const person of ["ben", "cam"] as const)
    test(`${person} is out at once, and what they did stays`, async () => {
      const api = await world.as(person);
      assert.equal(refusalOf(await leave(api)), "OK");
      assert.equal(refusalOf(await leave(api)), "ORGANISATION_NOT_FOUND");
      const names = (await members(await world.as("ada"))).map(({ userId }) => userId);
      assert.equal(names.includes(idOf("person", person)), false);
      const [left] = await runTransaction(world.app, { system: "Test" }, (tx) =>
        tx.query<{ actor: string }>(
          `select actor_id as actor from history_entry
            where root_id = $1 and object_type = 'Member' and change_type = 'DELETE' order by id desc limit 1`,
          [HARBOUR],
        ),
      );
      assert.equal(left?.actor, idOf("person", person));
      await putBack(person);
    });

  test("nobody leaves what they do not belong to", async () => {
    assert.equal(refusalOf(await leave(await world.as("wes"))), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await leave(await world.as("rosa"))), "ORGANISATION_NOT_FOUND");
  });
});

describe("the last administrator", () => {
  const LAST = "An organisation needs an administrator. Make someone else an administrator first.";

  test("who leaves by themselves is told who could be the next", async () => {
    const ada = await world.as("ada");
    const { errors } = await leave(ada);
    assert.match(
      errors?.[0]?.extensions.fields?.organisationId ?? "",
      /^You are the only administrator of Harbour Civil Pty Ltd\. Make (?=.*Ben Okafor).+ an administrator first\.$/,
    );
  });

  test("can be neither removed nor demoted, until there is another", async () => {
    const ada = await world.as("ada");
    assert.deepEqual(refusalOf(await remove(ada, "ada")), { memberId: LAST });
    assert.deepEqual(refusalOf(await giveRole(ada, "ada", "USER")), { role: LAST });
    assert.equal(refusalOf(await giveRole(ada, "ben", "ADMIN")), "OK");
    assert.equal(refusalOf(await giveRole(ada, "ada", "USER")), "OK");
    const ben = await world.as("ben");
    assert.deepEqual(refusalOf(await giveRole(ben, "ben", "USER")), { role: LAST });
    assert.equal(refusalOf(await giveRole(ben, "ada", "ADMIN")), "OK");
  });

  test("two administrators who demote each other at the same moment leave one", async () => {
    const [ada, ben] = [await world.as("ada"), apiOf(second.url, (await world.as("ben")).token)];
    const answers = await Promise.all([giveRole(ada, "ben", "USER"), giveRole(ben, "ada", "USER")]);
    const refused = answers.filter(({ errors }) => errors !== undefined);
    assert.equal(refused.length, 1);
    const admins = (await members(await world.as("cam"))).filter(({ role }) => role === "ADMIN");
    assert.equal(admins.length, 1);
    if (admins[0].givenName === "Ben") await giveRole(ben, "ada", "ADMIN");
    assert.equal(refusalOf(await giveRole(ada, "ben", "USER")), "OK");
  });

  test("is kept by the database too, whatever statement comes", async () => {
    const pool = connectPool({ connectionString: world.ownerUrl, connectionsMax: 1 });
    const kept = { constraint: "member_keeps_an_administrator" };
    const asNobody = (text: string) => pool.query(`select begin_system_work('Test', now()); ${text}`);
    try {
      await assert.rejects(
        asNobody(`delete from member where organisation_id = '${HARBOUR}' and role = 'ADMIN'`),
        kept,
      );
      await assert.rejects(asNobody("update member set role = 'USER' where role = 'ADMIN'"), kept);
    } finally {
      await endPool(pool);
    }
  });
});

describe("a removed member", () => {
  test("is out on every server within a second, and what they watch ends", async () => {
    const ada = await world.as("ada");
    const ben = await world.as("ben");
    const draft = await world.draft();
    const onSecond = apiOf(second.url, ben.token);
    const list = await watch(second, onSecond, {
      query: "subscription ($id: ID!) { organisationDocumentsChanged(organisationId: $id) { draft { id } } }",
      variables: { id: HARBOUR },
    });
    const record = await watch(second, onSecond, {
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { version } }",
      variables: { id: draft.id },
    });

    assert.equal(refusalOf(await remove(ada, "ben")), "OK");
    const removedAt = performance.now();
    assert.equal(
      await onSecond.codeOf("query ($id: ID!) { draft(id: $id) { id } }", { id: draft.id }),
      "DRAFT_NOT_FOUND",
    );
    assert.equal(await onSecond.codeOf(LIST, { id: HARBOUR }), "ORGANISATION_NOT_FOUND");
    assert.equal(await list.next(), undefined);
    assert.equal(await record.next(), undefined);
    assert.ok(performance.now() - removedAt < 1000);

    assert.equal(await onSecond.codeOf("{ me { email } }"), "OK", "the account itself stays");
    await list.end();
    await record.end();
    await putBack("ben");
  });

  test("a change of role ends nothing that may still be watched", async () => {
    const ada = await world.as("ada");
    const draft = await world.draft();
    const record = await watch(second, apiOf(second.url, (await world.as("ben")).token), {
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { yourReference } }",
      variables: { id: draft.id },
    });
    await giveRole(ada, "ben", "ADMIN");
    await call(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: { yourReference: "HC-9" },
    });
    assert.deepEqual(await record.next(), { data: { draftUpdated: { yourReference: "HC-9" } } });
    await record.end();
    await giveRole(ada, "ben", "USER");
  });

  test("keeps nothing that a limited user was added to, not even after coming back", async () => {
    const draft = await world.draft();
    await addViewer(world.app, "draft", draft, "cam");
    const cam = await world.as("cam");
    const query = "query ($id: ID!) { draft(id: $id) { id } }";
    assert.equal(await cam.codeOf(query, { id: draft.id }), "OK");
    await remove(await world.as("ada"), "cam");
    assert.equal(await cam.codeOf(query, { id: draft.id }), "DRAFT_NOT_FOUND");
    await putBack("cam");
    assert.equal(await cam.codeOf(query, { id: draft.id }), "DRAFT_NOT_FOUND");
  });
});
