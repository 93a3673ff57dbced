// Somebody of a client whom the provider suspends: signed out, let in nowhere, told why, and let in again; what was begun goes on.
// Shows.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { AccountId } from "@bondline/domain/ids.ts";
import { mailsTo, signIn } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { openSession } from "../../../demo/builders/guest-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { beginRegularExports } from "../../records/exports/export-schedule-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const BEN = "ben@harbourcivil.example";
const REASON = "Harbour Civil told us that his phone was stolen.";
const PEOPLE = `query ($id: ID!) { clientMembers(id: $id, first: 50) { edges { node { memberId email suspendedAt suspensionReason } } } }`;

let world: World;
let rosa: Api;
let ben: Api;
let place: { organisationId: string; memberId: string };
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  ben = await world.as("ben");
  place = { organisationId: HARBOUR, memberId: (await benAsSeen()).memberId };
});
after(() => world.end());

/** By a session that was made past the sign-in. */
const benAgain = async () =>
  apiOf(world.url, await openSession(world.app, idOf("person", "ben") as AccountId));

async function benAsSeen(by = rosa) {
  const { clientMembers } = await by.get(PEOPLE, { id: HARBOUR });
  return clientMembers.edges
    .map(({ node }: { node: { email: string } }) => node)
    .find(({ email }: { email: string }) => email === BEN);
}

const suspend = (by: Api, reason = REASON, at = place) =>
  by.mutate("suspendClientMember", "SuspendClientMemberInput", { ...at, reason }, "clientMutationId");
const restore = (by: Api) =>
  by.mutate("restoreClientMember", "RestoreClientMemberInput", place, "clientMutationId");
const refusalOf = ({ errors }: ApiReply) =>
  errors?.[0]?.extensions.fields ?? errors?.[0]?.extensions.code ?? "OK";

test("it takes a reason, and an administrator of the provider", async () => {
  assert.deepEqual(refusalOf(await suspend(rosa, " ")), { reason: "This field is required." });
  assert.equal(refusalOf(await suspend(await world.as("gus"))), "ORGANISATION_NOT_FOUND");
  assert.equal(refusalOf(await suspend(await world.as("ada"))), "ORGANISATION_NOT_FOUND");
  const elsewhere = { ...place, organisationId: idOf("organisation", "wesfarmers") };
  assert.notEqual(refusalOf(await suspend(rosa, REASON, elsewhere)), "OK");
  assert.equal(await ben.codeOf("{ me { id } }"), "OK");
});

test("whoever is suspended is out at once, reads why in a mail, and is told at the next sign-in; the draft goes on", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  assert.equal(refusalOf(await suspend(rosa)), "OK");
  assert.equal(await ben.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
  const anonymous = apiOf(world.url, undefined);
  assert.deepEqual(refusalOf(await signIn(anonymous, BEN, CAST_PASSWORD)), {
    password:
      "Your account is suspended, so you can't sign in. Your guarantees go on as before. Please contact us.",
  });
  assert.deepEqual(refusalOf(await signIn(anonymous, BEN, "Not-this-1!")), {
    password: "The email or the password is not correct.",
  });
  const mails = await mailsTo(world, BEN);
  assert.ok(mails.some(({ text }) => text.includes(REASON)));

  assert.equal((await benAsSeen()).suspensionReason, REASON);
  assert.deepEqual(refusalOf(await suspend(rosa)), { memberId: "This account is suspended already." });
  const ada = await world.as("ada");
  const { draft: seen } = await ada.get("query ($id: ID!) { draft(id: $id) { status } }", { id: draft.id });
  assert.equal(seen.status, "SUBMITTED");
});

test("what comes by itself comes no more: the calendar is empty, and regular exports wait", async () => {
  await restore(rosa);
  await recordDocument(world.app, {
    fields: { referenceNumber: "CAL-1", expiryType: "FIXED", expiresAt: "2027-02-26" },
  });
  const own = await benAgain();
  const { data } = await own.mutate(
    "createCalendarFeed",
    "CreateCalendarFeedInput",
    { organisationId: HARBOUR },
    "address",
  );
  const calendar = async () =>
    await (await fetch(`${world.url}${new URL(data.createCalendarFeed.address).pathname}`)).text();
  const wanted = { organisationId: HARBOUR, report: { isHeld: false } };
  const weekly = { wanted, format: "CSV", columns: ["amount"], name: "Ours", rhythm: "WEEKLY", onDay: 1 };
  const made = await own.mutate(
    "createExportSchedule",
    "CreateExportScheduleInput",
    weekly,
    "exportSchedule { id }",
  );
  assert.equal(made.errors, undefined);
  assert.match(await calendar(), /CAL-1/);

  await suspend(rosa);
  assert.doesNotMatch(await calendar(), /CAL-1/);
  const now = world.app.ports.clock.now();
  world.clock.advance({ days: 8 });
  await beginRegularExports(world.app);
  const lastAt = "{ exportSchedules { lastAt stoppedAt } }";
  const sent = async () => (await (await benAgain()).get(lastAt)).exportSchedules;
  await restore(await world.as("rosa"));
  assert.deepEqual(await sent(), [{ lastAt: null, stoppedAt: null }]);
  await beginRegularExports(world.app);
  assert.notEqual((await sent())[0].lastAt, null);
  assert.match(await calendar(), /CAL-1/);
  world.clock.setTo(now);
  await suspend(rosa);
});

test("colleagues learn nothing of it", async () => {
  const ada = await world.as("ada");
  const { organisationMembers } = await ada.get(
    "query ($id: ID!) { organisationMembers(organisationId: $id, first: 50) { edges { node { suspendedAt suspensionReason } } } }",
    { id: HARBOUR },
  );
  for (const { node } of organisationMembers.edges)
    assert.deepEqual(node, { suspendedAt: null, suspensionReason: null });
});

test("let in again, the person signs in as before and is told so", async () => {
  assert.equal(refusalOf(await restore(rosa)), "OK");
  assert.deepEqual(refusalOf(await restore(rosa)), { memberId: "This account is not suspended." });
  const { errors } = await signIn(apiOf(world.url, undefined), BEN, CAST_PASSWORD);
  assert.equal(errors, undefined);
  assert.equal((await benAsSeen()).suspendedAt, null);
  const mails = await mailsTo(world, BEN);
  assert.ok(mails.some(({ subject }) => /sign in to Bondline again/.test(subject)));
});
