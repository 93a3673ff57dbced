// Whether issued paper still holds, asked by a stranger: by number and check code, by the link of its QR code, and by the file itself.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { extractText } from "unpdf";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { anAskedRequest } from "../../../../testing/builders/document-request-builder.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { paperOf } from "../../../../testing/examples/verification-examples.ts";
import { aPdf } from "../../../../testing/sample-files.ts";
import { upload } from "../../../../testing/uploads.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { LIMITS } from "../../people/accounts/limits.ts";
import { executeDocumentRequest } from "../document-requests/commands/execute-document-request.ts";

const ANSWER =
  "verification { state asOf guaranteeNumber issuer documentVariant amount expiresAt wordingHash }";
const CARD = `query ($id: ID!) { document(id: $id) { verification { checkCode link lookUpCount lookUps { way outcome createdAt } } } }`;
const WORDING = "query ($id: ID!) { document(id: $id) { wordingInForceHash } }";
const UNKNOWN = {
  state: "UNKNOWN",
  asOf: "2026-11-20T00:00:00.000Z",
  guaranteeNumber: null,
  issuer: null,
  documentVariant: null,
  amount: null,
  expiresAt: null,
  wordingHash: null,
};

let world: World;
let ada: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, sam] = await Promise.all([world.as("ada"), world.as("sam")]);
});
after(() => world.end());

const verify = (input: object): Promise<ApiReply> =>
  world.anonymous.mutate("verifyDocument", "VerifyDocumentInput", input, ANSWER);
const answerTo = async (input: object) => {
  const { data, errors } = await verify(input);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data.verifyDocument.verification;
};
const cardOf = async (id: string, api = ada) => (await api.get(CARD, { id })).document.verification;

const PAPER = { fileName: "guarantee.pdf", variant: "ISSUED_PAPER" };
let issued = 0;

/** Issued by the bank with its file; answers what stands on the paper. */
async function anIssue() {
  issued += 1;
  const guaranteeNumber = `MBG 71-${issued}`;
  const draft = await world.draft({ status: "PROCESSING" });
  const issuedPaperId = await upload(world, sam, draft.id, { ...PAPER, bytes: aPdf(guaranteeNumber) });
  const { data, errors } = await call(
    sam,
    "establishDraft",
    {
      id: draft.id,
      version: draft.version,
      guaranteeNumber,
      establishedDate: "2026-11-20",
      bank: {},
      issuedPaperId,
    },
    "document { id }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
  const { id } = data.establishDraft.document;
  return { id, draftId: draft.id, ...(await paperOf(world, id)) };
}

async function hashesOf(documentId: string): Promise<string[]> {
  const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ sha256: string }>(
      "select sha256 from document_attachment where document_id = $1 and variant = 'ISSUED_PAPER' order by created_at, id",
      [documentId],
    ),
  );
  return rows.map(({ sha256 }) => sha256);
}

const change = (id: string, columns: string) =>
  runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(`update document set ${columns} where id = $1`, [id]),
  );

describe("paper that stands", () => {
  test("is found by its number and check code, however they are typed, and tells no more than is needed", async () => {
    const { id, guaranteeNumber, checkCode } = await anIssue();
    const typed = `${checkCode.slice(0, 4)} ${checkCode.slice(4)}`.toLowerCase();
    assert.deepEqual(
      await answerTo({ guaranteeNumber: ` ${guaranteeNumber.toLowerCase()} `, checkCode: typed }),
      {
        state: "CURRENT",
        asOf: "2026-11-20T00:00:00.000Z",
        guaranteeNumber,
        issuer: "Macquarie Bank Limited",
        documentVariant: "BANK_GUARANTEE",
        amount: "250000.00",
        expiresAt: "2028-11-19",
        wordingHash: (await ada.get(WORDING, { id })).document.wordingInForceHash,
      },
    );
  });

  test("is found by what its QR code carries, which is what its parties are shown", async () => {
    const { id, guaranteeNumber, checkCode } = await anIssue();
    const card = await cardOf(id);
    assert.equal(card.checkCode, `${checkCode.slice(0, 4)}-${checkCode.slice(4)}`);
    const [page, verificationCode] = card.link.split("#");
    assert.equal(page, `${world.app.settings.publicUrl}/verify`);
    assert.match(verificationCode, /^[A-HJ-NP-Z2-9]{26}$/);
    assert.equal((await answerTo({ verificationCode })).guaranteeNumber, guaranteeNumber);
  });

  test("is found by the very file, and a newer one supersedes it", async () => {
    const { id, draftId, guaranteeNumber } = await anIssue();
    const [sha256 = ""] = await hashesOf(id);
    assert.match(sha256, /^[0-9a-f]{64}$/);
    assert.equal((await answerTo({ sha256: sha256.toUpperCase() })).guaranteeNumber, guaranteeNumber);

    const issuedPaperId = await upload(world, sam, draftId, { ...PAPER, bytes: aPdf("better") });
    const { errors } = await sam.mutate(
      "addIssuedPaper",
      "AddIssuedPaperInput",
      { draftId, issuedPaperId },
      "document { id }",
    );
    assert.equal(errors, undefined);
    const [older, newer] = await hashesOf(id);
    assert.notEqual(older, newer);
    assert.equal((await answerTo({ sha256: older })).state, "SUPERSEDED");
    assert.equal((await answerTo({ sha256: newer })).state, "CURRENT");
  });
});

