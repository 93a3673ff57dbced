// The identity-verification port over greenID's wire: what the sandbox and the real service both answer, and each way in which a service can fail.
// Shows: EXT-02, EXT-14..EXT-33.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { FastifyReply } from "fastify";
import { type FakeWeb, startFakeWeb } from "../../../testing/fakes/fake-web.ts";
import { makeMemoryVerificationStore } from "../../../testing/fakes/memory-verifications.ts";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { makeTestClock, type TestClock } from "../clock/test-clock.ts";
import { WebhookRefused } from "../webhook-refused.ts";
import { makeGreenIdVerification } from "./greenid-verification.ts";
import {
  IdentityVerificationFault,
  type IdentityVerificationPort,
  type PersonToVerify,
  RegistrationRefused,
} from "./identity-verification-port.ts";
import { registerSandboxIdentity } from "./sandbox-hosted-routes.ts";
import { SANDBOX_PATH } from "./sandbox-verifications.ts";

const ACCOUNT = { accountId: "bondline", apiCode: "code-of-ours", password: "word-of-ours" };

function adapterAt(
  url: string,
  { timeoutMilliseconds = 10_000, account = ACCOUNT } = {},
): IdentityVerificationPort {
  return makeGreenIdVerification({
    ...account,
    name: "greenID",
    url,
    timeoutMilliseconds,
    log: SILENT_LOG,
  });
}

const named = (surname: string): PersonToVerify => ({
  givenNames: "Mira",
  middleNames: "Jane",
  surname,
  email: "mira@harbourcivil.example",
  dateOfBirth: plainDate("1979-04-03"),
  address: {
    unit: "3",
    number: "14",
    street: "Short",
    streetType: "ST",
    suburb: "Parramatta",
    state: "NSW",
    postalCode: "2150",
  },
});

async function press(pageUrl: string, verb: string): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(pageUrl);
  return await fetch(`${origin}${pathname}/${verb}`, {
    method: "POST",
    body: new URLSearchParams(Object.fromEntries(searchParams)),
    redirect: "manual",
  });
}

