// A bank's own people: looked after by its administrators, of whom the provider makes the first; never another bank's, and never left without one.
// Shows: ST-02, ST-08.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  DISABLED_MESSAGE,
  LAST_STAFF_ADMINISTRATOR_MESSAGE,
  NOT_OF_A_BANK_MESSAGE,
  NOT_ONESELF_MESSAGE,
  ONLY_OWN_PEOPLE_MESSAGE,
  OWN_NAME_MESSAGE,
  TAKEN_ADDRESS_MESSAGE,
} from "@bondline/domain/office/staff/staff-fields.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const MACQUARIE = { staffType: "EXTERNAL_SUPPLIER", supplierId: idOf("supplier", "macquarie") };
const BEYOND = { staffType: "EXTERNAL_SUPPLIER", supplierId: idOf("supplier", "beyond") };
const PERSON = "staffPerson { id version givenName familyName isAdmin hasSignedUp disabledAt }";
const LIST =
  "{ staffPeople(first: 50) { edges { node { id version email isAdmin disabledAt supplierName } } } }";

type Listed = { id: string; version: number; email: string; isAdmin: boolean; disabledAt: string | null };

let world: World;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  sam = await world.as("sam");
});
after(() => world.end());

const listed = async (api: Api): Promise<Listed[]> =>
  (await api.get(LIST)).staffPeople.edges.map(({ node }: { node: Listed }) => node);

async function personOf(email: string): Promise<Listed> {
  const found = (await listed(rosa)).find((each) => each.email === email);
  assert.ok(found, email);
  return found;
}

async function invite(api: Api, email: string, more: object = {}) {
  const input = { email, givenName: "Ines", familyName: "Novak", ...MACQUARIE, ...more };
  return await api.mutate("inviteStaff", "InviteStaffInput", input, PERSON);
}

const change = (api: Api, { id, version }: Listed, role: object, selection = PERSON) =>
  api.mutate("changeStaffRole", "ChangeStaffRoleInput", { id, version, ...role }, selection);
const disable = (api: Api, { id, version }: Listed) =>
  api.mutate("disableStaff", "DisableStaffInput", { id, version }, PERSON);
const enable = (api: Api, { id, version }: Listed) =>
  api.mutate("enableStaff", "EnableStaffInput", { id, version }, PERSON);

/** Bea, who has worked for Beyond Bank, works for Macquarie from now on. */
async function beaOfMacquarie(role: object = {}): Promise<{ api: Api; person: Listed }> {
  const { data } = await change(rosa, await personOf("bea@beyondbank.example"), { ...MACQUARIE, ...role });
  assert.ok(data);
  return { api: await world.as("bea"), person: await personOf("bea@beyondbank.example") };
}

test("an administrator of a bank sees its people alone, and one who is none sees nobody", async () => {
  assert.deepEqual(
    (await listed(sam)).map(({ email }) => email),
    ["sam@macquarie.example"],
  );
  const bea = await world.as("bea");
  assert.equal(await bea.codeOf(LIST), "STAFF_NOT_FOUND");
  const beas = await personOf("bea@beyondbank.example");
  for (const step of [change(sam, beas, MACQUARIE), disable(sam, beas), enable(sam, beas)])
    assert.equal(refusalOf(await step), "STAFF_NOT_FOUND");
  const own = (await listed(sam)).map(({ id, version }) => ({ id, version }));
  const removed = await sam.mutate("removeStaff", "RemoveStaffInput", own[0] ?? {}, "clientMutationId");
  assert.equal(refusalOf(removed), "STAFF_NOT_FOUND", "only the provider takes somebody off the staff");
});

test("they invite into their own bank alone, by mail, and the provider's page shows the same person", async () => {
  const { data } = await invite(sam, "ines@macquarie.example");
  const { staffPerson } = data.inviteStaff;
  assert.equal(staffPerson.hasSignedUp, false);
  const [mail] = await mailsAbout(world, `staff invitation ${staffPerson.id}`);
  assert.deepEqual(mail?.toAddresses, ["ines@macquarie.example"]);
  assert.match(mail?.text ?? "", /Sam Iyer” has given you access to Bondline/);
  assert.equal((await personOf("ines@macquarie.example")).id, staffPerson.id);

  assert.deepEqual(refusalOf(await invite(sam, "no@macquarie.example", BEYOND)), {
    supplierId: ONLY_OWN_PEOPLE_MESSAGE,
  });
  assert.deepEqual(refusalOf(await invite(sam, "no@macquarie.example", { staffType: "GENERAL" })), {
    staffType: ONLY_OWN_PEOPLE_MESSAGE,
  });
  for (const taken of ["ada@harbourcivil.example", "gus@bondline.example", "sam@macquarie.example"])
    assert.deepEqual(refusalOf(await invite(sam, taken)), { email: TAKEN_ADDRESS_MESSAGE });
});

test("a name is corrected until its person has chosen a password", async () => {
  await invite(sam, "inez@macquarie.example");
  const invited = await personOf("inez@macquarie.example");
  const { data } = await change(sam, invited, { ...MACQUARIE, givenName: "Inez", familyName: "Novák" });
  assert.deepEqual(
    [data.changeStaffRole.staffPerson.givenName, data.changeStaffRole.staffPerson.familyName],
    ["Inez", "Novák"],
  );
  const own = await personOf("sam@macquarie.example");
  assert.deepEqual(refusalOf(await change(rosa, own, { ...MACQUARIE, isAdmin: true, givenName: "Samuel" })), {
    givenName: OWN_NAME_MESSAGE,
  });
  assert.equal(
    refusalOf(await change(rosa, own, { ...MACQUARIE, isAdmin: true, givenName: "Sam", familyName: "Iyer" })),
    "OK",
  );
  sam = await world.as("sam");
});

