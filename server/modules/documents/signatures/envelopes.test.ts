// A digital original that is signed at an e-signature service: opened, signed there, given as the portal's own; and whatever can go wrong on the way.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { inspect } from "node:util";
import pg from "pg";
import { extractText, getDocumentProxy } from "unpdf";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anAskedRequest,
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { aWaitingOriginal } from "../../../../testing/builders/signature-builder.ts";
import { completedNews, postEnvelopeNews, refuseAt, signAt } from "../../../../testing/envelope-signer.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { callAs, signInAs } from "../../../demo/sessions.ts";
import { readPdfSignature } from "../../../pdf/read-pdf-signature.ts";
import { ESignatureFault, type ESignaturesPort } from "../../../ports/e-signatures/e-signatures-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import {
  cancelEnvelope,
  checkEnvelope,
  checkEnvelopes,
  openEnvelope,
} from "../../records/envelopes/envelope-jobs.ts";
import { accessDocument } from "../documents/document-access.ts";
import { callOffSignatureEnvelope } from "./commands/call-off-signature-envelope.ts";
import { SIGNATURE_EVIDENCE } from "./signature-evidence.ts";

const ENVELOPE = "envelope { id status serviceName openedBy endedReason signingUrl }";
const RECORD = `document { id version signature { id status signedName authority answeredBy fileSha256 chainHash capabilities serviceName ${ENVELOPE} }
  possession { holder fileSha256 } attachments { id variant } wordingInForceHash }`;
const SAID = { signedName: "Sam Iyer", authority: "Attorney under power of attorney, book 4231" };
const SERVICE = "Sandbox e-signatures";

let world: World;
let sam: Api;
before(async () => {
  world = await aWorld();
  sam = await world.as("sam");
});
after(() => world.end());

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.fields ?? {};

type Verb =
  | "openSignatureEnvelope"
  | "callOffSignatureEnvelope"
  | "signDigitalOriginal"
  | "declineDigitalOriginal";
async function send(verb: Verb, documentId: string, said: object = {}, api = sam): Promise<ApiReply> {
  const version = await versionOfDocument(world.app, documentId);
  const type = `${verb[0]?.toUpperCase()}${verb.slice(1)}Input`;
  return await api.mutate(verb, type, { documentId, version, ...said }, RECORD);
}

async function seen(id: string, api = sam) {
  const query = `query ($id: ID!) { document: document(id: $id) ${RECORD.slice("document".length)} }`;
  return (await api.get(query, { id })).document;
}

async function waiting(): Promise<string> {
  const { id } = await anIssuedDocument(world);
  await aWaitingOriginal(world.app, id);
  return id;
}

/** Which kinds of notification somebody has about a document's envelope. */
async function belled(api: Api, documentId: string): Promise<string[]> {
  const { notifications } = await api.get(
    "{ notifications(first: 100) { edges { node { kind documentId } } } }",
  );
  const nodes: { kind: string; documentId: string | null }[] = notifications.edges.map(
    ({ node }: { node: unknown }) => node,
  );
  return nodes
    .filter((node) => node.documentId === documentId && node.kind === "NOT_SIGNED_AT_SERVICE")
    .map(({ kind }) => kind);
}

const done = () => untilJobsAreDone(world.ownerUrl);

/** Sent to the service, which has taken it. */
async function opened(): Promise<{ id: string; envelopeId: string; signingUrl: string }> {
  const id = await waiting();
  assert.equal(codeOf(await send("openSignatureEnvelope", id, SAID)), "OK");
  await done();
  const { envelope } = (await seen(id)).signature;
  assert.ok(envelope.signingUrl, JSON.stringify(envelope));
  return { id, envelopeId: envelope.id, signingUrl: envelope.signingUrl };
}

async function endOf(id: string): Promise<[status: string, reason: string | null]> {
  const { status, endedReason } = (await seen(id)).signature.envelope;
  return [status, endedReason];
}

