// Sessions: how they are opened, how long they hold, and what ends them.
// Shows, API-010, API-011, API-059, K-04..K-10.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { confirmed, newcomer, refusal, signedIn, signIn } from "../../../../testing/account-calls.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { aHolder } from "../../../../testing/crowd.ts";
import { watchDeadlocks } from "../../../../testing/deadlock-watch.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { CAST_PASSWORD, PEOPLE } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const ME = "{ me { givenName } }";

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

describe("signing in", () => {
  test("with the right password opens a session, kept as a hash alone", async () => {
    const { data } = await signIn(world.anonymous, PEOPLE.ben.email, CAST_PASSWORD);
    const { token, expiresAt } = data.signIn.session;
    assert.equal(expiresAt, "2026-11-20T12:00:00.000Z");
    const api = apiOf(world.url, token);
    assert.equal((await api.get(ME)).me.givenName, "Ben");
    const { rows } = await owner.query("select to_jsonb(s)::text as row from session s");
    for (const { row } of rows) assert.ok(!row.includes(token));
  });

  const wrong: [what: string, email: string, password: string][] = [
    ["another password", PEOPLE.ben.email, "Undertake-5pm!"],
    ["the password in other letters", PEOPLE.ben.email, CAST_PASSWORD.toLowerCase()],
    ["the password with a letter more", PEOPLE.ben.email, `${CAST_PASSWORD}x`],
    ["the password cut short", PEOPLE.ben.email, CAST_PASSWORD.slice(0, -1)],
    ["an unknown address", "nobody@harbourcivil.example", CAST_PASSWORD],
    ["SQL", PEOPLE.ben.email, "' or true --"],
  ];
  for (const [what, email, password] of wrong) {
    test(`is refused with the same words: ${what}`, async () => {
      assert.deepEqual(refusal(await signIn(world.anonymous, email, password)), {
        password: "The email or the password is not correct.",
      });
    });
  }

  test("is refused to an account that was deleted, and its sessions end", async () => {
    const person = await confirmed(world, newcomer("deleted"));
    const api = await signedIn(world, person.email, person.password);
    await asSystem("update account set status = 'DELETED' where email = $1", [person.email]);
    await asSystem(
      "update session set revoked_at = now() where account_id = (select id from account where email = $1)",
      [person.email],
    );
    assert.deepEqual(refusal(await signIn(world.anonymous, person.email, person.password)), {
      password: "The email or the password is not correct.",
    });
    assert.equal(await api.codeOf(ME), "AUTH_NOT_AUTHORIZED");
  });

  test("is limited for each account, whoever tries, and free again after a quarter of an hour", async () => {
    const person = await confirmed(world, newcomer("guessed"));
    world.clock.advance({ minutes: 16 });
    for (let tried = 0; tried < 10; tried += 1)
      await signIn(world.anonymous, person.email, `Wrong#1password${tried}`);
    assert.equal(refusal(await signIn(world.anonymous, person.email, person.password)), "RATE_LIMITED");
    assert.equal(
      refusal(await signIn(world.anonymous, PEOPLE.gus.email, CAST_PASSWORD)),
      "OK",
      "others are not held up",
    );
    world.clock.advance({ minutes: 15, seconds: 1 });
    assert.equal(refusal(await signIn(world.anonymous, person.email, person.password)), "OK");
  });

  test("is limited for each address of the network, which nobody can pretend to change", async () => {
    world.clock.advance({ minutes: 16 });
    const answers: string[] = [];
    // A few at a time: whoever waits long for a hash is sent away for that, and not for the limit.
    for (let at = 0; at <= 100; at += 5)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(5, 101 - at) }, (_, more) =>
            signInFrom(`203.0.113.${at + more}`, `spray-${at + more}@newcomer.example`),
          ),
        )),
      );
    assert.equal(answers.filter((code) => code === "VALIDATION_ERROR").length, 100);
    assert.equal(answers.filter((code) => code === "RATE_LIMITED").length, 1);
    world.clock.advance({ minutes: 16 });
  });
});

