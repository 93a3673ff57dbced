// The sign-in providers that open an account: who sees them, and what it takes to remove one.
// Shows: A-46.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mailsTo, refusal, signIn } from "../../../../testing/account-calls.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { aGuestWithPassword, aLinkedProvider } from "../../../../testing/examples/example-steps.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { type Guest, openSession } from "../../../demo/builders/guest-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { PASSWORD_FIRST_MESSAGE } from "./commands/remove-sign-in-provider.ts";
import { WRONG_PASSWORD_MESSAGE } from "./current-password.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const apiFor = ({ token }: Guest) => apiOf(world.url, token);
const listed = async (api: Api) =>
  (await api.get("{ me { signInProviders { id name } } }")).me.signInProviders;
const remove = (api: Api, id: string, currentPassword = CAST_PASSWORD) =>
  api.mutate(
    "removeSignInProvider",
    "RemoveSignInProviderInput",
    { id, currentPassword },
    "user { signInProviders { id } }",
  );

test("with the password one's own is removed, other devices are signed out, and the owner is told", async () => {
  const guest = await aGuestWithPassword(world);
  const id = await aLinkedProvider(world, guest);
  const elsewhere = apiOf(world.url, await openSession(world.app, guest.id));
  assert.deepEqual(await listed(apiFor(guest)), [{ id, name: "Harbour ID" }]);

  const { data } = await remove(apiFor(guest), id);
  assert.deepEqual(data.removeSignInProvider.user.signInProviders, []);
  assert.equal(await elsewhere.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
  const [mail] = await mailsTo(world, guest.email);
  assert.match(mail?.subject ?? "", /^Harbour ID no longer opens your Bondline account$/);
  assert.equal(refusal(await signIn(world.anonymous, guest.email, CAST_PASSWORD)), "OK");
});

test("a wrong password removes nothing, and tells nobody", async () => {
  const guest = await aGuestWithPassword(world);
  const id = await aLinkedProvider(world, guest);
  const wrong = await remove(apiFor(guest), id, "Another#1pass");
  assert.deepEqual(refusal(wrong), { currentPassword: WRONG_PASSWORD_MESSAGE });
  assert.equal((await listed(apiFor(guest))).length, 1);
  assert.deepEqual(await mailsTo(world, guest.email), []);
});

test("without a password nothing is removed, however many are linked: nobody locks themselves out", async () => {
  const guest = await aGuestWithPassword(world);
  const id = await aLinkedProvider(world, guest);
  await aLinkedProvider(world, guest);
  await asSystem(`update account set password_hash = null where id = '${guest.id}'`);
  assert.deepEqual(refusal(await remove(apiFor(guest), id)), { currentPassword: PASSWORD_FIRST_MESSAGE });
  assert.equal((await listed(apiFor(guest))).length, 2);
});

test("somebody else's is neither seen nor removed, and answers as one that does not exist", async () => {
  const owner = await aGuestWithPassword(world);
  const stranger = await aGuestWithPassword(world);
  const id = await aLinkedProvider(world, owner);
  assert.deepEqual(await listed(apiFor(stranger)), []);
  for (const asked of [id, "0198c000-0000-7000-8000-0000000000ff", "no id"])
    assert.equal(refusal(await remove(apiFor(stranger), asked)), "OK");
  assert.deepEqual(await listed(apiFor(owner)), [{ id, name: "Harbour ID" }]);
  assert.deepEqual(await mailsTo(world, stranger.email), []);
});

test("one that was linked before its name was kept is called by its address", async () => {
  const guest = await aGuestWithPassword(world);
  const id = await aLinkedProvider(world, guest);
  await asSystem(`update account_identity set provider_name = '' where id = '${id}'`);
  assert.deepEqual(await listed(apiFor(guest)), [{ id, name: "id.example" }]);
});

async function asSystem(sql: string): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, []));
}