/** How it stands in the service's own books. */
async function atService(reference: string): Promise<string[]> {
  const { rows } = await world.app.pool.query<{ status: string }>(
    "select state ->> 'status' as status from sandbox_envelope where external_id = $1",
    [reference],
  );
  return rows.map(({ status }) => status);
}

async function papersOf(id: string): Promise<string[]> {
  const { attachments } = await seen(id);
  const papers = attachments.filter(({ variant }: { variant: string }) => variant === "ISSUED_PAPER");
  return papers.map((each: { id: string }) => each.id);
}

async function bytesOf(documentId: string, id: string): Promise<Buffer> {
  const { documentAttachmentDownload } = await sam.get(
    "query ($d: ID!, $a: ID!) { documentAttachmentDownload(documentId: $d, id: $a) { url } }",
    { d: documentId, a: id },
  );
  return Buffer.from(await (await fetch(documentAttachmentDownload.url)).arrayBuffer());
}

function service(): ESignaturesPort {
  const { eSignatures } = world.app.ports;
  assert.ok(eSignatures);
  return eSignatures;
}

/** The service does something else for a while. */
async function while_(changed: Partial<ESignaturesPort>, act: () => Promise<void>): Promise<void> {
  const own = { ...service() };
  Object.assign(service(), changed);
  try {
    await act();
  } finally {
    Object.assign(service(), own);
  }
}

