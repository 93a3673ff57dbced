// Closing an organisation and opening it again: who may, what stands in the way, what ends with it, and what stays.
// Shows: A-59.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  NO_ADMINISTRATOR_LEFT_MESSAGE,
  OTHER_NAME_MESSAGE,
} from "@bondline/domain/people/organisations/organisation-closing.ts";
import { mailsTo } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { aGuestWithPassword, aNewAbn, aNewName } from "../../../../testing/examples/example-steps.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim, confirmClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { FIELDS as FACILITY_FIELDS } from "../../../demo/builders/facility-builder.ts";
import { aGuest, type Guest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { createDocumentFacility } from "../../facilities/facilities/commands/create-document-facility.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

type Own = { id: string; name: string; admin: Guest; api: Api };

async function anOrganisation(): Promise<Own> {
  const name = `Quay ${aNewName()} Pty Ltd`;
  const claim = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  await confirmClaim(world.app, claim);
  return { id: claim.id, name, admin: claim.claimant, api: apiOf(world.url, claim.claimant.token) };
}

const close = (api: Api, input: object) =>
  api.mutate("closeOrganisation", "CloseOrganisationInput", input, "clientMutationId");
const open = (api: Api, input: object) =>
  api.mutate("openOrganisation", "OpenOrganisationInput", input, "clientMutationId");
const refusalOf = ({ errors }: ApiReply) =>
  errors?.[0]?.extensions.fields ?? errors?.[0]?.extensions.code ?? "OK";
const codeOf = (api: Api, id: string) =>
  api.codeOf("query ($id: ID!) { organisation(id: $id) { id } }", { id });

async function asSystem<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return await runTransaction(world.app, { system: "Test" }, (tx) => tx.query<Row>(text, values as string[]));
}

describe("who may close one", () => {
  test("its administrator does, by its name, and nobody else of it", async () => {
    const { id, name, api, admin } = await anOrganisation();
    const user = await aGuest(world.app, aNewName());
    await joinAs(world.app, user, { organisationId: id, role: "USER" });
    assert.equal(
      refusalOf(await close(apiOf(world.url, user.token), { id, name })),
      "ORGANISATION_NOT_FOUND",
    );
    assert.deepEqual(refusalOf(await close(api, { id, name: "Quay" })), { name: OTHER_NAME_MESSAGE });
    assert.equal(await codeOf(api, id), "OK");

    assert.equal(refusalOf(await close(api, { id, name: ` ${name.toUpperCase()} ` })), "OK");
    for (const token of [admin.token, user.token])
      assert.equal(await codeOf(apiOf(world.url, token), id), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await close(api, { id, name })), "ORGANISATION_NOT_FOUND");
    await untilJobsAreDone(world.ownerUrl);
    for (const { email } of [admin, user])
      assert.ok(
        (await mailsTo(world, email)).some(({ subject }) => subject === `${name} is closed`),
        email,
      );
  });

  test("the provider's administrator does with a reason, which its history says", async () => {
    const { id, name } = await anOrganisation();
    assert.deepEqual(Object.keys(refusalOf(await close(rosa, { id, name }))), ["reason"]);
    assert.equal(
      refusalOf(await close(await world.as("gus"), { id, name, reason: "x" })),
      "ORGANISATION_NOT_FOUND",
    );
    const nowhere = { id: idOf("organisation", "nowhere"), name, reason: "x" };
    assert.equal(refusalOf(await close(rosa, nowhere)), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await close(rosa, { id, name, reason: "Wound up in March." })), "OK");
    assert.equal(refusalOf(await close(rosa, { id, name, reason: "Again." })), "INVALID_TRANSITION");
    const { client } = await rosa.get(
      "query ($id: ID!) { client(id: $id) { closedAt closingReason people capabilities } }",
      { id },
    );
    assert.deepEqual(
      { ...client, closedAt: client.closedAt !== null },
      { closedAt: true, closingReason: "Wound up in March.", people: 0, capabilities: ["CAN_OPEN"] },
    );
    const written = await asSystem<{ change: string }>(
      "select change_type as change from history_entry where root_type = 'organisation' and root_id = $1 and object_type = 'Organisation' and actor_id = $2",
      [id, idOf("person", "rosa")],
    );
    assert.ok(written.length > 0);
  });
});

