// The evidence of a document: what is in a pack, who gets what, and that the verifier that people take away names every kind of tampering.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { aPdf } from "../../../../testing/sample-files.ts";
import { upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { evidenceSigner } from "../../../evidence-key.ts";
import { zipFile } from "../../../spreadsheets/zip-file.ts";
import { clearOldEvidence } from "./evidence-jobs.ts";
import { signedEnvelope } from "./evidence-signing.ts";
import { printedVerifiers } from "./verifier/print-verifier.ts";

const FOLDER = join(import.meta.dirname, "verifier");
const SCRIPT = join(FOLDER, "verify-evidence.mjs");
const STATEMENT = "bondline-evidence.json";
const PAPER = aPdf("The guarantee itself.");

let world: World;
let ada: Api;
let sam: Api;
let folder: string;
let documentId: string;
let pack: Uint8Array;
let files: Map<string, Uint8Array>;
before(async () => {
  world = await aWorld();
  [ada, sam] = await Promise.all([world.as("ada"), world.as("sam")]);
  folder = mkdtempSync(join(tmpdir(), "bondline-evidence-"));
  const draft = await world.draft({ status: "PROCESSING" });
  const issuedPaperId = await upload(world, sam, draft.id, {
    fileName: "guarantee.pdf",
    variant: "ISSUED_PAPER",
    bytes: PAPER,
  });
  const { data, errors } = await call(
    sam,
    "establishDraft",
    {
      id: draft.id,
      version: draft.version,
      guaranteeNumber: "EV 1",
      establishedDate: "2026-11-20",
      bank: {},
      issuedPaperId,
    },
    "document { id }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
  documentId = data.establishDraft.document.id;
  pack = await packFor(ada);
  files = await unpacked(pack);
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.end();
});

async function linkFor(api: Api, id = documentId): Promise<string> {
  const { data, errors } = await api.mutate(
    "createDocumentEvidence",
    "CreateDocumentEvidenceInput",
    { documentId: id },
    "download { url }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
  const { pathname, search } = new URL(data.createDocumentEvidence.download.url);
  return `${world.url}${pathname}${search}`;
}

async function packFor(api: Api): Promise<Uint8Array> {
  const answer = await fetch(await linkFor(api));
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "application/zip");
  return new Uint8Array(await answer.arrayBuffer());
}

/** By the verifier's own reader, and the names in the order of the pack. */
async function unpacked(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array>();
  let at = view.getUint32(bytes.length - 6, true);
  for (let left = view.getUint16(bytes.length - 12, true); left > 0; left -= 1) {
    const [length, nameLength, place] = [
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
    found.set(
      new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      bytes.subarray(start, start + length),
    );
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

async function packed(contents: ReadonlyMap<string, Uint8Array | string>): Promise<Uint8Array> {
  const parts = [...contents].map(([path, content]) => ({ path, content, isPacked: true }));
  return new Uint8Array(await buffer(zipFile(Readable.from(parts))));
}

const ours = () => evidenceSigner(world.app).fingerprint;
const textOf = (name: string, of = files) => new TextDecoder().decode(of.get(name));
const jsonOf = (name: string, of = files) => JSON.parse(textOf(name, of));
const statementIn = (of = files) =>
  JSON.parse(Buffer.from(jsonOf(STATEMENT, of).payload, "base64").toString());

/** What the Node script says of it, as somebody runs it who has nothing of ours but the script and the fingerprint. */
async function verified(bytes: Uint8Array, fingerprint = ours()): Promise<{ code: number; said: string[] }> {
  const file = join(folder, "pack.zip");
  writeFileSync(file, bytes);
  return await new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, file, fingerprint], { env: {} }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout.trim().split("\n") }),
    );
  });
}