describe("an original at an e-signature service", () => {
  test("waits for its officer alone, who gets its page; the others read that it waits", async () => {
    const { id, signingUrl } = await opened();
    const { signature } = await seen(id);
    assert.equal(signature.serviceName, SERVICE);
    assert.deepEqual(signature.capabilities, ["CAN_CALL_OFF"]);
    assert.deepEqual([signature.envelope.status, signature.envelope.openedBy], ["WAITING", "Sam Iyer"]);
    assert.match(await (await fetch(signingUrl)).text(), /For your signature/);
    for (const person of ["ada", "rosa"] as const)
      assert.equal((await seen(id, await world.as(person))).signature.envelope, null, person);
    const { rows } = await world.app.pool.query(
      "select 1 from history_entry h where h::text like '%' || $1 || '%'",
      [signingUrl.split("/").at(-1)],
    );
    assert.deepEqual(rows, [], "the address stands in no history");
  });

  test("is signed there, and by itself here: the service's own file, the beneficiary's on the record, told as the portal's own", async () => {
    const { id, signingUrl } = await opened();
    const ada = await world.as("ada");
    const stream = await watch(world, ada, {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { signature { status } } }",
      variables: { id },
    });
    assert.equal((await signAt(signingUrl)).status, 303);
    assert.equal((await stream.next()).data.documentUpdated.signature.status, "SIGNED");
    await stream.end();
    await done();

    const { signature, possession, wordingInForceHash } = await seen(id, ada);
    assert.deepEqual(
      [signature.status, signature.signedName, signature.authority, signature.answeredBy],
      ["SIGNED", SAID.signedName, SAID.authority, "Sam Iyer"],
    );
    const [paper = "", ...others] = await papersOf(id);
    assert.deepEqual(others, []);
    const pdf = await bytesOf(id, paper);
    const sha256 = createHash("sha256").update(pdf).digest("hex");
    assert.deepEqual([signature.fileSha256, possession.fileSha256], [sha256, sha256]);
    assert.equal(possession.holder, "Woolworths Group Limited");
    const { isIntact, coversAll } = await readPdfSignature(pdf);
    assert.deepEqual([isIntact, coversAll], [true, true]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    const flat = text.replaceAll(/\s+/g, "");
    for (const part of [
      wordingInForceHash,
      signature.chainHash,
      "Checkcode",
      `Sentto${SERVICE.replaceAll(" ", "")}`,
    ])
      assert.ok(flat.includes(part), part);

    const sentMails = (await mailsAbout(world, signature.id)).filter(({ intent }) =>
      intent.startsWith("ORIGINAL_SIGNED"),
    );
    assert.ok(sentMails.flatMap((mail) => mail.toAddresses).includes("ada@harbourcivil.example"));
    const { data } = await world.anonymous.mutate(
      "verifyDocument",
      "VerifyDocumentInput",
      { sha256 },
      "verification { state }",
    );
    assert.equal(data.verifyDocument.verification.state, "CURRENT");
    assert.deepEqual(await endOf(id), ["SIGNED", null]);
  });

  test("stands in the evidence as it was sent and signed, without the address of its page", async () => {
    const { id, signingUrl } = await opened();
    await signAt(signingUrl);
    await done();
    const asAda = { token: await signInAs(world.app, "ada") };
    const sentMails = await runTransaction(world.app, asAda, async (tx) =>
      SIGNATURE_EVIDENCE.read(tx, await accessDocument(tx, id)),
    );
    const text = inspect(sentMails, { depth: null });
    for (const part of [SERVICE, "openedByName: 'Sam Iyer'", "sentSha256: '", "status: 'SIGNED'"])
      assert.ok(text.includes(part), part);
    assert.doesNotMatch(text, /signingUrl|openedBy:/);
  });

  test("is opened once, however often it is tried; and signed once, however often that is told", async () => {
    const { id, envelopeId, signingUrl } = await opened();
    await openEnvelope(world.app, { envelopeId });
    assert.equal((await atService(envelopeId)).length, 1);
    await signAt(signingUrl);
    await done();
    for (let again = 0; again < 2; again += 1)
      assert.equal(await postEnvelopeNews(world, { body: completedNews(envelopeId) }), 200);
    await checkEnvelope(world.app, { envelopeId });
    await done();
    assert.equal((await papersOf(id)).length, 1);
  });

  test("is found signed within a minute where the webhook was lost", async () => {
    const { id, signingUrl } = await opened();
    await while_({ readWebhook: () => undefined }, async () => {
      await signAt(signingUrl);
      await done();
    });
    assert.equal((await seen(id)).signature.status, "REQUESTED");
    await checkEnvelopes(world.app);
    assert.equal((await seen(id)).signature.status, "SIGNED");
  });

  test("that is refused there may be signed here, and its officer reads why", async () => {
    const { id, envelopeId, signingUrl } = await opened();
    assert.equal((await refuseAt(signingUrl, " ")).status, 422);
    await refuseAt(signingUrl, "The amount is not what I approved.");
    await done();
    assert.deepEqual(await endOf(id), ["REFUSED", "The amount is not what I approved."]);
    assert.deepEqual((await seen(id)).signature.capabilities, ["CAN_SIGN", "CAN_DECLINE"]);
    assert.equal(codeOf(await send("signDigitalOriginal", id, SAID)), "OK");
    assert.deepEqual(await atService(envelopeId), ["REJECTED"]);
  });

  test("that was not signed there is told once to the bank's officers, whoever sent it among them, and to nobody else", async () => {
    const refused = await opened();
    await refuseAt(refused.signingUrl, "The amount is not what I approved.");
    await done();
    await checkEnvelope(world.app, refused);
    const ended = await opened();
    await while_({ fetchEnvelope: async () => ({ status: "ended" }) }, () => checkEnvelopes(world.app));
    await done();
    const kindsFor = async ({ envelopeId }: { envelopeId: string }) =>
      (await mailsAbout(world, envelopeId)).filter(({ intent }) =>
        intent.startsWith("NOT_SIGNED_AT_SERVICE"),
      );
    for (const [each, said] of [
      [refused, "The amount is not what I approved."],
      [ended, `This was ended at ${SERVICE}. Nothing was signed.`],
    ] as const) {
      const mails = await kindsFor(each);
      const addresses = mails.flatMap(({ toAddresses }) => toAddresses);
      assert.equal(addresses.filter((address) => address === "sam@macquarie.example").length, 1);
      assert.equal(addresses.includes("ada@harbourcivil.example"), false);
      for (const { text } of mails) assert.ok(text.includes(said) && text.includes(SERVICE), text);
      assert.deepEqual(await belled(sam, each.id), ["NOT_SIGNED_AT_SERVICE"]);
      assert.deepEqual(await belled(await world.as("ada"), each.id), []);
    }
  });

  test("that is called off, or was signed, tells nobody that it was not signed", async () => {
    const { id, envelopeId, signingUrl } = await opened();
    await send("callOffSignatureEnvelope", id);
    await done();
    const other = await opened();
    await signAt(other.signingUrl);
    await done();
    await refuseAt(signingUrl, "Too late.");
    await done();
    for (const each of [envelopeId, other.envelopeId]) assert.deepEqual(await mailsAbout(world, each), []);
  });
});