describe("what is live", () => {
  const CLOSING = `query ($id: ID!) { organisationClosing(id: $id) {
    live liveRecords { kind openedBy reference } returning { email } } }`;

  test("stands in the way, and is named with the page on which it stands", async () => {
    const { id, name, api, admin } = await anOrganisation();
    assert.deepEqual((await api.get(CLOSING, { id })).organisationClosing, {
      live: "",
      liveRecords: [],
      returning: [],
    });
    const facility = await recordFacility(admin, id);
    const answer = await close(api, { id, name });
    assert.equal(refusalOf(answer), "ORGANISATION_STILL_LIVE");
    assert.match(answer.errors?.[0]?.extensions.message ?? "", /has 1 current facility\./);
    const { organisationClosing } = await api.get(CLOSING, { id });
    assert.deepEqual(organisationClosing.liveRecords, [
      { kind: "facility", openedBy: facility, reference: FACILITY_FIELDS.name },
    ]);
    // The client's own record is counted to the provider, and not named.
    const seen = (await rosa.get(CLOSING, { id })).organisationClosing;
    assert.deepEqual([seen.live, seen.liveRecords], ["1 current facility", []]);
    assert.equal(refusalOf(await close(rosa, { id, name, reason: "Sold." })), "ORGANISATION_STILL_LIVE");
    assert.equal(await codeOf(api, id), "OK");
  });

  test("of what was sent in the provider reads the references too", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { organisationClosing } = await rosa.get(CLOSING, { id: HARBOUR });
    const kinds = organisationClosing.liveRecords
      .filter(({ openedBy }: { openedBy: string }) => openedBy === draft.id)
      .map(({ kind }: { kind: string }) => kind);
    assert.deepEqual(kinds, ["draft", "invoice"]);
  });

  for (let round = 1; round <= 3; round += 1)
    test(`that comes at the same moment either stands in the way or does not come, round ${round}`, async () => {
      const { id, name, api, admin } = await anOrganisation();
      const [closed, recorded] = await Promise.allSettled([
        close(api, { id, name }),
        recordFacility(admin, id),
      ]);
      const isClosed = closed.status === "fulfilled" && refusalOf(closed.value) === "OK";
      assert.notEqual(isClosed, recorded.status === "fulfilled");
    });
});

async function recordFacility({ token }: Guest, organisationId: string): Promise<string> {
  const answer = await runTransaction(world.app, { token }, (tx) =>
    createDocumentFacility(tx, { organisationId, facility: FACILITY_FIELDS }),
  );
  const [row] = await asSystem<{ id: string }>("select id from facility where organisation_id = $1", [
    organisationId,
  ]);
  assert.ok(answer);
  return row?.id ?? "";
}