describe("what has changed since it was issued", () => {
  const CHANGES: [state: string, columns: string][] = [
    ["REDUCED", "amount_cents = 12500000"],
    ["AMENDED", "amount_cents = 30000000"],
    ["AMENDED", "amended_wording_hash = 'another'"],
    ["EXPIRED", "expiry_instant = '2026-11-20T00:00:00Z'"],
    ["RETURNED", "status = 'CLOSED_RETURNED', closed_at = now()"],
    ["CLAIMED", "status = 'CLOSED_CLAIMED', closed_at = now()"],
    ["CANCELLED", "status = 'CLOSED_CANCELLED', closed_at = now()"],
  ];
  for (const [state, columns] of CHANGES) {
    test(`${columns} reads ${state}`, async () => {
      const { id, verificationCode } = await anIssue();
      await change(id, columns);
      assert.equal((await answerTo({ verificationCode })).state, state);
      await change(
        id,
        "status = 'ESTABLISHED', closed_at = null, amount_cents = 25000000, amended_wording_hash = null",
      );
    });
  }
});

describe("what was executed after the issue", () => {
  type Asked = Parameters<typeof anAskedRequest>[2];
  const executed = async (asked: Asked) => {
    const { id, verificationCode } = await anIssue();
    const { id: request, version } = await anAskedRequest(world.app, id, asked);
    const agreed = { id: request, version, agreement: "Letter of 18 November 2026" };
    await callAs(world.app, "rosa", executeDocumentRequest, agreed);
    return await answerTo({ verificationCode });
  };

  test("a reduction reads as reduced, to the amount that is left", async () => {
    const { state, amount } = await executed({ kind: "REDUCTION", amount: "100000" });
    assert.deepEqual([state, amount], ["REDUCED", "150000.00"]);
  });

  test("an extension reads as amended, with the new end", async () => {
    const { state, expiresAt } = await executed({
      kind: "EXTENSION",
      amount: null,
      requestedExpiryDate: "2029-11-19",
    });
    assert.deepEqual([state, expiresAt], ["AMENDED", "2029-11-19"]);
  });
});