describe("a webhook", () => {
  test("that is forged, or no webhook at all, is refused and changes nothing", async () => {
    const { id, envelopeId } = await opened();
    let asked = 0;
    const fetchEnvelope = async () => {
      asked += 1;
      return { status: "waiting" as const, signers: [] };
    };
    await while_({ fetchEnvelope }, async () => {
      for (const forged of [
        { body: completedNews(envelopeId), secret: "another secret of the same kind" },
        { body: completedNews(envelopeId), secret: null },
        { body: "[]" },
        { body: "{" },
      ])
        assert.equal(await postEnvelopeNews(world, forged), 400, JSON.stringify(forged));
      await done();
    });
    assert.equal(asked, 0);
    assert.deepEqual(await endOf(id), ["WAITING", null]);
  });

  test("of another's envelope, of none and of one that is not signed yet changes nothing", async () => {
    const { id, envelopeId } = await opened();
    for (const reference of ["contract-2025-001", null, "0198c000-0000-7000-8000-0000000000ff", envelopeId])
      assert.equal(await postEnvelopeNews(world, { body: completedNews(reference) }), 200, String(reference));
    await done();
    assert.deepEqual(await endOf(id), ["WAITING", null]);
  });

  test("that comes after it was called off changes nothing", async () => {
    const { id, envelopeId, signingUrl } = await opened();
    // Signed at the very moment, and told late.
    await while_({ readWebhook: () => undefined }, async () => {
      await signAt(signingUrl);
      await done();
    });
    assert.equal(codeOf(await send("callOffSignatureEnvelope", id)), "OK");
    await postEnvelopeNews(world, { body: completedNews(envelopeId) });
    await done();
    assert.deepEqual(await endOf(id), ["CALLED_OFF", null]);
    assert.equal((await seen(id)).signature.status, "REQUESTED");
    assert.deepEqual(await papersOf(id), []);
  });
});

