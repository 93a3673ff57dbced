// A password that is changed while somebody is signing in with the old one: no session is opened by it afterwards.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { signIn } from "../../../../testing/account-calls.ts";
import { apiOf } from "../../../../testing/api.ts";
import { aGuestWithPassword, aTwoStepSetUp } from "../../../../testing/examples/example-steps.ts";
import { untilSomebodyWaits } from "../../../../testing/lock-waits.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { CAST_PASSWORD, PEOPLE } from "../../../demo/cast.ts";
import { CHALLENGE_OVER_MESSAGE } from "./commands/confirm-two-step.ts";
import { WRONG_CREDENTIALS_MESSAGE } from "./commands/sign-in.ts";
import { hashPassword } from "./passwords.ts";

const NEW_PASSWORD = "Another#1password";

let world: World;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await world.end();
});

test("the old password opens nothing once the change is committed, also where it was looked at before", async () => {
  const { email } = PEOPLE.ben;
  const hash = await hashPassword(NEW_PASSWORD, world.app.hashing.turn("signed in", "set-up"));
  await owner.query("begin; select begin_system_work('Test', now())");
  await owner.query("update account set password_hash = $2 where email = $1", [email, hash]);
  await owner.query(
    "update session set revoked_at = now() where account_id = (select id from account where email = $1)",
    [email],
  );
  const signing = signIn(world.anonymous, email, CAST_PASSWORD);
  await Promise.race([signing, untilSomebodyWaits(world)]);
  await owner.query("commit");

  const { data, errors } = await signing;
  assert.equal(
    await apiOf(world.url, data?.signIn?.session.token).codeOf("{ me { id } }"),
    "AUTH_NOT_AUTHENTICATED",
  );
  assert.deepEqual(errors?.[0]?.extensions.fields, { password: WRONG_CREDENTIALS_MESSAGE });
  assert.equal((await signIn(world.anonymous, email, NEW_PASSWORD)).errors, undefined);
});

test("the old password's way to the second step ends with the change", async () => {
  const guest = await aGuestWithPassword(world);
  const { code, prove } = await aTwoStepSetUp(world, guest);
  await prove();
  const begun = await signIn(world.anonymous, guest.email, CAST_PASSWORD);
  const { errors } = await apiOf(world.url, guest.token).mutate(
    "changePassword",
    "ChangePasswordInput",
    { currentPassword: CAST_PASSWORD, newPassword: NEW_PASSWORD },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
  const confirmed = await world.anonymous.mutate(
    "confirmTwoStep",
    "ConfirmTwoStepInput",
    { challenge: begun.errors?.[0]?.extensions.challenge, code: code() },
    "session { token }",
  );
  assert.deepEqual(confirmed.errors?.[0]?.extensions.fields, { challenge: CHALLENGE_OVER_MESSAGE });
});
