// The e-signatures port over Documenso's wire: what the sandbox and the real service both answer, and each way in which a service can fail.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import type { FastifyReply } from "fastify";
import { extractText, getDocumentProxy } from "unpdf";
import { refuseAt, signAt } from "../../../testing/envelope-signer.ts";
import { type FakeWeb, startFakeWeb } from "../../../testing/fakes/fake-web.ts";
import { makeMemoryEnvelopeStore } from "../../../testing/fakes/memory-envelopes.ts";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { endPages } from "../../pdf/pdf-foot.ts";
import { bytesOf, newPage, writeText } from "../../pdf/pdf-page.ts";
import { readPdfSignature } from "../../pdf/read-pdf-signature.ts";
import { makeTestClock } from "../clock/test-clock.ts";
import { WebhookRefused } from "../webhook-refused.ts";
import { makeDocumensoSignatures } from "./documenso-signatures.ts";
import { SECRET_HEADER } from "./documenso-webhook.ts";
import { type EnvelopeRequest, ESignatureFault, type ESignaturesPort } from "./e-signatures-port.ts";
import type { SandboxEnvelope, SandboxEnvelopeStore } from "./sandbox-envelope.ts";
import { SANDBOX_PATH } from "./sandbox-envelopes.ts";
import { registerSandboxSignatures } from "./sandbox-signing-routes.ts";

const TOKEN = "api_a-token-of-the-team";
const SECRET = "a-webhook-secret-of-32-characters";
const REFERENCE = "0198c000-0000-7000-8000-000000000001";
const PLACE = { page: 1, left: 10, top: 70, width: 40, height: 8 };

function adapterAt(url: string, { apiToken = TOKEN, timeoutMilliseconds = 10_000 } = {}): ESignaturesPort {
  const secrets = { apiToken, webhookSecret: SECRET };
  return makeDocumensoSignatures({
    ...secrets,
    name: "Documenso",
    url,
    timeoutMilliseconds,
    log: SILENT_LOG,
  });
}

async function aPdf(text: string): Promise<Buffer> {
  const page = newPage(text, new Date(0));
  const written = bytesOf(page);
  writeText(page, text);
  endPages(page);
  return await written;
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
}

type News = { rawBody: Buffer; headers: Record<string, string> };