describe("calling off", () => {
  test("ends it here and there, and lets another be sent", async () => {
    const { id, envelopeId, signingUrl } = await opened();
    assert.equal(codeOf(await send("callOffSignatureEnvelope", id)), "OK");
    await done();
    assert.deepEqual(await atService(envelopeId), ["CANCELLED"]);
    assert.match(await (await fetch(signingUrl)).text(), /called off/);
    await signAt(signingUrl);
    await done();
    assert.equal((await seen(id)).signature.status, "REQUESTED");
    assert.equal(codeOf(await send("callOffSignatureEnvelope", id)), "INVALID_TRANSITION");
    assert.equal(codeOf(await send("openSignatureEnvelope", id, SAID)), "OK");
    await done();
    assert.equal((await endOf(id))[0], "WAITING");
  });

  test("while the service is being asked leaves nothing open there", async () => {
    const id = await waiting();
    const { createEnvelope } = service();
    let envelopeId = "";
    const slow: ESignaturesPort["createEnvelope"] = async (request) => {
      envelopeId = request.reference;
      const made = await createEnvelope(request);
      const version = await versionOfDocument(world.app, id);
      await callAs(world.app, "sam", callOffSignatureEnvelope, { documentId: id, version });
      return made;
    };
    await while_({ createEnvelope: slow }, async () => {
      await send("openSignatureEnvelope", id, SAID);
      await done();
    });
    assert.deepEqual(await atService(envelopeId), ["CANCELLED"]);
    assert.deepEqual(await endOf(id), ["CALLED_OFF", null]);
  });

  test("follows by itself where the terms change or the document ends", async () => {
    for (const kind of ["REDUCTION", "CANCELLATION"] as const) {
      const { id, envelopeId } = await opened();
      const asked = await anAskedRequest(world.app, id, {
        kind,
        ...(kind === "REDUCTION" ? {} : { amount: null }),
      });
      const executed = await sam.mutate(
        "executeDocumentRequest",
        "ExecuteDocumentRequestInput",
        { id: asked.id, version: 1, agreement: "Letter of 18 November 2026" },
        "clientMutationId",
      );
      assert.equal(codeOf(executed), "OK", JSON.stringify(executed.errors));
      await done();
      assert.deepEqual(await atService(envelopeId), ["CANCELLED"], kind);
      const { signature } = await seen(id);
      assert.equal(signature.status, kind === "REDUCTION" ? "REQUESTED" : "ENDED");
    }
  });
});

describe("a service", () => {
  test("that fails or refuses leaves nothing half done, and says so", async () => {
    for (const retriable of [true, false]) {
      const id = await waiting();
      const { createEnvelope } = service();
      let envelopeId = "";
      // It has taken it, and its answer was lost.
      const failing: ESignaturesPort["createEnvelope"] = async (request) => {
        envelopeId = request.reference;
        await createEnvelope(request);
        throw new ESignatureFault(`${SERVICE} did not answer.`, { retriable });
      };
      await while_({ createEnvelope: failing }, async () => {
        await send("openSignatureEnvelope", id, SAID);
        await done();
      });
      const [status, reason] = await endOf(id);
      assert.equal(status, "FAILED");
      assert.match(reason ?? "", /did not answer\. Nothing was sent\. Try again, or sign it here\./);
      assert.deepEqual((await seen(id)).signature.capabilities, ["CAN_SIGN", "CAN_DECLINE"]);
      await cancelEnvelope(world.app, { envelopeId });
      assert.deepEqual(await atService(envelopeId), ["CANCELLED"]);
    }
  });

  test("that has ended it without a signature is believed, and one that is silent is asked again", async () => {
    const { id } = await opened();
    const silent = async () => {
      throw new ESignatureFault("No answer.", { retriable: true });
    };
    await while_({ fetchEnvelope: silent }, () => checkEnvelopes(world.app));
    assert.deepEqual(await endOf(id), ["WAITING", null]);
    await while_({ fetchEnvelope: async () => ({ status: "ended" }) }, () => checkEnvelopes(world.app));
    assert.deepEqual(await endOf(id), ["FAILED", `This was ended at ${SERVICE}. Nothing was signed.`]);
    await done();
  });

  test("gives back what was sent, sealed and clean, or it is not taken", async () => {
    const other = await opened();
    await signAt(other.signingUrl);
    await done();
    const another = await bytesOf(other.id, (await papersOf(other.id))[0] ?? "");
    const broken = (pdf: Buffer) => {
      const changed = Buffer.from(pdf);
      changed[200] = (changed[200] ?? 0) ^ 1;
      return changed;
    };
    const unsealed = async (pdf: Buffer) => pdf.subarray(0, pdf.lastIndexOf("startxref", pdf.length - 200));
    for (const [given, said] of [
      [async () => another, /not the one that was sent/],
      [async (pdf: Buffer) => broken(pdf), /no signature that holds|was not clean/],
      [unsealed, /no signature that holds|was not clean/],
      [async () => Buffer.from("%PDF-1.7\nnothing"), /was not clean/],
    ] as const) {
      const { id, envelopeId, signingUrl } = await opened();
      const { fetchSigned } = service();
      await while_({ fetchSigned: async (at) => await given(await fetchSigned(at)) }, async () => {
        await signAt(signingUrl);
        await done();
      });
      const [status, reason] = await endOf(id);
      assert.equal(status, "FAILED", String(said));
      assert.match(reason ?? "", said);
      assert.deepEqual(await papersOf(id), []);
      assert.equal((await seen(id)).signature.status, "REQUESTED");
      await cancelEnvelope(world.app, { envelopeId });
    }
  });

  test("takes no signature of an officer who was let go meanwhile", async () => {
    const { id, signingUrl } = await opened();
    const isSam = "account_id = (select id from account where email = 'sam@macquarie.example')";
    const supplier = `(select supplier_id from document where id = '${id}')`;
    const asOwner = new pg.Client({ connectionString: world.ownerUrl });
    await asOwner.connect();
    await asOwner.query("begin; select begin_system_work('Set-up', now())");
    await asOwner.query(
      `update staff_member set supplier_id = (select id from supplier where id <> ${supplier} limit 1) where ${isSam}; commit`,
    );
    await signAt(signingUrl);
    await done();
    await asOwner.query("begin; select begin_system_work('Set-up', now())");
    await asOwner.query(`update staff_member set supplier_id = ${supplier} where ${isSam}; commit`);
    await asOwner.end();
    assert.deepEqual(await endOf(id), [
      "FAILED",
      "Sam Iyer no longer signs for the issuer, so what was signed was not taken.",
    ]);
    assert.deepEqual(await papersOf(id), []);
  });

  test("signs nothing that the document no longer says", async () => {
    const { id, signingUrl } = await opened();
    await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query("update document set guarantee_number = 'MBL-X 1' where id = $1", [id]),
    );
    await signAt(signingUrl);
    await done();
    assert.match((await endOf(id))[1] ?? "", /has changed since it was sent/);
  });
});