describe("a session", () => {
  test("left alone for half an hour is over, used now and then it holds", async () => {
    const [used, left] = [await open(), await open()];
    for (let passed = 0; passed < 3; passed += 1) {
      world.clock.advance({ minutes: 20 });
      assert.equal(await used.codeOf(ME), "OK");
    }
    assert.equal(await left.codeOf(ME), "AUTH_NOT_AUTHENTICATED");
    world.clock.advance({ minutes: 30 });
    assert.equal(await used.codeOf(ME), "AUTH_NOT_AUTHENTICATED");
  });

  test("holds twelve hours at most, however busy", async () => {
    const api = await open();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      world.clock.advance({ minutes: 20 });
      assert.equal(await api.codeOf(ME), "OK", `after ${passed + 20} minutes`);
    }
    world.clock.advance({ minutes: 20 });
    assert.equal(await api.codeOf(ME), "AUTH_NOT_AUTHENTICATED");
  });

  test("is visited by a change too", async () => {
    const person = await confirmed(world, newcomer("changes"));
    const api = await signedIn(world, person.email, person.password);
    for (const visit of ["first", "second", "third"]) {
      world.clock.advance({ minutes: 25 });
      const { errors } = await api.mutate(
        "updateNotifiedAt",
        "UpdateNotifiedAtInput",
        {},
        "clientMutationId",
      );
      assert.equal(errors, undefined, visit);
    }
  });

  test("that is kept signed in holds two weeks without a visit and thirty days in all", async () => {
    const [visited, forgotten] = [await open(true), await open(true)];
    world.clock.advance({ days: 13 });
    assert.equal(await visited.codeOf(ME), "OK");
    world.clock.advance({ days: 2 });
    assert.equal(await forgotten.codeOf(ME), "AUTH_NOT_AUTHENTICATED");
    world.clock.advance({ days: 11 });
    assert.equal(await visited.codeOf(ME), "OK");
    world.clock.advance({ days: 4, seconds: 1 });
    assert.equal(await visited.codeOf(ME), "AUTH_NOT_AUTHENTICATED");
  });

  test("ended here leaves the others, ended everywhere leaves none", async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    await one.mutate("signOut", "SignOutInput", {}, "clientMutationId");
    assert.deepEqual(await Promise.all([one, two, three].map((api) => api.codeOf(ME))), [
      "AUTH_NOT_AUTHORIZED",
      "OK",
      "OK",
    ]);
    await two.mutate("signOut", "SignOutInput", { everywhere: true }, "clientMutationId");
    assert.deepEqual(await Promise.all([two, three].map((api) => api.codeOf(ME))), [
      "AUTH_NOT_AUTHORIZED",
      "AUTH_NOT_AUTHORIZED",
    ]);
  });

  test("of a person removed from an organisation loses it at once", async () => {
    const lou = await world.as("lou");
    const query = "query ($id: ID!) { organisation(id: $id) { name } }";
    const id = idOf("organisation", "wesfarmers");
    assert.equal(await lou.codeOf(query, { id }), "OK");
    await asSystem("delete from member where account_id = $1", [idOf("person", "lou")]);
    assert.equal(await lou.codeOf(query, { id }), "ORGANISATION_NOT_FOUND");
    assert.equal((await lou.get("{ organisations { totalCount } }")).organisations.totalCount, 0);
  });
});

test("what a client begins with comes in one answer: who somebody is, and their organisations", async () => {
  const { me, organisations } = await (await world.as("ada")).get(
    "{ me { email givenName requireTermsAcceptance } organisations { edges { node { id name role } } } }",
  );
  assert.deepEqual(me, {
    email: "ada@harbourcivil.example",
    givenName: "Ada",
    requireTermsAcceptance: false,
  });
  assert.deepEqual(organisations.edges, [
    { node: { id: idOf("organisation", "harbour"), name: "Harbour Civil Pty Ltd", role: "ADMIN" } },
  ]);
});

