// Invitations to an organisation through the API: who may send them, what their code opens, for whom, and for how long.
// Shows: O-32, O-35, M-19..M-23, M-34..M-36, E-26, E-27, E-30, E-31, API-040, API-063..API-065, Q-019.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { LINK_CODE_LENGTH, newLinkCode } from "../accounts/link-code.ts";

const HARBOUR = idOf("organisation", "harbour");
const INVITATION = "invitation { id email role invitedTo organisationId status sentAt expiresAt }";

let world: World;
let ada: Api;
let fay: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  fay = await world.as("fay");
});
after(() => world.end());

async function send(api: Api, input: { email: string; role?: string }): Promise<ApiReply> {
  const given = { organisationId: HARBOUR, role: "USER", ...input };
  return await api.mutate("sendOrgMemberInvitation", "SendOrgMemberInvitationInput", given, INVITATION);
}

/** The invitation, and the code that its newest mail carries. */
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
async function invited(input: { email: string; role?: string }): Promise<any> {
  const { data, errors } = await send(ada, input);
  assert.equal(errors, undefined);
  const { invitation } = data.sendOrgMemberInvitation;
  return { ...invitation, code: await newestCode(invitation.id) };
}

async function newestCode(invitationId: string): Promise<string> {
  const mails = await mailsAbout(world, invitationId);
  return /invite\?code=(\w+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

const accept = (api: Api, code: string) =>
  api.mutate("acceptInvitation", "AcceptInvitationInput", { code }, "organisation { id name role }");

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";

async function lookUp(api: Api, code: string): Promise<ApiReply> {
  return await api.ask("query ($code: String!) { invitation(code: $code) { email role invitedTo status } }", {
    code,
  });
}

async function leave(api: Api, email: string): Promise<void> {
  const { organisationMembers } = await api.get(
    "query ($id: ID!, $email: String) { organisationMembers(organisationId: $id, search: $email) { edges { node { memberId } } } }",
    { id: HARBOUR, email },
  );
  const { memberId } = organisationMembers.edges[0].node;
  await ada.mutate(
    "removeMember",
    "RemoveMemberInput",
    { organisationId: HARBOUR, memberId },
    "clientMutationId",
  );
}

describe("sending", () => {
  test("an administrator invites by address and role, and the mail leads to the organisation for seven days", async () => {
    const { id, code, ...invitation } = await invited({ email: " Nora@Example.com ", role: "LIMITED_USER" });
    assert.deepEqual(invitation, {
      email: "nora@example.com",
      role: "LIMITED_USER",
      invitedTo: "Harbour Civil Pty Ltd",
      organisationId: HARBOUR,
      status: "INVITED",
      sentAt: "2026-11-20T00:00:00.000Z",
      expiresAt: "2026-11-27T00:00:00.000Z",
    });
    const [mail] = await mailsAbout(world, id);
    assert.deepEqual(mail?.toAddresses, ["nora@example.com"]);
    assert.equal(mail?.subject, "You are invited to an organisation on Bondline");
    assert.match(mail?.text ?? "", /Your role: Limited User/);
    assert.equal(code.length, LINK_CODE_LENGTH);
  });

  test("nobody but an administrator may", async () => {
    for (const person of ["ben", "cam", "wes", "fay", "rosa"] as const) {
      const api = await world.as(person);
      assert.equal(codeOf(await send(api, { email: "pat@example.com" })), "ORGANISATION_NOT_FOUND", person);
    }
    assert.equal(codeOf(await send(world.anonymous, { email: "pat@example.com" })), "AUTH_NOT_AUTHENTICATED");
  });

  test("a member is not invited again, and faulty details are named", async () => {
    const again = await send(ada, { email: PEOPLE.ben.email });
    assert.equal(codeOf(again), "MEMBER_ALREADY_EXISTS");
    assert.equal(
      again.errors?.[0]?.extensions.message,
      "Sorry, it looks like a member already exists with the provided email.",
    );
    const faulty = await send(ada, { email: "not an address", role: "OWNER" });
    assert.deepEqual(faulty.errors?.[0]?.extensions.fields, {
      email: "This field must be a valid email",
      role: "Please choose one of the options: ADMIN, USER, LIMITED_USER",
    });
  });

  test("one address is not written to more than five times an hour, whoever asks", async () => {
    const answers: string[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      answers.push(codeOf(await send(ada, { email: "flood@example.com" })));
    assert.deepEqual(answers, ["OK", "OK", "OK", "OK", "OK", "RATE_LIMITED"]);
  });
});

describe("the code", () => {
  test("is drawn from more than 130 bits of word characters, and never twice", () => {
    const codes = new Set(Array.from({ length: 100_000 }, newLinkCode));
    assert.equal(codes.size, 100_000);
    for (const code of codes) assert.match(code, /^[A-Za-z0-9]{22}$/);
    assert.ok(LINK_CODE_LENGTH * Math.log2(62) >= 128);
  });

  test("is kept as a hash, and no entry of the history holds it", async () => {
    const { id, code } = await invited({ email: "kept@example.com" });
    const kept = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ text: string }>(
        `select i::text as text from invitation i where id = $1
         union all select e.changes::text from history_entry e where e.record_id = $1`,
        [id],
      ),
    );
    assert.equal(kept.length, 2);
    for (const { text } of kept) assert.ok(!text.includes(code));
  });

  test("tells whoever holds it where it leads, and only a mask of the address", async () => {
    const { code } = await invited({ email: "orla@example.com", role: "ADMIN" });
    for (const api of [world.anonymous, fay]) {
      const { data } = await lookUp(api, `<${code}>.`);
      assert.deepEqual(data.invitation, {
        email: "o•••@example.com",
        role: "ADMIN",
        invitedTo: "Harbour Civil Pty Ltd",
        status: "INVITED",
      });
    }
    assert.equal(codeOf(await lookUp(world.anonymous, "A".repeat(LINK_CODE_LENGTH))), "INVITATION_NOT_FOUND");
    assert.equal(codeOf(await lookUp(world.anonymous, "")), "INVITATION_NOT_FOUND");
  });
});

describe("accepting", () => {
  test("lets the invited person in with the role of the invitation, once, and again only for the same person", async () => {
    const { code } = await invited({ email: PEOPLE.fay.email, role: "LIMITED_USER" });
    const { data } = await accept(fay, code);
    assert.deepEqual(data.acceptInvitation.organisation, {
      id: HARBOUR,
      name: "Harbour Civil Pty Ltd",
      role: "LIMITED_USER",
    });
    assert.equal((await lookUp(fay, code)).data.invitation.status, "ACCEPTED");
    assert.equal(codeOf(await accept(fay, code)), "OK");
    assert.equal(codeOf(await accept(await world.as("dee"), code)), "INVITATION_NOT_FOUND");

    await leave(ada, PEOPLE.fay.email);
    assert.equal(
      codeOf(await accept(fay, code)),
      "INVITATION_NOT_FOUND",
      "a removed member does not come back by it",
    );
  });

  test("is for the invited address alone", async () => {
    const { code } = await invited({ email: PEOPLE.ida.email });
    assert.equal(codeOf(await accept(await world.as("dee"), code)), "INVITATION_NOT_FOUND");
    assert.equal(codeOf(await accept(await world.as("rosa"), code)), "INVITATION_NOT_FOUND");
    assert.equal(codeOf(await accept(world.anonymous, code)), "AUTH_NOT_AUTHENTICATED");
    const both = await Promise.all([
      accept(await world.as("ida"), code),
      accept(await world.as("ida"), code),
    ]);
    assert.deepEqual(both.map(codeOf), ["OK", "OK"]);
    await leave(ada, PEOPLE.ida.email);
  });

  test("is over when the invitation was sent again, taken back, or is seven days old", async () => {
    const first = await invited({ email: PEOPLE.dee.email, role: "ADMIN" });
    const second = await invited({ email: PEOPLE.dee.email, role: "USER" });
    const dee = await world.as("dee");
    assert.equal(second.id, first.id);
    assert.equal(second.role, "USER");
    assert.equal(codeOf(await accept(dee, first.code)), "INVITATION_NOT_FOUND");

    const place = { organisationId: HARBOUR, invitationId: second.id };
    const remove = (api: Api) =>
      api.mutate("removeInvitation", "RemoveInvitationInput", place, "clientMutationId");
    assert.equal(codeOf(await remove(await world.as("ben"))), "ORGANISATION_NOT_FOUND");
    assert.equal(codeOf(await remove(ada)), "OK");
    assert.equal(codeOf(await remove(ada)), "INVITATION_NOT_FOUND");
    assert.equal(codeOf(await accept(dee, second.code)), "INVITATION_NOT_FOUND");

    const third = await invited({ email: PEOPLE.dee.email });
    const begun = world.app.ports.clock.now();
    world.clock.advance({ days: 7 });
    const late = await world.as("dee");
    assert.equal((await lookUp(late, third.code)).data.invitation.status, "EXPIRED");
    assert.equal(codeOf(await accept(late, third.code)), "INVITATION_NOT_FOUND");
    world.clock.setTo(begun);
  });
});

describe("the list", () => {
  test("shows administrators what is unanswered, page by page, and to others the organisation says nothing of it", async () => {
    const query = `query ($id: ID!, $after: String) { organisationMemberInvitations(organisationId: $id, first: 2, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { email status } } } }`;
    const emails: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      // biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
      const page: any = (await ada.get(query, { id: HARBOUR, after })).organisationMemberInvitations;
      emails.push(...page.edges.map(({ node }: { node: { email: string } }) => node.email));
      total = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    assert.equal(emails.length, total);
    assert.deepEqual([...new Set(emails)].length, total);
    assert.ok(emails.includes("nora@example.com"));
    assert.ok(!emails.includes(PEOPLE.ida.email), "who has accepted is a member");

    const own =
      "query ($id: ID!) { organisation(id: $id) { members { totalCount } memberInvitations { totalCount } } }";
    assert.deepEqual((await ada.get(own, { id: HARBOUR })).organisation, {
      members: { totalCount: 3 },
      memberInvitations: { totalCount: total },
    });
    const ben = await world.as("ben");
    assert.equal((await ben.get(own, { id: HARBOUR })).organisation.memberInvitations, null);
    assert.equal(await ben.codeOf(query, { id: HARBOUR }), "ORGANISATION_NOT_FOUND");
    assert.equal(await ada.codeOf(query, { id: HARBOUR, after: "bm90IGEgY3Vyc29y" }), "VALIDATION_ERROR");
  });
});
