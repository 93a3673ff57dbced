// Whose work demands a second step gets its secret by a mailed code alone: every call that returns or changes one, by everybody, at every stage of a sign-in that a password has begun.
// Shows: A-45.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { needsTwoStep } from "@bondline/domain/people/accounts/two-step.ts";
import { type GraphQLNamedOutputType, getNamedType, isObjectType } from "graphql";
import { CAST_PASSWORD, PEOPLE, type PersonName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { schema } from "../../server/graphql/schema.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { type ApiReply, apiOf } from "../api.ts";
import { EXAMPLES } from "../examples/calls.ts";
import { aSignInProvider, authenticatorFor, setUpCodeMailedTo } from "../examples/example-steps.ts";
import { aWorld, type World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

type Holds = { person: PersonName; challenge: string; code: string; token: string | undefined };
type Call = (world: World, holds: Holds) => Promise<ApiReply>;

/** How each call is made by somebody who knows the password; one that comes to a second step and is not here fails. */
const CALLS: Record<string, Call> = {
  signIn: (world, { person }) => signIn(world, person),
  completeOAuthSignIn: async (world) => {
    const begun = await world.anonymous.mutate("beginOAuthSignIn", "BeginOAuthSignInInput", {}, "attempt");
    const input = { attempt: begun.data.beginOAuthSignIn.attempt, response: "code=example" };
    return await send(world, undefined, "completeOAuthSignIn", input, SESSION);
  },
  confirmTwoStep: (world, { challenge }) =>
    send(world, undefined, "confirmTwoStep", { challenge, code: "000000" }, SESSION),
  openTwoStepSetUp: (world, { challenge, code }) => openSetUp(world, challenge, code),
  beginTwoStep: (world, { token }) =>
    send(world, token, "beginTwoStep", { currentPassword: CAST_PASSWORD }, SET_UP),
  proveTwoStep: (world, { token }) => send(world, token, "proveTwoStep", { code: "000000" }, "recoveryCodes"),
  endTwoStep: (world, { token }) =>
    send(world, token, "endTwoStep", { currentPassword: CAST_PASSWORD, code: "000000" }, "user { id }"),
};
const SESSION = "session { token } recoveryCodes";
const SET_UP = "setUp { secret address }";

const WRONG_CODE = "ABCD-EFGH-JKLM-NPQR";
/** What somebody holds who knows the password and cannot read the mail. */
const STAGES: Record<string, (world: World, person: PersonName) => Promise<Omit<Holds, "person">>> = {
  "the password alone": async (world, person) => ({
    challenge: challengeOf(await signIn(world, person)),
    code: WRONG_CODE,
    token: undefined,
  }),
  "a session from before it was demanded": async (world, person) => ({
    challenge: challengeOf(await signIn(world, person)),
    code: WRONG_CODE,
    token: (await world.as(person)).token,
  }),
  "the code of another sign-in's mail": async (world, person) => {
    await signIn(world, person);
    const code = await setUpCodeMailedTo(world, idOf("person", person));
    return {
      challenge: challengeOf(await signIn(world, person)),
      code: code || WRONG_CODE,
      token: undefined,
    };
  },
  "a set-up that its owner has opened elsewhere": async (world, person) => {
    const owners = challengeOf(await signIn(world, person));
    await openSetUp(world, owners, await setUpCodeMailedTo(world, idOf("person", person)));
    return {
      challenge: challengeOf(await signIn(world, person)),
      code: WRONG_CODE,
      token: (await world.as(person)).token,
    };
  },
};

let strict: World;
let lax: World;
before(async () => {
  strict = await aWorld({ REQUIRE_STAFF_TWO_STEP: "true" });
  lax = await aWorld();
});
after(async () => {
  await strict.end();
  await lax.end();
});

const DEMANDED = (Object.keys(PEOPLE) as PersonName[]).filter((person) => isDemandedOf(person));
/** Of those of whom it is not demanded, two stand for the others in a plain test run. */
const TRIED = IS_WHOLE_PROOF ? (Object.keys(PEOPLE) as PersonName[]) : ([...DEMANDED, "ada", "fay"] as const);

describe("a second step that is demanded", () => {
  const count = { cases: 0, broken: 0, caught: 0 };
  after(() => recordProof("second-step", count));

  test("is come to by no other calls than those tried here", () => {
    assert.deepEqual(callsOfASecondStep().toSorted(), Object.keys(CALLS).toSorted());
    assert.ok(DEMANDED.length >= 3);
  });

  for (const person of TRIED)
    for (const [fixture, holds] of Object.entries(STAGES))
      test(`${person}, with ${fixture}`, async () => {
        await aProviderThatVouchesFor(strict, person);
        const held = { person, ...(await holds(strict, person)) };
        for (const [name, call] of Object.entries(CALLS)) {
          const before = await secretOf(strict, person);
          const shown = shownBy(await call(strict, held));
          count.cases += 1;
          if (isDemandedOf(person)) {
            assert.deepEqual(shown, [], name);
            assert.equal(await secretOf(strict, person), before, `${name} changes the secret`);
          } else if (held.token === undefined) assert.ok(!shown.includes("secret"), name);
        }
        strict.clock.advance({ minutes: 61 });
      });

  for (const person of DEMANDED)
    test(`${person} sets it up by the mail, and then a password shows nothing either`, async () => {
      await aProviderThatVouchesFor(strict, person);
      const challenge = challengeOf(await signIn(strict, person));
      const opened = await openSetUp(
        strict,
        challenge,
        await setUpCodeMailedTo(strict, idOf("person", person)),
      );
      assert.deepEqual(shownBy(opened), ["secret"]);
      const code = authenticatorFor(strict, opened.data.openTwoStepSetUp.setUp.secret);
      const confirmed = await send(strict, undefined, "confirmTwoStep", { challenge, code: code() }, SESSION);
      assert.deepEqual(shownBy(confirmed), ["recovery codes", "session"]);

      const again = challengeOf(await signIn(strict, person));
      const { token } = confirmed.data.confirmTwoStep.session;
      for (const [name, call] of Object.entries(CALLS)) {
        const answer = await call(strict, { person, challenge: again, code: WRONG_CODE, token });
        assert.deepEqual(shownBy(answer), [], name);
        count.cases += 1;
      }
      strict.clock.advance({ minutes: 61 });
    });

  test("where it is not demanded, the password is noticed to be enough", async () => {
    for (const person of DEMANDED) {
      count.broken += 1;
      const { data } = await signIn(lax, person);
      const holds = { person, challenge: "", code: WRONG_CODE, token: data.signIn.session.token as string };
      const shown = shownBy((await CALLS.beginTwoStep?.(lax, holds)) ?? {});
      assert.deepEqual(shown, ["secret"]);
      count.caught += 1;
    }
  });
});

/** Those whose answer holds a secret or recovery codes, and those whose example changes them. */
function callsOfASecondStep(): string[] {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  for (const { name, type } of queries) assert.ok(!showsASecret(getNamedType(type)), `the query ${name}`);
  const shown = Object.values(mutations).filter(({ type }) => showsASecret(getNamedType(type)));
  const changed = Object.entries(EXAMPLES.Mutation).filter(([, { writes }]) =>
    /Two-step|Recovery code/.test(writes ?? ""),
  );
  return [...new Set([...shown.map(({ name }) => name), ...changed.map(([name]) => name)])];
}

function showsASecret(type: GraphQLNamedOutputType, seen = new Set<string>()): boolean {
  if (!isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return Object.values(type.getFields()).some(
    ({ name, type: of }) => /^(secret|recoveryCodes)$/.test(name) || showsASecret(getNamedType(of), seen),
  );
}

/** What an answer or a refusal gives away, wherever in it. */
function shownBy(answer: Partial<ApiReply>): string[] {
  const text = JSON.stringify(answer);
  const SHOWS: Record<string, RegExp> = {
    secret: /otpauth:|"[A-Z2-7]{32}"/,
    "recovery codes": /"(\w{4}-){3}\w{4}"/,
    session: /"token":"/,
  };
  return Object.entries(SHOWS)
    .filter(([, form]) => form.test(text))
    .map(([what]) => what)
    .toSorted();
}

function isDemandedOf(person: PersonName): boolean {
  const cast: (typeof PEOPLE)[PersonName] = PEOPLE[person];
  return "staff" in cast && needsTwoStep(cast.staff.staffType);
}

async function aProviderThatVouchesFor(world: World, person: PersonName): Promise<void> {
  await aSignInProvider(world);
  world.app.ports.signInProvider = {
    ...world.app.ports.signInProvider,
    complete: async () => ({
      issuer: "https://id.example",
      subject: person,
      email: PEOPLE[person].email,
      isEmailVerified: true,
      givenName: "Vera",
      familyName: "Visitor",
    }),
  } as typeof world.app.ports.signInProvider;
}

async function secretOf({ app }: World, person: PersonName): Promise<string> {
  const rows = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ secret: string }>(
      "select encode(secret_encrypted, 'hex') || coalesce(confirmed_at::text, '') as secret from two_step where account_id = $1",
      [idOf("person", person)],
    ),
  );
  return rows.map(({ secret }) => secret).join();
}

const challengeOf = ({ errors }: ApiReply): string => String(errors?.[0]?.extensions.challenge);
const signIn = (world: World, person: PersonName) =>
  send(world, undefined, "signIn", { email: PEOPLE[person].email, password: CAST_PASSWORD }, SESSION);
const openSetUp = (world: World, challenge: string, code: string) =>
  send(world, undefined, "openTwoStepSetUp", { challenge, code }, SET_UP);

function send(
  world: World,
  token: string | undefined,
  name: string,
  input: object,
  selection: string,
): Promise<ApiReply> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return apiOf(world.url, token).mutate(name, type, input, selection);
}
