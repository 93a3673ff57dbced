// Firms that refer clients: added, changed, archived and brought back by administrators, and joined by the people whom they invite as referrers.
// Shows: REF-11, REF-20, Q-077.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { REFERRER_NAME_MESSAGE } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { NO_REFERRER_MESSAGE } from "@bondline/domain/office/staff/staff-fields.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { switchedOn } from "../../../../testing/examples/example-steps.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { knownReferralCodes } from "./referral-access.ts";

const REFERRER = "officeReferrer { id name entityType people version updatedBy }";

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  await switchedOn({ world }, "referralPortal");
});
after(() => world.end());

const add = (given: object, by = rosa) =>
  by.mutate(
    "createReferrer",
    "CreateReferrerInput",
    { name: "Tide Brokers", entityType: "BROKER", ...given },
    REFERRER,
  );
const invite = (given: object) =>
  rosa.mutate(
    "inviteStaff",
    "InviteStaffInput",
    { givenName: "Ned", familyName: "Ames", staffType: "REFERRER", ...given },
    "staffPerson { id version referrerId referrerName }",
  );
const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code;
const faultOf = ({ errors }: ApiReply, field: string) => errors?.[0]?.extensions.fields?.[field];

test("a firm is added, offered to whoever sets up an organisation, and changed under its version", async () => {
  const { data } = await add({});
  const { id, ...shown } = data.createReferrer.officeReferrer;
  assert.deepEqual(shown, {
    name: "Tide Brokers",
    entityType: "BROKER",
    people: 0,
    version: 1,
    updatedBy: "Rosa Whitfield",
  });
  const ada = await world.as("ada");
  const { referralPortalEntities } = await ada.get(
    "{ referralPortalEntities(first: 100) { edges { node { name } } } }",
  );
  assert.ok(JSON.stringify(referralPortalEntities).includes("Tide Brokers"));
  const change = (given: object) =>
    rosa.mutate("updateReferrer", "UpdateReferrerInput", { id, version: 1, ...given }, REFERRER);
  const changed = await change({ name: "Tide Lawyers", entityType: "LAWYER" });
  assert.equal(changed.data.updateReferrer.officeReferrer.version, 2);
  assert.equal(codeOf(await change({ name: "Late", entityType: "OTHER" })), "CONFLICT");
});

test("who is invited as a referrer joins a firm, and has a code of their own to refer by", async () => {
  const { data } = await add({ name: "Dune Accountants", entityType: "ACCOUNTANT" });
  const { id: referrerId } = data.createReferrer.officeReferrer;
  const guest = await aGuest(world.app, "Ned");
  const invited = await invite({ email: guest.email, referrerId });
  const { staffPerson } = invited.data.inviteStaff;
  assert.deepEqual([staffPerson.referrerId, staffPerson.referrerName], [referrerId, "Dune Accountants"]);

  const { officeReferrers } = await rosa.get("{ officeReferrers { id people } }");
  assert.equal(officeReferrers.find(({ id }: { id: string }) => id === referrerId).people, 1);
  const { referralPortalPeople } = await (await world.as("nia")).get(
    "{ referralPortalPeople { memberCode entityName } }",
  );
  const own = referralPortalPeople.filter(
    ({ entityName }: { entityName: string }) => entityName === "Dune Accountants",
  );
  assert.equal(own.length, 1);
  assert.match(own[0].memberCode, /^[A-Z0-9]{10}$/);

  // To another firm: the code stays.
  const moved = await rosa.mutate(
    "changeStaffRole",
    "ChangeStaffRoleInput",
    {
      id: staffPerson.id,
      version: staffPerson.version,
      staffType: "REFERRER",
      referrerId: idOf("referral entity", "apex"),
    },
    "staffPerson { referrerName }",
  );
  assert.equal(moved.data.changeStaffRole.staffPerson.referrerName, "Apex Risk Brokers");
  const after = await (await world.as("nia")).get("{ referralPortalPeople { memberCode entityName } }");
  assert.ok(
    after.referralPortalPeople.some(
      (each: { memberCode: string; entityName: string }) =>
        each.memberCode === own[0].memberCode && each.entityName === "Apex Risk Brokers",
    ),
  );
});