describe("a pack", () => {
  test("holds paper, wording, approvals, custody, requests, mails, look-ups and both histories, as the statement lists them", async () => {
    assert.deepEqual(
      [...files.keys()],
      [
        STATEMENT,
        "guarantee/1 guarantee.pdf",
        "wording.html",
        "mails.json",
        "approvals.json",
        "party-sources.json",
        "custody.json",
        "possession.json",
        "signatures.json",
        "lost-originals.json",
        "requests.json",
        "wording-in-force.json",
        "returns.json",
        "bank-actions.json",
        "successors.json",
        "people.json",
        "notification-list.json",
        "expiry-reminders.json",
        "look-ups.json",
        "history/document.json",
        "history/document.csv",
        "history/draft.json",
        "history/draft.csv",
      ],
    );
    assert.deepEqual(Buffer.from(files.get("guarantee/1 guarantee.pdf") ?? []), PAPER);
    const { undertaking, preparedFor, files: listed, histories } = statementIn();
    assert.equal(preparedFor, "Ada Nguyen");
    assert.deepEqual(
      [undertaking.number, undertaking.amount, undertaking.issuer],
      ["EV 1", "250000.00", "Macquarie Bank Limited"],
    );
    assert.deepEqual(
      listed.map(({ name }: { name: string }) => name),
      [...files.keys()].slice(1),
    );
    const { entries } = jsonOf("history/document.json");
    assert.deepEqual([histories[0].entries, histories[0].headHash], [entries.length, entries.at(-1).hash]);
    assert.ok(
      entries.every(({ said }: { said: unknown }) => said !== null),
      "an owner reads all of it",
    );
    assert.match(textOf("history/draft.csv"), /Status,Submitted,Pending payment/);
  });

  test("is verified by the script that people take away, offline and without dependencies", async () => {
    const { code, said } = await verified(pack);
    assert.deepEqual(said, [
      `Signed by ${ours()}`,
      "Bank Guarantee EV 1, as of 2026-11-20T00:00:00.000Z",
      "The pack is whole and unchanged.",
    ]);
    assert.equal(code, 0);
    assert.doesNotMatch(readFileSync(SCRIPT, "utf8"), /from "(?!node:)/);
  });

  test("that was unpacked and packed again by another program is the same evidence", async () => {
    assert.equal((await verified(await packed(files))).code, 0);
  });

  test("may be named by an instance beside this one: the key is the installation's", async () => {
    const answer = await fetch(`${world.url}/evidence/key.json`);
    const { fingerprint, spki } = (await answer.json()) as { fingerprint: string; spki: string };
    assert.equal(fingerprint, ours());
    const { evidenceKey } = await world.anonymous.get("{ evidenceKey { fingerprint spki } }", {});
    assert.deepEqual(evidenceKey, { fingerprint, spki });
  });
});

describe("tampering is named", () => {
  const history = "history/document.json";
  const without = (name: string) => new Map([...files].filter(([each]) => each !== name));
  const changedHistory = (change: (entries: { sequence: number }[]) => unknown[]) =>
    new Map<string, Uint8Array | string>(files).set(
      history,
      JSON.stringify({ entries: change(jsonOf(history).entries) }),
    );
  const flipped = (name: string) => {
    const bytes = Uint8Array.from(files.get(name) ?? []);
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    return new Map(files).set(name, bytes);
  };
  const resigned = () => {
    const { privateKey: key, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const spki = publicKey.export({ type: "spki", format: "der" }).toString("base64");
    const text = signedEnvelope({ fingerprint: ours(), spki, key }, statementIn());
    return new Map<string, Uint8Array | string>(files).set(STATEMENT, text);
  };
  const restated = () => {
    const { payload: _, ...rest } = jsonOf(STATEMENT);
    const statement = {
      ...statementIn(),
      undertaking: { ...statementIn().undertaking, amount: "950000.00" },
    };
    const payload = Buffer.from(JSON.stringify(statement)).toString("base64");
    return new Map<string, Uint8Array | string>(files).set(STATEMENT, JSON.stringify({ ...rest, payload }));
  };

  const CASES: [what: string, make: () => Map<string, Uint8Array | string>, said: RegExp][] = [
    [
      "a changed byte of the guarantee",
      () => flipped("guarantee/1 guarantee.pdf"),
      /guarantee\.pdf was changed/,
    ],
    ["a changed byte of a section", () => flipped("custody.json"), /custody\.json was changed/],
    ["a file that was taken away", () => without("mails.json"), /mails\.json is missing/],
    [
      "a file that was added",
      () => new Map<string, Uint8Array | string>(files).set("more.pdf", "x"),
      /more\.pdf is not listed/,
    ],
    [
      "a cut tail",
      () => changedHistory((entries) => entries.slice(0, -1)),
      /was cut: it ends with entry \d+ of \d+/,
    ],
    [
      "entries in another order",
      () => changedHistory(([first, second, ...rest]) => [second, first, ...rest]),
      /entry 2 stands where entry 1 belongs/,
    ],
    [
      "an entry that was taken out and the others numbered anew",
      () =>
        changedHistory(([first, , ...rest]) =>
          [first, ...rest].map((each, at) => ({ ...each, sequence: at + 1 })),
        ),
      /entry 2 does not follow the one before it/,
    ],
    ["another signer who says that they are us", resigned, /The signer is unknown/],
    ["a statement that was changed", restated, /The statement was changed after it was signed/],
    ["a pack without its statement", () => without(STATEMENT), /nothing here is signed/],
  ];
  for (const [what, make, said] of CASES) {
    test(what, async () => {
      const result = await verified(await packed(make()));
      assert.equal(result.code, 1);
      assert.match(result.said.join("\n"), said);
      assert.equal(result.said.at(-1), "The pack is not to be trusted.");
    });
  }

  test("another fingerprint, a zip that was cut, and bytes behind its end", async () => {
    assert.match(
      (await verified(pack, "ab".repeat(32))).said.join("\n"),
      /The signer is unknown: the pack is signed by/,
    );
    for (const bytes of [
      pack.subarray(0, -30),
      Buffer.concat([pack, Buffer.from("more")]),
      Buffer.from("no zip"),
    ])
      assert.match((await verified(bytes)).said.join("\n"), /cannot be read/);
  });
});

describe("who gets what", () => {
  test("whoever may not open the document gets nothing, and a link is for its maker and for a quarter of an hour", async () => {
    const { errors } = await (await world.as("wes")).mutate(
      "createDocumentEvidence",
      "CreateDocumentEvidenceInput",
      { documentId },
      "download { url }",
    );
    assert.equal(errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
    const link = await linkFor(ada);
    const statusOf = async (url: string) => (await fetch(url)).status;
    assert.equal(await statusOf(link), 200);
    for (const wrong of [
      link.replace(/signature=(.)/, (_, first) => `signature=${first === "A" ? "B" : "A"}`),
      link.replace(/ends=\d/, "ends=9"),
      link.split("?")[0] ?? "",
    ])
      assert.equal(await statusOf(wrong), 403, wrong);
    const id = /packs\/([^?]+)/.exec(link)?.[1] ?? "";
    await clearOldEvidence(world.app, { evidenceId: id });
    assert.equal(await statusOf(link), 200, "before its end nothing is emptied");
    world.clock.advance({ minutes: 15 });
    assert.equal(await statusOf(link), 403);
    await clearOldEvidence(world.app, { evidenceId: id });
    world.clock.advance({ minutes: -15 });
    assert.equal(await statusOf(link), 403);
  });

  test("that somebody took evidence stands in the history, by name", async () => {
    const { documentHistory } = await sam.get(
      "query ($id: ID!) { documentHistory(documentId: $id, first: 5) { edges { node { objectType recordName triggeredBy { name } } } } }",
      { id: documentId },
    );
    const taken = documentHistory.edges
      .map(({ node }: { node: { objectType: string } }) => node)
      .find(({ objectType }: { objectType: string }) => objectType === "Evidence pack");
    assert.deepEqual([taken.recordName, taken.triggeredBy.name], ["Ada Nguyen", "Ada Nguyen"]);
  });

  test("a beneficiary's pack says nothing of costs or of the draft, and keeps the place and the hash of what it leaves out", async () => {
    const organisationId = idOf("organisation", "harbour");
    await shareWith(
      world.app,
      "document",
      { id: documentId, organisationId },
      { person: "fay", roles: ["BENEFICIARY"] },
    );
    const theirs = await packFor(await world.as("fay"));
    const content = await unpacked(theirs);
    const names = [...content.keys()].filter((name) => name.startsWith("history/"));
    assert.deepEqual(names, ["history/document.json", "history/document.csv"]);
    assert.equal(jsonOf("approvals.json", content), null);
    const people = jsonOf("people.json", content) as { roles: string[] }[];
    assert.deepEqual(
      people.map(({ roles }) => roles),
      [["BENEFICIARY"]],
    );
    const named = (inPack: Map<string, Uint8Array>) =>
      (jsonOf("notification-list.json", inPack) as { givenName: string }[]).map(({ givenName }) => givenName);
    assert.deepEqual(named(content), ["Fay"], "their own place alone");
    assert.ok(named(files).includes("Ada"));
    type Entry = { hash: string; said: { what: string } | null };
    const { entries } = jsonOf("history/document.json", content) as { entries: Entry[] };
    assert.ok(entries.some(({ said }) => said === null));
    assert.ok(!entries.some(({ said }) => said?.what === "Cost"));
    const whole = jsonOf("history/document.json").entries as Entry[];
    assert.ok(whole.some(({ said }) => said?.what === "Cost"));
    assert.deepEqual(
      entries.slice(0, whole.length).map(({ hash }) => hash),
      whole.map(({ hash }) => hash),
    );
    assert.equal((await verified(theirs)).code, 0);
  });
});

describe("the verifier", () => {
  test("is one script and one page, printed from the same checks", () => {
    for (const [name, text] of Object.entries(printedVerifiers()))
      assert.equal(readFileSync(join(FOLDER, name), "utf8"), text, `${name}: run npm run verifier`);
  });

  test("is downloaded apart from any pack, and the page may run its own script alone", async () => {
    for (const name of ["verify-evidence.html", "verify-evidence.mjs"]) {
      const answer = await fetch(`${world.url}/evidence/${name}`);
      assert.equal(answer.headers.get("content-disposition"), `attachment; filename="${name}"`);
      assert.equal(await answer.text(), readFileSync(join(FOLDER, name), "utf8"));
    }
    assert.match(
      printedVerifiers()["verify-evidence.html"],
      /default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/,
    );
  });
});