describe("what ends with it", () => {
  test("invitations, calendar addresses, regular exports, alerts and people it let in; a beneficiary stays", async () => {
    const { id, name, api, admin } = await anOrganisation();
    const kept = await aGuest(world.app, aNewName());
    await api.mutate(
      "sendOrgMemberInvitation",
      "SendOrgMemberInvitationInput",
      { organisationId: id, email: "new@example.com", role: "USER" },
      "clientMutationId",
    );
    await api.mutate(
      "createCalendarFeed",
      "CreateCalendarFeedInput",
      { organisationId: id },
      "clientMutationId",
    );
    await asSystem(
      `with d as (insert into draft (id, organisation_id, reference_number, status, status_changed_at, process_type, created_by, created_at, updated_at, search_text)
         select gen_random_uuid(), $1::uuid, 'Q-' || right($1::uuid::text, 8), 'DRAFT', now(), 'BANK_GUARANTEE', $2::uuid, now(), now(), lower('Q-' || right($1::uuid::text, 8)) returning id)
       insert into draft_collaborator (id, organisation_id, draft_id, account_id, email_address, roles, invitation_status, created_at, accepted_at)
       select gen_random_uuid(), $1::uuid, d.id, p.id, p.email, p.roles, 'ACCEPTED', now(), now() from d,
         (values ($3::uuid, $4::text, '{BENEFICIARY,LIMITED}'::text[]), ($2::uuid, $5::text, '{LIMITED}'::text[])) p (id, email, roles)`,
      [id, admin.id, kept.id, kept.email, admin.email],
    );
    await asSystem(
      `insert into alert_configuration (id, organisation_id, email_addresses, trigger_property, trigger_lead_time, created_by, created_at, updated_at)
       values (gen_random_uuid(), $1, array[$2], 'EXPIRES_AT', 10, $3, now(), now())`,
      [id, admin.email, admin.id],
    );
    await asSystem(
      `insert into export_schedule (id, organisation_id, account_id, name, wanted, columns, format, rhythm, on_day, next_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'Weekly', '{}', '{id}', 'CSV', 'WEEKLY', 1, now() + interval '7 days', now(), now())`,
      [id, admin.id],
    );
    assert.equal(refusalOf(await close(api, { id, name })), "OK");
    await untilJobsAreDone(world.ownerUrl);
    const [left] = await asSystem(
      `select (select count(*)::int from invitation where organisation_id = $1) as invitations,
              (select count(*)::int from calendar_feed where organisation_id = $1) as feeds,
              (select count(*)::int from export_schedule where organisation_id = $1) as exports,
              (select count(*)::int from alert_configuration where organisation_id = $1) as alerts,
              (select jsonb_agg(jsonb_build_object('email', email_address, 'roles', roles)) from draft_collaborator where organisation_id = $1) as people`,
      [id],
    );
    assert.deepEqual(left, {
      invitations: 0,
      feeds: 0,
      exports: 0,
      alerts: 0,
      people: [{ email: kept.email, roles: ["BENEFICIARY"] }],
    });
  });

  test("no one comes in by an invitation of before, and no one finds it by its number", async () => {
    const { id, name, api } = await anOrganisation();
    assert.equal(refusalOf(await close(api, { id, name })), "OK");
    await assert.rejects(
      joinAs(world.app, await aGuest(world.app, aNewName()), { organisationId: id, role: "USER" }),
    );
    const [found] = await asSystem<{ holder: string | null }>(
      "select organisation_of_number(abn) as holder from organisation where id = $1",
      [id],
    );
    assert.equal(found?.holder, null);
  });
});

describe("opening it again", () => {
  test("lets those back in who belonged to it, each in the role of before", async () => {
    const { id, name, api, admin } = await anOrganisation();
    const user = await aGuest(world.app, aNewName());
    await joinAs(world.app, user, { organisationId: id, role: "USER" });
    await close(api, { id, name });
    assert.equal(refusalOf(await open(api, { id, reason: "Mistake." })), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await open(rosa, { id, reason: "Closed by mistake." })), "OK");
    assert.equal(refusalOf(await open(rosa, { id, reason: "Again." })), "INVALID_TRANSITION");
    const { organisation } = await api.get(
      "query ($id: ID!) { organisation(id: $id) { role members { edges { node { email role } } } } }",
      { id },
    );
    assert.equal(organisation.role, "ADMIN");
    const members = organisation.members.edges.map(({ node }: { node: object }) => node);
    assert.equal(members.length, 2);
    assert.ok(
      members.some(
        ({ email, role }: { email: string; role: string }) => email === user.email && role === "USER",
      ),
    );
    await untilJobsAreDone(world.ownerUrl);
    assert.ok((await mailsTo(world, admin.email)).some(({ subject }) => subject === `${name} is open again`));
  });

  test("asks for an administrator where none of before has an account", async () => {
    const guest = await aGuestWithPassword(world);
    const name = `Quay ${aNewName()} Pty Ltd`;
    const id = await ownedBy(guest, name);
    const account = apiOf(world.url, guest.token);
    const closing = { email: guest.email, currentPassword: CAST_PASSWORD };
    assert.equal(
      refusalOf(await account.mutate("closeAccount", "CloseAccountInput", closing, "clientMutationId")),
      "OK",
    );
    const [closed] = await asSystem<{ isClosed: boolean }>(
      "select closed_at is not null as is_closed from organisation where id = $1",
      [id],
    );
    assert.equal(closed?.isClosed, true);
    const reason = "Its owner came back.";
    assert.deepEqual(refusalOf(await open(rosa, { id, reason })), {
      administratorEmail: NO_ADMINISTRATOR_LEFT_MESSAGE,
    });
    assert.deepEqual(
      Object.keys(refusalOf(await open(rosa, { id, reason, administratorEmail: "nobody@example.com" }))),
      ["administratorEmail"],
    );
    const next = await aGuest(world.app, aNewName());
    assert.equal(refusalOf(await open(rosa, { id, reason, administratorEmail: next.email })), "OK");
    assert.equal(await codeOf(apiOf(world.url, next.token), id), "OK");
  });

  test("is over once seven years have passed", async () => {
    const { id, name, api } = await anOrganisation();
    await close(api, { id, name });
    await asSystem("update organisation set closed_at = closed_at - interval '7 years' where id = $1", [id]);
    const answer = await open(rosa, { id, reason: "Late." });
    assert.equal(refusalOf(answer), "INVALID_TRANSITION");
    assert.match(answer.errors?.[0]?.extensions.message ?? "", /archived/);
  });
});

