// An account that its person closes: what has to be so before, what ends with it, that the address is free again, and that nobody is left without an administrator.
// Shows: A-59.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { GOOD_PASSWORD, mailsTo } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { aGuestWithPassword, aNewAbn } from "../../../../testing/examples/example-steps.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { FIELDS as FACILITY_FIELDS } from "../../../demo/builders/facility-builder.ts";
import { type Guest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { createDocumentFacility } from "../../facilities/facilities/commands/create-document-facility.ts";
import { createOrganisation } from "../organisations/commands/create-organisation.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

async function close(api: Api, input: object): Promise<ApiReply> {
  return await api.mutate("closeAccount", "CloseAccountInput", input, "clientMutationId");
}
const refusalOf = ({ errors }: ApiReply) =>
  errors?.[0]?.extensions.fields ?? errors?.[0]?.extensions.code ?? "OK";
const whole = ({ email }: Guest) => ({ email, currentPassword: CAST_PASSWORD });

async function aPerson(role?: "ADMIN" | "USER"): Promise<{ guest: Guest; api: Api }> {
  const guest = await aGuestWithPassword(world);
  if (role !== undefined) await joinAs(world.app, guest, { organisationId: HARBOUR, role });
  return { guest, api: apiOf(world.url, guest.token) };
}

async function asSystem<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return await runTransaction(world.app, { system: "Test" }, (tx) => tx.query<Row>(text, values as string[]));
}

describe("before it is closed", () => {
  test("the address is typed again, and the password where the sign-in is not of the last minutes", async () => {
    const { guest, api } = await aPerson();
    assert.deepEqual(refusalOf(await close(api, { email: "other@example.com" })), {
      email: "This is not the email that you sign in with.",
    });
    world.clock.advance({ minutes: 6 });
    assert.equal(refusalOf(await close(api, { email: guest.email })), "STEP_UP_REQUIRED");
    const wrong = await close(api, { email: guest.email, currentPassword: "Not-this-1!" });
    assert.deepEqual(Object.keys(refusalOf(wrong)), ["currentPassword"]);
    assert.equal(refusalOf(await close(api, whole(guest))), "OK");
  });

  test("staff are told to end their duty first", async () => {
    const rosa = await world.as("rosa");
    const answer = await close(rosa, { email: "rosa@bondline.example" });
    assert.equal(refusalOf(answer), "ACCOUNT_STILL_NEEDED");
    assert.match(answer.errors?.[0]?.extensions.message ?? "", /staff list/);
  });

  test("the only administrator is told who could be the next, and nothing has changed", async () => {
    const answer = await close(await world.as("ada"), { email: "ada@harbourcivil.example" });
    assert.equal(refusalOf(answer), "ACCOUNT_STILL_NEEDED");
    assert.match(
      answer.errors?.[0]?.extensions.message ?? "",
      /^You are the only administrator of Harbour Civil Pty Ltd\. Make Ben Okafor/,
    );
    const [ada] = await asSystem<{ status: string }>("select status from account where id = $1", [
      idOf("person", "ada"),
    ]);
    assert.equal(ada?.status, "ACTIVE");
  });
});

describe("whoever is an organisation's only member", () => {
  test("closes their account while nothing is live, and the organisation with it, whose records stay", async () => {
    const { guest, api } = await aPerson();
    const organisationId = await anOrganisationOf(guest);
    assert.equal(refusalOf(await close(api, whole(guest))), "OK");
    const [left] = await asSystem(
      `select closed_at is not null as is_closed, (select count(*)::int from member m where m.organisation_id = o.id) as members
         from organisation o where id = $1`,
      [organisationId],
    );
    assert.deepEqual(left, { isClosed: true, members: 0 });
  });

  test("is told what is live, and nothing has changed", async () => {
    const { guest, api } = await aPerson();
    const organisationId = await anOrganisationOf(guest);
    await recordFacility(guest, organisationId);
    const answer = await close(api, whole(guest));
    assert.equal(refusalOf(answer), "ACCOUNT_STILL_NEEDED");
    assert.match(
      answer.errors?.[0]?.extensions.message ?? "",
      /^You are the only member of .+, which has 1 current facility\./,
    );
    assert.equal(await api.codeOf("{ me { id } }"), "OK");
  });
});

