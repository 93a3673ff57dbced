// The local store keeps the contract, and what lies on its disk can neither be reached around nor be left half written.
// Shows: AT-09, AT-11..AT-14, V-041.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import fc from "fast-check";
import { startFakeWeb } from "../../../testing/fakes/fake-web.ts";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { makeTestClock } from "../clock/test-clock.ts";
import { describeFilesPortContract } from "./files-contract.ts";
import { BAD_KEYS, KEY } from "./files-corpus.ts";
import { FilesFault } from "./files-port.ts";
import { type LocalFiles, makeLocalFiles } from "./local-files.ts";
import { registerLocalFiles } from "./local-files-routes.ts";
import { isObjectKey } from "./object-key.ts";

const SECRET = "a-signing-secret-of-32-characters";
const PAPER = {
  bytes: Buffer.from("%PDF-1.7 paper %%EOF"),
  contentType: "application/pdf",
  fileName: "paper.pdf",
};

async function makeUnderTest() {
  const folder = await mkdtemp(join(tmpdir(), "bondline-files-"));
  const clock = makeTestClock();
  const made: { files?: LocalFiles } = {};
  const web = await startFakeWeb(async (fastify, publicUrl) => {
    made.files = await makeLocalFiles({ folder, publicUrl, signingSecret: SECRET, clock, log: SILENT_LOG });
    await registerLocalFiles(fastify, made.files);
  });
  const stop = async () => {
    await web.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { files: made.files!, clock, folder, publicUrl: web.publicUrl, stop };
}

describeFilesPortContract("local folder", makeUnderTest);

describe("the local folder", () => {
  let world: Awaited<ReturnType<typeof makeUnderTest>>;
  beforeEach(async () => {
    world = await makeUnderTest();
  });
  afterEach(() => world.stop());

  const partials = () => readdir(join(world.folder, "partial"));

  test("nothing half received stays behind a refused upload", async () => {
    const md5 = "1B2M2Y8AsgTpgAmY7PhCfg==";
    const { url, headers } = await world.files.presignUpload({
      key: "a/b",
      contentType: "application/pdf",
      contentMd5: md5,
      contentLength: PAPER.bytes.length,
      fileName: "a.pdf",
      expiresInSeconds: 60,
    });
    assert.equal((await fetch(url, { method: "PUT", headers, body: PAPER.bytes })).status, 400);
    assert.deepEqual(await partials(), []);
    assert.deepEqual(await readdir(join(world.folder, "objects")), []);
  });

  test("a large upload to a taken key is answered, and not cut off while it is still being sent", async () => {
    const bytes = Buffer.alloc(20_000_000, 1);
    const { url, headers } = await world.files.presignUpload({
      key: "a/b",
      contentType: "application/pdf",
      contentMd5: createHash("md5").update(bytes).digest("base64"),
      contentLength: bytes.length,
      fileName: "a.pdf",
      expiresInSeconds: 60,
    });
    assert.equal((await fetch(url, { method: "PUT", headers, body: bytes })).status, 200);
    assert.equal((await fetch(url, { method: "PUT", headers, body: bytes })).status, 409);
    assert.deepEqual(await partials(), []);
  });

  test("two uploads at once to one key leave one whole file", async () => {
    const puts = Array.from({ length: 8 }, (_, index) =>
      world.files.put("a/b", { ...PAPER, bytes: Buffer.alloc(100_000, index) }),
    );
    const outcomes = await Promise.allSettled(puts);
    assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1);
    const bytes = Buffer.concat(await (await world.files.read("a/b")).toArray());
    assert.deepEqual(bytes, Buffer.alloc(100_000, bytes[0]));
    assert.deepEqual(await partials(), []);
  });

  test("what a crash left half received is cleared at the next start, and what is still arriving is not", async () => {
    await mkdir(join(world.folder, "partial", "old"));
    await mkdir(join(world.folder, "partial", "young"));
    const now = Date.parse(world.clock.now()) / 1000;
    await utimes(join(world.folder, "partial", "old"), now, now - 3_601);
    await utimes(join(world.folder, "partial", "young"), now, now - 60);
    await makeLocalFiles({ ...world, signingSecret: SECRET, log: SILENT_LOG });
    assert.deepEqual(await partials(), ["young"]);
  });

  test("a link planted in the folder is neither followed nor written through", async () => {
    const outside = await mkdtemp(join(tmpdir(), "bondline-outside-"));
    await mkdir(join(outside, "b.object"));
    await writeFile(join(outside, "b.object", "content"), "secret");
    await writeFile(join(outside, "b.object", "record.json"), "{}");
    await symlink(outside, join(world.folder, "objects", "a"));
    const isFault = (error: unknown) => error instanceof FilesFault && !error.retriable;
    await assert.rejects(world.files.read("a/b"), isFault);
    await assert.rejects(world.files.describe("a/b"), isFault);
    await assert.rejects(world.files.put("a/c", PAPER), isFault);
    await assert.rejects(world.files.remove("a/b"), isFault);
    assert.deepEqual(await readdir(outside), ["b.object"]);
    await rm(outside, { recursive: true });
  });

  test("a planted link in place of a file's bytes is not opened", async () => {
    await world.files.put("a/b", PAPER);
    const content = join(world.folder, "objects", "a", "b.object", "content");
    await rm(content);
    await symlink("/etc/hostname", content);
    await assert.rejects(world.files.read("a/b"), (error) => error instanceof FilesFault);
  });

  test("every answer keeps the browser from running, guessing, framing or keeping what was uploaded", async () => {
    await world.files.put("a/b", PAPER);
    const permit = {
      key: "a/b",
      fileName: "paper.pdf",
      contentType: "application/pdf",
      expiresInSeconds: 60,
    };
    const url = await world.files.presignDownload(permit);
    for (const [address, status] of [
      [url, 200],
      [url.replace("signature=", "signature=x"), 403],
    ] as const) {
      const { headers, status: answered } = await fetch(address);
      assert.equal(answered, status);
      assert.equal(headers.get("x-content-type-options"), "nosniff");
      assert.equal(headers.get("content-security-policy"), "default-src 'none'; sandbox");
      assert.equal(headers.get("cache-control"), "private, no-store");
    }
    const head = await fetch(url, { method: "HEAD" });
    assert.equal(head.headers.get("content-length"), String(PAPER.bytes.length));
  });

  test("a file of another server, with another secret, opens none of our links", async () => {
    const stranger = await makeLocalFiles({
      ...world,
      signingSecret: "another-secret-of-at-least-32-chars",
      log: SILENT_LOG,
    });
    await world.files.put("a/b", PAPER);
    const permit = {
      key: "a/b",
      fileName: "paper.pdf",
      contentType: "application/pdf",
      expiresInSeconds: 60,
    };
    assert.equal((await fetch(await stranger.presignDownload(permit))).status, 403);
  });

  test("a folder that cannot be written to is named in one sentence", async () => {
    const taken = join(world.folder, "a-file");
    await writeFile(taken, "");
    await assert.rejects(
      makeLocalFiles({ ...world, folder: taken, signingSecret: SECRET, log: SILENT_LOG }),
      { name: "FilesFault", message: `The files folder ${taken} cannot be written to.` },
    );
  });
});