describe("a verification", () => {
  let web: FakeWeb;
  let clock: TestClock;
  let port: IdentityVerificationPort;
  let callbacks: string[];
  beforeEach(async () => {
    callbacks = [];
    clock = makeTestClock();
    web = await startFakeWeb(async (fastify, publicUrl) => {
      const store = makeMemoryVerificationStore();
      await registerSandboxIdentity(fastify, { ...ACCOUNT, publicUrl, store, clock, log: SILENT_LOG });
      fastify.register(async (scope) => {
        scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
        scope.post("/webhooks/identity-verification", async ({ body }) => {
          callbacks.push(String(body));
          return {};
        });
      });
    });
    port = adapterAt(`${web.publicUrl}${SANDBOX_PATH}`);
  });
  afterEach(() => web.stop());

  const RETURN = () => `${web.publicUrl}/drafts/1/2/individuals/3`;
  const open = async (surname: string) => {
    const opened = await port.register(named(surname));
    return { ...opened, pageUrl: port.hostedUrl(opened.token, RETURN()) };
  };
  const statusOf = async (id: string) => (await port.fetchVerification(id)).status;

  test("is in progress until its page is completed, which shows who is verified and runs nothing", async () => {
    const { verificationId, pageUrl } = await open("Verified");
    assert.deepEqual(await port.fetchVerification(verificationId), {
      status: "IN_PROGRESS",
      person: named("Verified"),
    });
    const page = await fetch(pageUrl);
    const html = await page.text();
    assert.match(html, /Mira Jane Verified/);
    // The date in either form, not the year alone, which a drawn id or port may hold by chance.
    assert.doesNotMatch(html, /<script|style=|onclick|1979-04|04\/1979|April/i);
    assert.match(page.headers.get("content-security-policy") ?? "", /^default-src 'none'/);
    const done = await press(pageUrl, "complete");
    assert.deepEqual([done.status, done.headers.get("location")], [303, `${RETURN()}?session=completed`]);
    assert.equal(await statusOf(verificationId), "VERIFIED");
    assert.deepEqual(callbacks, [`userId=${verificationId}`]);
    assert.equal(port.readCallback(Buffer.from(callbacks[0] ?? "")), verificationId);
    // A second press finds it verified.
    assert.match(await (await press(pageUrl, "lock-out")).text(), /Nothing more is needed/);
  });

  for (const [surname, status, isReported] of [
    ["Lim", "VERIFIED", true],
    ["CHANGES", "VERIFIED_WITH_CHANGES", true],
    ["Admin", "VERIFIED_ADMIN", true],
    ["Pending", "PENDING", true],
    ["Locked", "LOCKED_OUT", false],
    ["Manual", "MANUAL", false],
    ["Progress", "IN_PROGRESS", false],
    ["Silent", "VERIFIED", false],
  ] as const)
    test(`of somebody called ${surname} ends ${status}, ${isReported ? "told of" : "told of to nobody"}`, async () => {
      const { verificationId, pageUrl } = await open(surname);
      await press(pageUrl, "complete");
      assert.equal(await statusOf(verificationId), status);
      assert.equal(callbacks.length, isReported ? 1 : 0);
    });

  test("that waited for a decision is verified when its page is opened again", async () => {
    for (const surname of ["Pending", "Manual"]) {
      const { verificationId, pageUrl } = await open(surname);
      await press(pageUrl, "complete");
      assert.match(await (await fetch(pageUrl)).text(), /Waiting for a decision/);
      await press(pageUrl, "complete");
      assert.equal(await statusOf(verificationId), "VERIFIED");
    }
  });

  test("may be answered late, changed by the person, locked out or cancelled", async () => {
    const late = await open("Late");
    await press(late.pageUrl, "complete");
    assert.equal(await statusOf(late.verificationId), "IN_PROGRESS");
    clock.advance({ minutes: 2 });
    assert.equal(await statusOf(late.verificationId), "VERIFIED");

    const changed = await open("Changes");
    await press(changed.pageUrl, "complete");
    assert.equal((await port.fetchVerification(changed.verificationId)).person?.address.number, "41");

    const locked = await open("Lim");
    await press(locked.pageUrl, "lock-out");
    assert.equal(await statusOf(locked.verificationId), "LOCKED_OUT");

    const left = await open("Lim");
    const cancelled = await press(left.pageUrl, "cancel");
    assert.equal(cancelled.headers.get("location"), `${RETURN()}?session=cancelled`);
    assert.equal(await statusOf(left.verificationId), "IN_PROGRESS");
    assert.equal(callbacks.at(-1), `verificationID=${left.verificationId}`);
    assert.equal(port.readCallback(Buffer.from(callbacks.at(-1) ?? "")), left.verificationId);
  });

  test("has a token for half an hour, and a new one by its id; the old one then opens nothing", async () => {
    const { verificationId, token, pageUrl } = await open("Lim");
    clock.advance({ minutes: 31 });
    assert.equal((await fetch(pageUrl)).status, 404);
    const renewed = await port.renewToken(verificationId);
    assert.notEqual(renewed.token, token);
    assert.equal((await fetch(port.hostedUrl(renewed.token, RETURN()))).status, 200);
    assert.equal((await press(pageUrl, "complete")).status, 404);
    await assert.rejects(port.renewToken("0123456789"), RegistrationRefused);
  });

  test("sends nobody on to a stranger's page", async () => {
    const { token } = await open("Lim");
    for (const url of ["https://stranger.example/", "javascript:alert(1)", `${web.publicUrl}.evil.example/`])
      assert.equal((await fetch(port.hostedUrl(token, url))).status, 404);
  });

  test("that is refused says why, or that there was no reason", async () => {
    const details = async (surname: string) => {
      const refused = await port.register(named(surname)).catch((fault: unknown) => fault);
      assert.ok(refused instanceof RegistrationRefused);
      return refused.details;
    };
    assert.match((await details("Fault")) ?? "", /The address could not be found/);
    assert.equal(await details("Invalid"), undefined);
  });

  test("that the service does not know, or an account that it does not know, is a fault that stays", async () => {
    await assert.rejects(port.fetchVerification("0123"), (fault) => isFault(fault, false));
    const stranger = adapterAt(`${web.publicUrl}${SANDBOX_PATH}`, {
      account: { ...ACCOUNT, apiCode: "code-x", password: "word-x" },
    });
    for (const ask of [() => stranger.register(named("Lim")), () => stranger.fetchVerification("0123")])
      await assert.rejects(ask, (fault) => isFault(fault, false));
  });
});