describe("once it is closed", () => {
  test("every session ends, the memberships go, and histories keep the name", async () => {
    const { guest, api } = await aPerson("USER");
    assert.equal(await api.codeOf("{ me { id } }"), "OK");
    assert.equal(refusalOf(await close(api, whole(guest))), "OK");
    assert.equal(await api.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");

    const [account] = await asSystem<Record<string, unknown>>(
      `select status, email, given_name, password_hash, phone_number, closed_at,
              (select count(*)::int from member m where m.account_id = a.id) as memberships,
              (select count(*)::int from session s where s.account_id = a.id and s.revoked_at is null) as sessions
         from account a where id = $1`,
      [guest.id],
    );
    assert.deepEqual(
      { ...account, closedAt: account?.closedAt !== null },
      {
        status: "DELETED",
        email: `${guest.id}@closed.invalid`,
        givenName: account?.givenName,
        passwordHash: null,
        phoneNumber: null,
        closedAt: true,
        memberships: 0,
        sessions: 0,
      },
    );
    assert.ok(account?.givenName);
  });

  test("the person has it by mail, cannot sign in, and can sign up with the address again", async () => {
    const { guest, api } = await aPerson();
    await close(api, whole(guest));
    await untilJobsAreDone(world.ownerUrl);
    const subjects = (await mailsTo(world, guest.email)).map(({ subject }) => subject);
    assert.deepEqual(subjects, ["Your Bondline account is closed"]);
    const signIn = await world.anonymous.mutate(
      "signIn",
      "SignInInput",
      { email: guest.email, password: CAST_PASSWORD },
      "session { token }",
    );
    assert.deepEqual(Object.keys(refusalOf(signIn)), ["password"]);
    const person = { email: guest.email, givenName: "New", familyName: "Comer", password: GOOD_PASSWORD };
    await world.anonymous.mutate("signUp", "SignUpInput", person, "clientMutationId");
    await untilJobsAreDone(world.ownerUrl);
    const again = (await mailsTo(world, guest.email)).map(({ subject }) => subject);
    assert.ok(again.includes("Your Bondline confirmation code"), again.join("; "));
  });

  test("what was shared with the person is left", async () => {
    const { guest, api } = await aPerson();
    const { id: draftId } = await world.draft({ status: "DRAFT" });
    await asSystem(
      `insert into draft_collaborator (id, organisation_id, draft_id, account_id, email_address, roles, invitation_status, created_at, accepted_at)
       values (gen_random_uuid(), $1, $2, $3, $4, '{LIMITED}', 'ACCEPTED', now(), now())`,
      [HARBOUR, draftId, guest.id, guest.email],
    );
    assert.equal(refusalOf(await close(api, whole(guest))), "OK");
    assert.deepEqual(
      await asSystem("select 1 from draft_collaborator where account_id = $1", [guest.id]),
      [],
    );
  });
});

describe("two administrators at the same moment", () => {
  for (const other of ["close", "leave"] as const)
    test(`one closes their account while the other ${other === "close" ? "does too" : "leaves"}: one stays`, async () => {
      for (let round = 1; round <= 5; round += 1) {
        const { organisationId, people } = await anOrganisationOfTwo();
        const [first, second] = people;
        const answers = await Promise.all([
          close(first.api, whole(first.guest)),
          other === "close"
            ? close(second.api, whole(second.guest))
            : second.api.mutate(
                "leaveOrganisation",
                "LeaveOrganisationInput",
                { organisationId },
                "clientMutationId",
              ),
        ]);
        const done = answers.filter((answer) => refusalOf(answer) === "OK");
        assert.equal(done.length, 1, JSON.stringify(answers.map(refusalOf)));
        const left = await asSystem<{ status: string }>(
          "select a.status from member m join account a on a.id = m.account_id where m.organisation_id = $1 and m.role = 'ADMIN'",
          [organisationId],
        );
        assert.deepEqual(left, [{ status: "ACTIVE" }]);
      }
    });
});

async function anOrganisationOf(guest: Guest): Promise<string> {
  const organisationId = await runTransaction(world.app, { token: guest.token }, (tx) =>
    createOrganisation(tx, {
      name: `Quay Works ${guest.id.slice(-6)} Pty Ltd`,
      abn: aNewAbn(),
      address: "1 Macquarie Street, Sydney NSW 2000",
      entityType: "PRV",
      industry: "E31",
    }),
  );
  await joinAs(world.app, guest, { organisationId, role: "ADMIN" });
  return organisationId;
}

async function recordFacility({ token }: Guest, organisationId: string): Promise<void> {
  await runTransaction(world.app, { token }, (tx) =>
    createDocumentFacility(tx, { organisationId, facility: FACILITY_FIELDS }),
  );
}

/** Somebody relies on it. */
async function anOrganisationOfTwo() {
  const first = await aPerson();
  const second = await aPerson();
  const organisationId = await anOrganisationOf(first.guest);
  await recordFacility(first.guest, organisationId);
  await joinAs(world.app, second.guest, { organisationId, role: "ADMIN" });
  return { organisationId, people: [first, second] as const };
}