/** The socket is closed, or what is delivered in it at that moment is refused as a call would be. */
function isEndOfSession(thrown: { code?: number } | readonly { extensions?: { code?: string } }[]): boolean {
  return "code" in thrown
    ? thrown.code === 4403
    : Array.isArray(thrown) && /^AUTH_NOT_/.test(thrown[0]?.extensions?.code ?? "");
}

test("who is disabled is out at once on every device and socket, is told of nothing, and comes back with the same role", async () => {
  const { api: bea, person } = await beaOfMacquarie();
  const { id } = await world.draft({ status: "PROCESSING", feeSummary: "macquarieCash" });
  assert.equal(await bea.codeOf(`{ draft(id: "${id}") { id } }`), "OK");
  const watching = await watch(world, bea, { query: "subscription { unreadNotificationCountChanged }" });

  const { data } = await disable(sam, person);
  assert.ok(data.disableStaff.staffPerson.disabledAt);
  await assert.rejects(watching.next(), isEndOfSession);
  assert.equal(await bea.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
  const again = await world.as("bea");
  const { me } = await again.get("{ me { staff { staffType } } }");
  assert.equal(me.staff, null);
  assert.equal(await again.codeOf(`{ draft(id: "${id}") { id } }`), "DRAFT_NOT_FOUND");

  const disabled = await personOf("bea@beyondbank.example");
  assert.deepEqual(refusalOf(await disable(sam, disabled)), { id: DISABLED_MESSAGE });
  const resent = await sam.mutate(
    "resendStaffInvitation",
    "ResendStaffInvitationInput",
    { id: disabled.id },
    "clientMutationId",
  );
  assert.deepEqual(refusalOf(resent), { id: DISABLED_MESSAGE });
  assert.equal(refusalOf(await enable(sam, disabled)), "OK");
  assert.equal(await again.codeOf(`{ draft(id: "${id}") { id } }`), "OK");
});

test("a bank keeps an administrator, of those who work; nobody disables themselves, and only a bank's people are disabled", async () => {
  const own = await personOf("sam@macquarie.example");
  assert.deepEqual(refusalOf(await change(sam, own, MACQUARIE)), {
    isAdmin: LAST_STAFF_ADMINISTRATOR_MESSAGE,
  });
  assert.deepEqual(refusalOf(await disable(sam, own)), { id: NOT_ONESELF_MESSAGE });

  const { person } = await beaOfMacquarie({ isAdmin: true });
  assert.equal(refusalOf(await disable(sam, person)), "OK");
  assert.deepEqual(refusalOf(await change(sam, own, MACQUARIE)), {
    isAdmin: LAST_STAFF_ADMINISTRATOR_MESSAGE,
  });
  assert.equal(refusalOf(await enable(rosa, await personOf("bea@beyondbank.example"))), "OK");
  assert.equal(refusalOf(await change(sam, own, MACQUARIE, "clientMutationId")), "OK");
  assert.equal(await sam.codeOf(LIST), "STAFF_NOT_FOUND");

  const gus = await personOf("gus@bondline.example");
  assert.deepEqual(refusalOf(await disable(rosa, gus)), { id: NOT_OF_A_BANK_MESSAGE });
  assert.equal(
    refusalOf(await change(rosa, await personOf("sam@macquarie.example"), { ...MACQUARIE, isAdmin: true })),
    "OK",
  );
  sam = await world.as("sam");
});

test("the provider's only administrator changes and disables a bank's, and takes them off the staff", async () => {
  await invite(rosa, "only@beyondbank.example", { ...BEYOND, isAdmin: true });
  const person = await personOf("only@beyondbank.example");
  assert.equal(refusalOf(await change(rosa, person, BEYOND)), "OK");
  assert.equal(refusalOf(await disable(rosa, await personOf(person.email))), "OK");
  const { id, version } = await personOf(person.email);
  const removed = await rosa.mutate("removeStaff", "RemoveStaffInput", { id, version }, "clientMutationId");
  assert.equal(refusalOf(removed), "OK");
});

test("the history tells a bank's administrators what was changed of its people, and nothing of another bank's", async () => {
  const query = (of: string) =>
    `{ providerHistory(of: ${of}, first: 100) { edges { node { changeType changes { field label newDisplayValue oldDisplayValue } } } } }`;
  const { providerHistory } = await sam.get(query("STAFF"));
  const text = JSON.stringify(providerHistory);
  assert.match(text, /"Disabled at"/);
  assert.doesNotMatch(text, /Beyond/);
  assert.equal(await sam.codeOf(query("SETTINGS")), "PROVIDER_NOT_FOUND");
  const whole = await rosa.get(query("STAFF"));
  assert.match(JSON.stringify(whole), /Beyond/);
  const bea = await world.as("bea");
  await change(rosa, await personOf("bea@beyondbank.example"), BEYOND);
  assert.equal(await bea.codeOf(query("STAFF")), "AUTH_NOT_AUTHORIZED");
});
