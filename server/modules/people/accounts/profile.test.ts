// The person's own account through the API: profile, password, and the sessions that are open.
// Shows: API-061, A-21..A-31, A-47, Q-039.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest } from "../../../demo/builders/guest-builder.ts";
import { shareWith, stopSharing } from "../../../demo/builders/sharing-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const ME =
  "id givenName familyName email phoneNumber jobTitle address industry locale timezone createdAt version";
const SESSIONS = "sessions { id device ipAddress createdAt lastSeenAt isCurrent }";
const NEW_PASSWORD = "Undertake-5pm!";
const PHONE = "0412345678";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

// biome-ignore lint/suspicious/noExplicitAny: what comes back is read by tests, field by field
async function meOf(api: Api): Promise<any> {
  return (await api.get(`{ me { ${ME} } }`)).me;
}

async function saveProfile(api: Api, changes: object) {
  const { givenName, familyName, phoneNumber, jobTitle, address, industry, locale, timezone, version } =
    await meOf(api);
  const present = {
    givenName,
    familyName,
    phoneNumber,
    jobTitle,
    address,
    industry,
    locale,
    timezone,
    version,
  };
  return await api.mutate(
    "updateProfile",
    "UpdateProfileInput",
    { ...present, ...changes },
    `user { ${ME} }`,
  );
}

async function signIn(email: string, password: string) {
  return await world.anonymous.mutate(
    "signIn",
    "SignInInput",
    { email, password },
    "session { token expiresAt }",
  );
}

describe("the profile", () => {
  test("keeps every field, and a repeated call changes nothing twice", async () => {
    const ben = await world.as("ben");
    const before = await meOf(ben);
    const wanted = {
      givenName: "Benedict",
      familyName: "O'Kafor",
      phoneNumber: PHONE,
      jobTitle: "Contracts manager",
      address: "12 Bligh Street, Sydney NSW 2000",
      industry: "E31",
      locale: "en-NZ",
      timezone: "Australia/Perth",
    };
    const input = { ...wanted, version: before.version, clientMutationId: "profile once" };
    const { data } = await ben.mutate("updateProfile", "UpdateProfileInput", input, `user { ${ME} }`);
    const again = await ben.mutate("updateProfile", "UpdateProfileInput", input, `user { ${ME} }`);
    const { id, email, createdAt } = before;
    const kept = { ...wanted, phoneNumber: data.updateProfile.user.phoneNumber, id, email, createdAt };
    assert.deepEqual(data.updateProfile.user, { ...kept, version: before.version + 1 });
    assert.deepEqual(again.data.updateProfile.user, data.updateProfile.user);
  });

  test("names every faulty field, and a stale version is a conflict", async () => {
    const ben = await world.as("ben");
    assert.deepEqual(
      Object.keys(refusalOf(await saveProfile(ben, { givenName: "", locale: "tlh", industry: "no" }))).sort(),
      ["givenName", "industry", "locale"],
    );
    const { version } = await meOf(ben);
    assert.equal(refusalOf(await saveProfile(ben, { version: version - 1 })), "CONFLICT");
    assert.equal(refusalOf(await saveProfile(ben, { jobTitle: "Director" })), "OK");
  });

  test("a new phone number asks an old session for the password, and a fresh one for nothing", async () => {
    const cam = await world.as("cam");
    assert.equal(refusalOf(await saveProfile(cam, { phoneNumber: PHONE })), "OK");
    world.clock.advance({ minutes: 6 });
    assert.equal(refusalOf(await saveProfile(cam, { jobTitle: "Estimator" })), "OK");
    assert.equal(refusalOf(await saveProfile(cam, { phoneNumber: null })), "STEP_UP_REQUIRED");
    assert.deepEqual(refusalOf(await saveProfile(cam, { phoneNumber: null, currentPassword: "wrong" })), {
      currentPassword: "This is not your current password.",
    });
    assert.equal(
      refusalOf(await saveProfile(cam, { phoneNumber: null, currentPassword: CAST_PASSWORD })),
      "OK",
    );
  });

  test("nobody who is not signed in has one", async () => {
    assert.equal(await world.anonymous.codeOf("{ sessions { id } }"), "AUTH_NOT_AUTHENTICATED");
    const input = {
      givenName: "A",
      familyName: "B",
      locale: "en-AU",
      timezone: "Australia/Sydney",
      version: 1,
    };
    const answer = await world.anonymous.mutate(
      "updateProfile",
      "UpdateProfileInput",
      input,
      "clientMutationId",
    );
    assert.equal(refusalOf(answer), "AUTH_NOT_AUTHENTICATED");
  });
});

test("who has accepted what somebody else shares is a collaborator, and needs no organisation for it", async () => {
  const draft = await world.draft({ status: "DRAFT" });
  const facts = async (api: Api) => (await api.get("{ me { isCollaborator } }")).me.isCollaborator;
  const invited = await aGuest(world.app, "invited");
  const accepted = await aGuest(world.app, "accepted");
  const roles = ["BENEFICIARY"] as const;
  await shareWith(world.app, "draft", draft, { person: invited, roles, invitationStatus: "INVITED" });
  await shareWith(world.app, "draft", draft, { person: accepted, roles });
  assert.equal(await facts(apiOf(world.url, invited.token)), false);
  assert.equal(await facts(apiOf(world.url, accepted.token)), true);

  await stopSharing(world.app, "draft", draft, accepted);
  assert.equal(await facts(apiOf(world.url, accepted.token)), false, "asked afresh each time");
});