describe("what is not found", () => {
  test("answers alike whatever was wrong, and own records are nobody's to verify", async () => {
    const { guaranteeNumber } = await anIssue();
    const own = await paperOf(world, await recordDocument(world.app));
    for (const input of [
      { guaranteeNumber, checkCode: "AAAA-AAAA" },
      { guaranteeNumber, checkCode: "no code at all" },
      { guaranteeNumber: "MBG 0", checkCode: "AAAA-AAAA" },
      { verificationCode: "A".repeat(26) },
      { verificationCode: "?" },
      { sha256: createHash("sha256").update("another file").digest("hex") },
      { guaranteeNumber: own.guaranteeNumber ?? "WBG", checkCode: own.checkCode },
      { verificationCode: own.verificationCode },
    ])
      assert.deepEqual(await answerTo(input), UNKNOWN, JSON.stringify(input));
    const { data } = await ada.ask(CARD, { id: await recordDocument(world.app) });
    assert.equal(data.document.verification, null);
  });

  test("a field that is missing or cannot be one is named, and nothing is looked for", async () => {
    const fieldsOf = async (input: object) => (await verify(input)).errors?.[0]?.extensions.fields;
    const REQUIRED = "This field is required.";
    assert.deepEqual(await fieldsOf({}), { guaranteeNumber: REQUIRED, checkCode: REQUIRED });
    assert.deepEqual(await fieldsOf({ guaranteeNumber: "MBG 1" }), { checkCode: REQUIRED });
    assert.deepEqual(Object.keys((await fieldsOf({ sha256: "abc" })) ?? {}), ["sha256"]);
    assert.deepEqual(Object.keys((await fieldsOf({ guaranteeNumber: "--", checkCode: "A" })) ?? {}), [
      "guaranteeNumber",
    ]);
  });

  test("wrong check codes are counted by the number, and the right one is then refused too", async () => {
    const { guaranteeNumber, checkCode, verificationCode } = await anIssue();
    for (let tried = 0; tried < LIMITS.verificationTriesPerNumber.allowed; tried += 1)
      assert.equal((await answerTo({ guaranteeNumber, checkCode: "AAAA-AAAA" })).state, "UNKNOWN");
    const { errors } = await verify({ guaranteeNumber, checkCode });
    assert.equal(errors?.[0]?.extensions.code, "RATE_LIMITED");
    assert.equal((await answerTo({ verificationCode })).state, "CURRENT", "the link is no guess");
  });
});

describe("the sheet beside the paper", () => {
  test("carries number, check code, address and the fingerprint of the bank's PDF, for the document's readers alone", async () => {
    const { id, guaranteeNumber, checkCode } = await anIssue();
    const SHEET =
      "query ($id: ID!) { documentVerificationSheet(documentId: $id) { fileName contentType content } }";
    const { documentVerificationSheet: sheet } = await ada.get(SHEET, { id });
    assert.match(sheet.fileName, /^Verification BG-.+\.pdf$/);
    const { text } = await extractText(new Uint8Array(Buffer.from(sheet.content, "base64")), {
      mergePages: true,
    });
    const [sha256 = ""] = await hashesOf(id);
    for (const said of [
      guaranteeNumber,
      `${checkCode.slice(0, 4)}-${checkCode.slice(4)}`,
      `${world.app.settings.publicUrl}/verify`,
      "$250,000.00",
    ])
      assert.ok(text.includes(said), said);
    const [head] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ hash: string }>(
        "select encode(hash, 'hex') as hash from history_entry where root_type = 'document' and root_id = $1 order by sequence desc limit 1",
        [id],
      ),
    );
    // By the head of its history the sheet is found again in the evidence.
    for (const hash of [sha256, head?.hash ?? "no head"])
      assert.ok(text.replaceAll(/\s/g, "").includes(hash), hash);
    const { errors } = await (await world.as("wes")).ask(SHEET, { id });
    assert.equal(errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
    const own = await ada.ask(SHEET, { id: await recordDocument(world.app) });
    assert.equal(own.errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
  });
});

describe("who asked", () => {
  test("each look-up is on the document for its parties, newest first, and they see it arrive", async () => {
    const { id, guaranteeNumber, checkCode, verificationCode } = await anIssue();
    const page = await watch(world, ada, {
      query: "subscription ($d: ID!) { documentUpdated(documentId: $d) { verification { lookUpCount } } }",
      variables: { d: id },
    });
    await answerTo({ guaranteeNumber, checkCode });
    assert.equal((await page.next()).data.documentUpdated.verification.lookUpCount, 1);
    await page.end();
    await answerTo({ verificationCode });
    await answerTo({ guaranteeNumber, checkCode: "AAAA-AAAA" });
    for (const api of [ada, sam]) {
      const { lookUps, lookUpCount } = await cardOf(id, api);
      assert.equal(lookUpCount, 3);
      assert.deepEqual(
        lookUps.map(({ way, outcome }: { way: string; outcome: string }) => `${way} ${outcome}`).sort(),
        ["LINK CURRENT", "NUMBER CURRENT", "NUMBER UNKNOWN"],
      );
    }
  });

  test("nobody writes into the list or takes from it", async () => {
    const { id, verificationCode } = await anIssue();
    await answerTo({ verificationCode });
    for (const statement of [
      "delete from document_look_up",
      "update document_look_up set outcome = 'CURRENT'",
    ])
      await assert.rejects(
        runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(statement)),
        /permission denied/,
      );
    assert.equal((await cardOf(id)).lookUpCount, 1);
  });
});