describe("an envelope", () => {
  let web: FakeWeb;
  let store: SandboxEnvelopeStore;
  let port: ESignaturesPort;
  let request: EnvelopeRequest;
  let news: News[];
  beforeEach(async () => {
    news = [];
    store = makeMemoryEnvelopeStore();
    web = await startFakeWeb(async (fastify, publicUrl) => {
      const on = { publicUrl, apiToken: TOKEN, webhookSecret: SECRET, store, log: SILENT_LOG };
      await registerSandboxSignatures(fastify, { ...on, clock: makeTestClock() });
      fastify.post("/webhooks/e-signatures", async ({ body, headers }) => {
        const secret = String(headers[SECRET_HEADER]);
        news.push({ rawBody: Buffer.from(JSON.stringify(body)), headers: { [SECRET_HEADER]: secret } });
        return {};
      });
    });
    port = adapterAt(`${web.publicUrl}${SANDBOX_PATH}`);
    request = {
      reference: REFERENCE,
      title: "Bank guarantee MBL-D 2041",
      fileName: "Bank guarantee.pdf",
      pdf: await aPdf("An undertaking"),
      signers: [{ name: "Sam Iyer", email: "sam@macquarie.example", place: PLACE }],
      returnUrl: `${web.publicUrl}/documents/1/2/view`,
    };
  });
  afterEach(() => web.stop());

  const open = async () => {
    const { providerId, signingUrls } = await port.createEnvelope(request);
    return { providerId, signingUrl: signingUrls[0] ?? "" };
  };

  test("waits on a page of its own, which shows the file and runs nothing", async () => {
    const { providerId, signingUrl } = await open();
    const untouched = { hasOpened: false, hasSigned: false };
    assert.deepEqual(await port.fetchEnvelope(providerId), { status: "waiting", signers: [untouched] });
    const page = await fetch(signingUrl);
    const html = await page.text();
    assert.match(html, /Bank guarantee MBL-D 2041[\s\S]*Sam Iyer/);
    assert.doesNotMatch(html, /<script|style=|onclick/i);
    const opened = { hasOpened: true, hasSigned: false };
    assert.deepEqual(await port.fetchEnvelope(providerId), { status: "waiting", signers: [opened] });
    assert.match(page.headers.get("content-security-policy") ?? "", /^default-src 'none'/);
    const file = Buffer.from(await (await fetch(`${signingUrl}/file`)).arrayBuffer());
    assert.ok(file.equals(request.pdf));
    assert.equal((await fetch(`${signingUrl}x`)).status, 404);
  });

  test("is one envelope, however often it is asked for; another reference is another", async () => {
    const first = await open();
    assert.deepEqual(await open(), first);
    request = { ...request, reference: "0198c000-0000-7000-8000-000000000002" };
    assert.notEqual((await open()).providerId, first.providerId);
  });

  test("is signed on its page: the file bears the name and a seal that holds, and the news names it", async () => {
    const { providerId, signingUrl } = await open();
    assert.equal((await signAt(signingUrl, " ")).status, 422);
    const signed = await signAt(signingUrl, "Sam Ngô Iyer");
    assert.deepEqual([signed.status, signed.headers.get("location")], [303, request.returnUrl]);
    assert.deepEqual(await port.fetchEnvelope(providerId), { status: "signed" });
    const pdf = await port.fetchSigned(providerId);
    assert.match(await textOf(pdf), /An undertaking[\s\S]*Sam Ngô Iyer/);
    assert.equal((await readPdfSignature(pdf)).isIntact, true);
    const last = news.at(-1);
    assert.ok(last);
    assert.equal(port.readWebhook(last.rawBody, last.headers), REFERENCE);
    assert.match(last.rawBody.toString(), /DOCUMENT_COMPLETED/);
    // A second press finds it signed.
    assert.match(await (await signAt(signingUrl, "Somebody Else")).text(), /Nothing more is needed/);
  });

  test("of two signers is signed in their order, and complete with the last", async () => {
    const second = { name: "Mira Chen", email: "mira@macquarie.example", place: { ...PLACE, top: 85 } };
    request = { ...request, signers: [...request.signers, second] };
    const { providerId, signingUrls } = await port.createEnvelope(request);
    const [first = "", last = ""] = signingUrls;
    assert.match(await (await signAt(last, "Mira Chen")).text(), /Somebody else signs before you/);
    await signAt(first);
    assert.deepEqual(await port.fetchEnvelope(providerId), {
      status: "waiting",
      signers: [
        { hasOpened: true, hasSigned: true },
        { hasOpened: false, hasSigned: false },
      ],
    });
    await signAt(last, "Mira Chen");
    assert.deepEqual(await port.fetchEnvelope(providerId), { status: "signed" });
    assert.match(await textOf(await port.fetchSigned(providerId)), /Sam Iyer[\s\S]*Mira Chen/);
  });

  test("that is refused says why, and is signed no more", async () => {
    const { providerId, signingUrl } = await open();
    await refuseAt(signingUrl, "Not what I approved.");
    assert.deepEqual(await port.fetchEnvelope(providerId), {
      status: "refused",
      reason: "Not what I approved.",
    });
    assert.match(await (await signAt(signingUrl)).text(), /You would not sign this/);
    await assert.rejects(port.fetchSigned(providerId), ESignatureFault);
  });

  test("that is cancelled is signed no more; cancelling again, or what is signed or unknown, is no error", async () => {
    const { providerId, signingUrl } = await open();
    await port.cancelEnvelope(REFERENCE);
    await port.cancelEnvelope(REFERENCE);
    await port.cancelEnvelope("0198c000-0000-7000-8000-0000000000ff");
    assert.deepEqual(await port.fetchEnvelope(providerId), { status: "ended" });
    assert.match(await (await signAt(signingUrl)).text(), /called off/);
    request = { ...request, reference: "0198c000-0000-7000-8000-000000000002" };
    const other = await open();
    await signAt(other.signingUrl);
    await port.cancelEnvelope(request.reference);
    assert.deepEqual(await port.fetchEnvelope(other.providerId), { status: "signed" });
  });

  test("that was made and never distributed is taken up again, or removed", async () => {
    const { providerId } = await open();
    const found = await store.get(providerId);
    assert.ok(found);
    const draft: SandboxEnvelope = { ...found, status: "DRAFT", version: found.version + 1 };
    await store.put(draft);
    assert.equal((await open()).providerId, providerId);
    await store.put({ ...draft, version: draft.version + 2 });
    await port.cancelEnvelope(REFERENCE);
    assert.equal(await store.get(providerId), undefined);
  });

  test("that the service does not know has ended; with another token nobody is told anything", async () => {
    assert.deepEqual(await port.fetchEnvelope("envelope_unknown"), { status: "ended" });
    const stranger = adapterAt(`${web.publicUrl}${SANDBOX_PATH}`, { apiToken: "api_another" });
    for (const asked of [stranger.createEnvelope(request), stranger.fetchEnvelope("envelope_unknown")])
      await assert.rejects(asked, (fault) => isFault(fault, false));
  });
});