test("a grammar of keys that is kinder is noticed", () => {
  const kinder: ((key: string) => boolean)[] = [
    () => true,
    (key) => !key.includes(".."),
    (key) => !key.startsWith("/") && !key.includes(".."),
    (key) => isObjectKey(key) || isObjectKey(decodeURIComponent(key)),
    (key) => isObjectKey(key.slice(0, 400)),
  ];
  assert.deepEqual(BAD_KEYS.filter(isObjectKey), []);
  assert.ok(isObjectKey(KEY));
  for (const isKey of kinder) assert.notDeepEqual(BAD_KEYS.filter(isKey), [], String(isKey));
});

test("no text that is let through as a key can climb, start at the root, hide or carry an escape", () => {
  const risky = fc.array(
    fc.constantFrom("..", ".", "/", "\\", "a", "Z", "%2e", "%2F", "C:", "\0", ".object", "~", " "),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        risky.map((parts) => parts.join("")),
        fc.string({ maxLength: 30 }),
      ),
      (key) => {
        if (!isObjectKey(key)) return;
        assert.match(key, /^[A-Za-z0-9._/-]+$/);
        for (const segment of key.split("/"))
          assert.ok(segment !== "" && !segment.startsWith(".") && !segment.endsWith("."));
      },
    ),
    { numRuns: 10_000, seed: 20261120 },
  );
});