describe("the terms of use", () => {
  test("are asked for until both boxes are ticked, then no more", async () => {
    const person = await confirmed(world, newcomer("terms"));
    const api = await signedIn(world, person.email, person.password);
    const asks = async () => (await api.get("{ me { requireTermsAcceptance } }")).me.requireTermsAcceptance;
    const accept = (acceptTerms: boolean, acceptPrivacy: boolean) =>
      api.mutate(
        "profileTermsAccepted",
        "ProfileTermsAcceptedInput",
        { acceptTerms, acceptPrivacy },
        "user { requireTermsAcceptance }",
      );
    assert.equal(await asks(), true);
    for (const [terms, privacy, fields] of [
      [false, true, ["acceptTerms"]],
      [true, false, ["acceptPrivacy"]],
      [false, false, ["acceptPrivacy", "acceptTerms"]],
    ] as const)
      assert.deepEqual(Object.keys(refusal(await accept(terms, privacy))).sort(), fields);
    assert.equal(await asks(), true);
    const { data } = await accept(true, true);
    assert.equal(data.profileTermsAccepted.user.requireTermsAcceptance, false);
    assert.equal(await asks(), false);
    const { rows } = await owner.query(
      "select terms_version, terms_accepted_at from account where email = $1",
      [person.email],
    );
    assert.equal(rows[0].terms_version, 1);
    assert.ok(rows[0].terms_accepted_at);
  });
});

test("which parts are switched on is told to everybody, and changes with the data", async () => {
  const query =
    "{ gatewayFeatures { emailAuditing googleAuth gvpIntegration isBgSwitchEnabled referralPortal referrals suretyBonds } }";
  const { gatewayFeatures } = await world.anonymous.get(query);
  assert.deepEqual(gatewayFeatures, {
    emailAuditing: false,
    googleAuth: false,
    gvpIntegration: false,
    isBgSwitchEnabled: false,
    referralPortal: false,
    referrals: false,
    suretyBonds: false,
  });
  await asSystem("update gateway_feature set is_enabled = true where name = 'suretyBonds'", []);
  assert.equal((await world.anonymous.get(query)).gatewayFeatures.suretyBonds, true);
});

async function open(keepSignedIn = false): Promise<Api> {
  return await signedIn(world, PEOPLE.una.email, CAST_PASSWORD, keepSignedIn);
}

async function signInFrom(claimedAddress: string, email: string): Promise<string> {
  const answer = await fetch(`${world.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": claimedAddress,
      "x-real-ip": claimedAddress,
      forwarded: `for=${claimedAddress}`,
    },
    body: JSON.stringify({
      query: "mutation ($input: SignInInput!) { signIn(input: $input) { clientMutationId } }",
      variables: { input: { clientMutationId: email, email, password: "Wrong#1password" } },
    }),
  });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? "OK";
}

async function asSystem(text: string, values: string[]): Promise<void> {
  await owner.query("begin");
  await owner.query("select begin_system_work('Set-up', now())");
  await owner.query(text, values);
  await owner.query("commit");
}

describe("at work in one session while the password is changed in another", () => {
  test("nobody stands in the other's way", async () => {
    const person = await confirmed(world, newcomer("two-sessions"));
    const [one, other] = [
      await signedIn(world, person.email, person.password),
      await signedIn(world, person.email, person.password),
    ];
    const { me } = await one.get("{ me { id version } }");
    // So long ago that the session's last visit is moved on.
    world.clock.advance({ minutes: 5 });
    const deadlocks = watchDeadlocks(world.app);
    const holder = await aHolder(world.ownerUrl);
    await holder.hold(`select 1 from account where id = '${me.id}' for no key update`);
    const changing = other.mutate(
      "changePassword",
      "ChangePasswordInput",
      { currentPassword: person.password, newPassword: "Another-5pm!" },
      "clientMutationId",
    );
    await holder.untilWaiting(() => 1);
    const working = one.mutate(
      "profileTermsAccepted",
      "ProfileTermsAcceptedInput",
      { acceptTerms: true, acceptPrivacy: true },
      "clientMutationId",
    );
    await holder.untilWaiting(() => 2);
    await holder.letGo();
    await Promise.all([changing, working]);
    deadlocks.end();
    await holder.end();
    assert.deepEqual(deadlocks.taken(), []);
  });
});