test("what is wrong is refused by its field, and anybody but an administrator finds nothing", async () => {
  assert.equal(faultOf(await add({ name: "apex RISK brokers" }), "name"), REFERRER_NAME_MESSAGE);
  assert.match(faultOf(await add({ name: "" }), "name") ?? "", /required/);
  for (const referrerId of [undefined, idOf("person", "ada")])
    assert.equal(
      faultOf(await invite({ email: "ned@firms.example", referrerId }), "referrerId"),
      NO_REFERRER_MESSAGE,
    );
  const { staffPeople } = await rosa.get(
    '{ staffPeople(first: 50, search: "firms.example") { edges { node { id } } } }',
  );
  assert.deepEqual(staffPeople.edges, []);
  const stranger = apiOf(world.url, (await aGuest(world.app, "Stan")).token);
  for (const by of [await world.as("ada"), await world.as("gus"), await world.as("nia"), stranger]) {
    assert.equal(codeOf(await add({ name: "Another" }, by)), "REFERRER_NOT_FOUND");
    assert.equal(codeOf(await by.ask("{ officeReferrers { id } }")), "REFERRER_NOT_FOUND");
  }
});

test("an archived firm's links stop, nobody names or joins it, its people keep theirs, and its history says why", async () => {
  const { data } = await add({ name: "Reef Lawyers", entityType: "LAWYER" });
  const { id: referrerId } = data.createReferrer.officeReferrer;
  const guest = await aGuest(world.app, "Reg");
  await invite({ givenName: "Reg", email: guest.email, referrerId });
  const own = async () =>
    (
      await rosa.get("{ officeReferringPeople { entityId memberCode isLinkOpen balance } }")
    ).officeReferringPeople.find(({ entityId }: { entityId: string }) => entityId === referrerId);
  const { memberCode } = await own();
  const leads = async () => {
    const codes = { memberCode, referrerCode: null };
    const known = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      knownReferralCodes(tx, codes),
    );
    return known.memberCode !== null;
  };
  const named = async () => {
    const list = await (await world.as("ada")).get(
      "{ referralPortalEntities(first: 100) { edges { node { name } } } }",
    );
    return JSON.stringify(list).includes("Reef Lawyers");
  };
  const stands = async () => [await leads(), await named(), (await own()).isLinkOpen];
  assert.deepEqual(await stands(), [true, true, true]);

  const turn = (given: object, by = rosa) =>
    by.mutate(
      "changeReferrerStatus",
      "ChangeReferrerStatusInput",
      { id: referrerId, version: 1, status: "ARCHIVED", reason: "The agreement has ended.", ...given },
      "officeReferrer { status statusReason people version }",
    );
  assert.match(faultOf(await turn({ reason: " " }), "reason") ?? "", /required/);
  for (const person of ["ada", "gus", "nia"] as const)
    assert.equal(codeOf(await turn({}, await world.as(person))), "REFERRER_NOT_FOUND");
  const archived = await turn({});
  assert.deepEqual(archived.data.changeReferrerStatus.officeReferrer, {
    status: "ARCHIVED",
    statusReason: "The agreement has ended.",
    people: 1,
    version: 2,
  });
  assert.deepEqual(await stands(), [false, false, false]);
  assert.equal(codeOf(await turn({})), "CONFLICT");
  const joined = await invite({ email: "late@firms.example", referrerId });
  assert.equal(faultOf(joined, "referrerId"), NO_REFERRER_MESSAGE);

  assert.equal(codeOf(await turn({ version: 2, status: "ACTIVE", reason: "Agreed anew." })), undefined);
  assert.deepEqual(await stands(), [true, true, true]);
  const HISTORY = `{ referrerHistory(referrerId: "${referrerId}", first: 10) { edges { node { changeType triggeredBy { name } changes { newDisplayValue } } } } }`;
  const { referrerHistory } = await rosa.get(HISTORY);
  const notified = referrerHistory.edges.map(
    ({
      node,
    }: {
      node: { changeType: string; triggeredBy: { name: string }; changes: { newDisplayValue: string }[] };
    }) => [
      node.changeType,
      node.triggeredBy.name,
      node.changes.some(({ newDisplayValue }) => newDisplayValue === "Agreed anew."),
    ],
  );
  assert.deepEqual(notified[0], ["UPDATE", "Bondline, Rosa Whitfield", true]);
  // Added, joined by Reg, archived, brought back.
  assert.equal(notified.length, 4);
  assert.equal(await (await world.as("ada")).codeOf(HISTORY), "REFERRER_NOT_FOUND");
});