describe("a callback", () => {
  const port = adapterAt("http://127.0.0.1:1");
  for (const body of ["", "userId=", "userId=a%20b", `userId=${"a".repeat(256)}`, "{}", "verification=1"])
    test(`of ${body.slice(0, 20) || "nothing"} is refused as malformed`, () => {
      assert.throws(
        () => port.readCallback(Buffer.from(body)),
        (fault) => fault instanceof WebhookRefused && fault.reason === "malformed",
      );
    });
});

describe("what is sent and answered", () => {
  let web: FakeWeb;
  let answer: (reply: FastifyReply) => unknown;
  let sent: { url: string; body: unknown }[];
  before(async () => {
    web = await startFakeWeb(async (fastify) => {
      fastify.all("/*", (request, reply) => {
        sent.push({ url: request.url, body: request.body });
        return answer(reply);
      });
    });
  });
  beforeEach(() => {
    sent = [];
  });
  after(() => web.stop());

  test("a registration carries every field of the wire, the day of birth as day/month/year", async () => {
    answer = (reply) => reply.send({ verificationToken: "a1", verificationId: "b2", isFault: false });
    assert.deepEqual(await adapterAt(web.publicUrl).register(named("Lim")), {
      token: "a1",
      verificationId: "b2",
    });
    assert.deepEqual(sent, [
      {
        url: "/register",
        body: {
          accountId: "bondline",
          apiCode: "code-of-ours",
          givenNames: "Mira",
          middleNames: "Jane",
          surname: "Lim",
          email: "mira@harbourcivil.example",
          dob: "03/04/1979",
          country: "AU",
          flatNumber: "3",
          streetNumber: "14",
          streetName: "Short",
          streetType: "ST",
          suburb: "Parramatta",
          state: "NSW",
          postcode: "2150",
        },
      },
    ]);
  });

  for (const [what, retriable, given] of [
    ["is down", true, (reply) => reply.code(500).send("down")],
    ["is busy", true, (reply) => reply.code(429).send({})],
    ["refuses", false, (reply) => reply.code(400).send({})],
    ["answers no JSON", true, (reply) => reply.send("<html>")],
    ["answers nothing of use", true, (reply) => reply.send({})],
    [
      "answers a token that is none",
      true,
      (reply) => reply.send({ verificationToken: "a b", verificationId: "1" }),
    ],
    ["answers without end", true, (reply) => reply.send(`"${"8".repeat(1_000_000)}"`)],
    ["leads elsewhere", true, (reply) => reply.redirect("/elsewhere")],
    ["says nothing", true, (reply) => reply.hijack()],
  ] as [string, boolean, (reply: FastifyReply) => unknown][])
    test(`a service that ${what} has not answered, and the fault tells no secret`, async () => {
      answer = given;
      const port = adapterAt(web.publicUrl, { timeoutMilliseconds: what === "says nothing" ? 200 : 10_000 });
      for (const ask of [
        () => port.register(named("Lim")),
        () => port.renewToken("1"),
        () => port.fetchVerification("1"),
      ])
        await assert.rejects(ask, (fault) => isFault(fault, retriable));
    });

  test("an answer about somebody else, or a status that there is none of, is no answer", async () => {
    const port = adapterAt(web.publicUrl);
    for (const result of [
      { verificationId: "2", overallVerificationStatus: "VERIFIED" },
      { verificationId: "1", overallVerificationStatus: "VERIFIED_BY_MAGIC" },
      "VERIFIED",
    ]) {
      answer = (reply) => reply.send({ verificationResult: result });
      await assert.rejects(port.fetchVerification("1"), (fault) => isFault(fault, true));
    }
    answer = (reply) => reply.send({ verificationToken: "a", verificationId: "2", isFault: false });
    await assert.rejects(port.renewToken("1"), (fault) => isFault(fault, true));
  });
});

function isFault(fault: unknown, retriable: boolean): boolean {
  assert.ok(fault instanceof IdentityVerificationFault, String(fault));
  assert.equal(fault.retriable, retriable);
  assert.doesNotMatch(
    `${fault.message} ${fault.stack} ${String(fault.cause)}`,
    /code-of-ours|word-of-ours|Mira/,
  );
  return true;
}