describe("a webhook", () => {
  const port = adapterAt("http://127.0.0.1:1");
  const read = (body: string, headers: Record<string, string> = { [SECRET_HEADER]: SECRET }) =>
    port.readWebhook(Buffer.from(body), headers);
  const NEWS = JSON.stringify({ event: "DOCUMENT_COMPLETED", payload: { externalId: REFERENCE } });

  test("with the secret names its envelope, or none of ours", () => {
    assert.equal(read(NEWS), REFERENCE);
    assert.equal(
      read(JSON.stringify({ event: "DOCUMENT_SIGNED", payload: { externalId: null } })),
      undefined,
    );
  });

  for (const [what, reason, body, headers] of [
    ["no secret", "malformed", NEWS, {}],
    ["an empty secret", "malformed", NEWS, { [SECRET_HEADER]: "" }],
    ["another secret", "forged", NEWS, { [SECRET_HEADER]: "b-webhook-secret-of-32-characters" }],
    ["a part of the secret", "forged", NEWS, { [SECRET_HEADER]: SECRET.slice(1) }],
    ["no JSON", "malformed", "{", undefined],
    ["no event", "malformed", "[]", undefined],
    ["no payload", "malformed", "{}", undefined],
  ] as const)
    test(`with ${what} is refused as ${reason}`, () => {
      assert.throws(
        () => read(body, headers),
        (fault) => fault instanceof WebhookRefused && fault.reason === reason,
      );
    });
});

describe("a service that misbehaves", () => {
  let web: FakeWeb;
  let answer: (reply: FastifyReply) => unknown;
  before(async () => {
    web = await startFakeWeb(async (fastify) => {
      fastify.addContentTypeParser("*", (_request, _payload, done) => done(null));
      fastify.all("/*", (_request, reply) => answer(reply));
    });
  });
  after(() => web.stop());

  const ITEM = { status: "COMPLETED", envelopeItems: [{ id: "item" }] };
  const request = (): EnvelopeRequest => ({
    reference: REFERENCE,
    title: "A title",
    fileName: "a.pdf",
    pdf: Buffer.from("%PDF-"),
    signers: [{ name: "Sam Iyer", email: "sam@macquarie.example", place: PLACE }],
    returnUrl: "https://portal.example",
  });

  for (const [what, retriable, given] of [
    ["is down", true, (reply) => reply.code(500).send("down")],
    ["is busy", true, (reply) => reply.code(429).send({})],
    ["refuses", false, (reply) => reply.code(400).send({ code: "INVALID_BODY" })],
    ["answers no JSON", true, (reply) => reply.send("<html>")],
    ["answers without end", true, (reply) => reply.send(`"${"8".repeat(1_000_000)}"`)],
    ["leads elsewhere", true, (reply) => reply.redirect("/elsewhere")],
    ["says nothing", true, (reply) => reply.hijack()],
  ] as [string, boolean, (reply: FastifyReply) => unknown][])
    test(`and ${what} has not answered, and the fault tells no token`, async () => {
      answer = given;
      const port = adapterAt(web.publicUrl, { timeoutMilliseconds: what === "says nothing" ? 200 : 10_000 });
      for (const asked of [port.createEnvelope(request()), port.fetchEnvelope("1"), port.cancelEnvelope("1")])
        await assert.rejects(asked, (fault) => isFault(fault, retriable));
    });

  test("and makes an envelope without an address for its signer has made none", async () => {
    for (const signingUrl of ["", "javascript:alert(1)", undefined]) {
      const recipients = [{ email: "sam@macquarie.example", signingOrder: 1, signingUrl }];
      answer = (reply) => reply.send({ data: [], id: "envelope_1", recipients });
      await assert.rejects(adapterAt(web.publicUrl).createEnvelope(request()), (fault) =>
        isFault(fault, true),
      );
    }
  });

  test("and hands over something that is no PDF has handed over nothing", async () => {
    let calls = 0;
    for (const file of ["nothing", ""]) {
      answer = (reply) => {
        calls += 1;
        return calls % 2 === 1 ? reply.send(ITEM) : reply.send(file);
      };
      await assert.rejects(adapterAt(web.publicUrl).fetchSigned("1"), (fault) => isFault(fault, true));
    }
    answer = (reply) => reply.send({ ...ITEM, envelopeItems: [{ id: "1" }, { id: "2" }] });
    await assert.rejects(adapterAt(web.publicUrl).fetchSigned("1"), (fault) => isFault(fault, true));
  });
});

function isFault(fault: unknown, retriable: boolean): boolean {
  assert.ok(fault instanceof ESignatureFault, String(fault));
  assert.equal(fault.retriable, retriable);
  assert.doesNotMatch(`${fault.message} ${fault.stack} ${String(fault.cause)}`, /api_/);
  return true;
}