describe("what is refused", () => {
  test("signing it in two places, another bank's officers, a stale page, a name that is missing, and no service", async () => {
    const { id } = await opened();
    for (const verb of ["openSignatureEnvelope", "signDigitalOriginal"] as const)
      assert.match(
        fieldsOf(await send(verb, id, SAID)).documentId ?? "",
        /is waiting to be signed at Sandbox/,
      );
    assert.match(
      fieldsOf(await send("declineDigitalOriginal", id, { declineReason: "No." })).documentId ?? "",
      /Call that off/,
    );
    const free = await waiting();
    for (const person of ["bea", "rosa", "ada", "fay"] as const) {
      const api = await world.as(person);
      assert.equal(
        codeOf(await send("openSignatureEnvelope", free, SAID, api)),
        "DOCUMENT_NOT_FOUND",
        person,
      );
      assert.equal(codeOf(await send("callOffSignatureEnvelope", id, {}, api)), "DOCUMENT_NOT_FOUND", person);
    }
    assert.equal(codeOf(await send("openSignatureEnvelope", free, { ...SAID, version: 0 })), "CONFLICT");
    const missing = await send("openSignatureEnvelope", free, { signedName: "", authority: "" });
    assert.deepEqual(Object.keys(fieldsOf(missing)).toSorted(), ["authority", "signedName"]);
    assert.deepEqual(Object.keys(fieldsOf(await send("callOffSignatureEnvelope", free))), ["documentId"]);
    const { eSignatures } = world.app.ports;
    Object.assign(world.app.ports, { eSignatures: undefined });
    const nowhere = await send("openSignatureEnvelope", free, SAID);
    const shown = await seen(free);
    Object.assign(world.app.ports, { eSignatures });
    assert.match(fieldsOf(nowhere).documentId ?? "", /No e-signature service is set up/);
    assert.equal(shown.signature.serviceName, null);
  });
});