describe("the password", () => {
  const change = (api: Api, currentPassword: string, newPassword: string) =>
    api.mutate("changePassword", "ChangePasswordInput", { currentPassword, newPassword }, "user { id }");

  test("asks for the present one, validates the new one, and limits the guesses", async () => {
    const una = await world.as("una");
    assert.deepEqual(refusalOf(await change(una, "wrong", NEW_PASSWORD)), {
      currentPassword: "This is not your current password.",
    });
    assert.deepEqual(Object.keys(refusalOf(await change(una, CAST_PASSWORD, "short"))), ["newPassword"]);
    for (let guess = 3; guess <= 10; guess += 1) await change(una, `wrong ${guess}`, NEW_PASSWORD);
    assert.equal(refusalOf(await change(una, CAST_PASSWORD, NEW_PASSWORD)), "RATE_LIMITED");
  });

  test("a new one ends every other session, keeps this one, and is told by mail", async () => {
    const here = await world.as("ada");
    const elsewhere = await world.as("ada");
    assert.equal(refusalOf(await change(here, CAST_PASSWORD, NEW_PASSWORD)), "OK");

    assert.equal(await elsewhere.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
    assert.equal((await meOf(here)).email, "ada@harbourcivil.example");
    assert.deepEqual(Object.keys(refusalOf(await signIn("ada@harbourcivil.example", CAST_PASSWORD))), [
      "password",
    ]);
    assert.equal(refusalOf(await signIn("ada@harbourcivil.example", NEW_PASSWORD)), "OK");
    const [mail] = (await mailsAbout(world, idOf("person", "ada"))).slice(-1);
    assert.equal(mail?.subject, "Your Bondline password was changed");
    assert.match(mail?.text ?? "", /every other device was signed out/);
  });
});

describe("sessions", () => {
  test("are listed with device, address and times, this one marked; one is ended, another person's never", async () => {
    const agent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
    const phone = await browserSession("ben@harbourcivil.example", agent);
    const ben = await world.as("ben");
    const { sessions } = await ben.get(`{ ${SESSIONS} }`);
    const onPhone = sessions.find(({ device }: { device: string }) => device === "Safari on iPhone");
    assert.equal(onPhone.isCurrent, false);
    assert.ok(onPhone.ipAddress.includes("127.0.0.1"));
    assert.equal(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent).length, 1);

    const cam = await world.as("cam");
    await cam.mutate("endSession", "EndSessionInput", { id: onPhone.id }, SESSIONS);
    assert.equal(await phone.codeOf("{ me { id } }"), "OK");
    const { data } = await ben.mutate("endSession", "EndSessionInput", { id: onPhone.id }, SESSIONS);
    assert.equal(data.endSession.sessions.length, sessions.length - 1);
    assert.equal(await phone.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
  });

  test("an open socket is closed within a second of its session's end, and others stay open", async () => {
    const kept = await world.as("ben");
    const lost = await world.as("ben");
    const [keptSocket, lostSocket] = [watchedSocket(kept.token), watchedSocket(lost.token)];
    await Promise.all([keptSocket.opened, lostSocket.opened]);
    const { sessions } = await lost.get(`{ ${SESSIONS} }`);
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const asked = performance.now();
    await kept.mutate("endSession", "EndSessionInput", { id }, "clientMutationId");
    assert.equal(await lostSocket.closed, 4403);
    assert.ok(performance.now() - asked < 1000);
    assert.equal(keptSocket.isOpen(), true);

    await kept.mutate("signOut", "SignOutInput", { everywhere: true }, "clientMutationId");
    assert.equal(await keptSocket.closed, 4403);
  });

  test("end after half an hour without use and after twelve hours with it", async () => {
    const idle = await browserSession("cam@harbourcivil.example", "");
    world.clock.advance({ minutes: 29 });
    assert.equal(await idle.codeOf("{ me { id } }"), "OK");
    world.clock.advance({ minutes: 30 });
    assert.equal(await idle.codeOf("{ me { id } }"), "AUTH_NOT_AUTHENTICATED");

    const busy = await browserSession("cam@harbourcivil.example", "");
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      world.clock.advance({ minutes: 20 });
      assert.equal(await busy.codeOf("{ me { id } }"), "OK");
    }
    world.clock.advance({ minutes: 20 });
    assert.equal(await busy.codeOf("{ me { id } }"), "AUTH_NOT_AUTHENTICATED");
  });
});

async function browserSession(email: string, userAgent: string): Promise<Api> {
  const query = `mutation { signIn(input: { clientMutationId: "1", email: "${email}", password: "${CAST_PASSWORD}" }) { session { token } } }`;
  const response = await fetch(`${world.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { signIn: { session: { token: string } } } };
  return apiOf(world.url, data.signIn.session.token);
}

function watchedSocket(token: string | undefined) {
  const state = { open: false };
  let onOpened = () => {};
  let onClosed = (_code: number) => {};
  const opened = new Promise<void>((resolve) => {
    onOpened = resolve;
  });
  const closed = new Promise<number>((resolve) => {
    onClosed = resolve;
  });
  createClient({
    url: `${world.url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    on: {
      connected: () => {
        state.open = true;
        onOpened();
      },
      closed: (event) => {
        state.open = false;
        onClosed((event as { code: number }).code);
      },
    },
  });
  return { opened, closed, isOpen: () => state.open };
}