async function ownedBy(guest: Guest, name: string): Promise<string> {
  const { id, claimant } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  await joinAs(world.app, guest, { organisationId: id, role: "ADMIN" });
  const api = apiOf(world.url, claimant.token);
  await api.mutate("leaveOrganisation", "LeaveOrganisationInput", { organisationId: id }, "clientMutationId");
  return id;
}

describe("an account that is closed", () => {
  test("takes its regular exports along, and its address out of alerts, which then go to who administers", async () => {
    const guest = await aGuestWithPassword(world);
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    await asSystem(
      `insert into alert_configuration (id, organisation_id, email_addresses, trigger_property, trigger_lead_time, created_by, created_at, updated_at)
       select gen_random_uuid(), $1, e.addresses, 'EXPIRES_AT', e.days, $3, now(), now()
         from (values (array[$2::text], 11), (array[$2::text, 'other@example.com'], 12)) e (addresses, days)`,
      [HARBOUR, guest.email, guest.id],
    );
    await asSystem(
      `insert into export_schedule (id, organisation_id, account_id, name, wanted, columns, format, rhythm, on_day, next_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'Weekly', '{}', '{id}', 'CSV', 'WEEKLY', 1, now() + interval '7 days', now(), now())`,
      [HARBOUR, guest.id],
    );
    const closing = { email: guest.email, currentPassword: CAST_PASSWORD };
    const api = apiOf(world.url, guest.token);
    await api.mutate("closeAccount", "CloseAccountInput", closing, "clientMutationId");
    await untilJobsAreDone(world.ownerUrl);
    assert.deepEqual(await asSystem("select 1 from export_schedule where account_id = $1", [guest.id]), []);
    const alerts = await asSystem<{ addresses: string[] }>(
      "select email_addresses as addresses from alert_configuration where organisation_id = $1 and created_by = $2 order by trigger_lead_time",
      [HARBOUR, guest.id],
    );
    assert.deepEqual(
      alerts.map(({ addresses }) => addresses),
      [["ada@harbourcivil.example"], ["other@example.com"]],
    );
  });
});

test("a client that is closed is given no discount", async () => {
  const { id, name, api } = await anOrganisation();
  await close(api, { id, name });
  const second = await aSecondAdministrator(world);
  const input = { id, discountPercentage: "5", reason: "Agreed." };
  const answer = await second.mutate(
    "proposeClientDiscount",
    "ProposeClientDiscountInput",
    input,
    "clientMutationId",
  );
  assert.equal(refusalOf(answer), "ORGANISATION_CLOSED");
});
