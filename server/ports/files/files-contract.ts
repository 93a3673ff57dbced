// What every files store must do, tried over real HTTP as a browser would, and as an attacker would.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import type { TestClock } from "../clock/test-clock.ts";
import { COLLIDING_PAIR } from "./colliding-pair.ts";
import { ATTACKS, BAD_KEYS, CONTRACT, digest, KEY } from "./files-corpus.ts";
import { FilesFault, type FilesPort, type UploadPermit } from "./files-port.ts";

export type FilesUnderTest = { files: FilesPort; clock: TestClock; stop(): Promise<void> };

export function describeFilesPortContract(name: string, make: () => Promise<FilesUnderTest>): void {
  describe(`files: ${name}`, () => {
    let files: FilesPort;
    let clock: TestClock;
    let stop: () => Promise<void>;

    beforeEach(async () => {
      ({ files, clock, stop } = await make());
    });
    afterEach(() => stop());

    const permitted = (bytes: Uint8Array, changes: Partial<UploadPermit> = {}) =>
      files.presignUpload({ ...permitFor(bytes), ...changes });

    test("a file put by its link is received whole, with the digests of its bytes", async () => {
      const { url, headers } = await permitted(CONTRACT);
      assert.equal(await files.describe(KEY), undefined);
      assert.equal((await send(url, headers, CONTRACT)).status, 200);
      assert.deepEqual(await files.describe(KEY), {
        byteLength: CONTRACT.byteLength,
        contentType: "application/pdf",
        md5: digest("md5", CONTRACT, "base64"),
        sha256: digest("sha256", CONTRACT, "hex"),
      });
      assert.deepEqual(await bytesOf(files, KEY), CONTRACT);
    });

    test("the headers to send are the three that were signed: disposition, MD5 and type", async () => {
      const { headers } = await permitted(CONTRACT, { fileName: 'Bürgschaft "A".pdf' });
      assert.deepEqual(headers, {
        "content-disposition":
          "attachment; filename=\"B_rgschaft _A_.pdf\"; filename*=UTF-8''B%C3%BCrgschaft%20_A_.pdf",
        "content-md5": digest("md5", CONTRACT, "base64"),
        "content-type": "application/pdf",
      });
    });

    test("a file of exactly 30,000,000 bytes is received, and no link is signed for one byte more", async () => {
      const largest = Buffer.alloc(30_000_000, 7);
      const { url, headers } = await permitted(largest);
      assert.equal((await send(url, headers, largest)).status, 200);
      assert.equal((await files.describe(KEY))?.byteLength, 30_000_000);
      await assert.rejects(permitted(largest, { contentLength: 30_000_001 }), RangeError);
      await assert.rejects(permitted(CONTRACT, { contentLength: 0 }), RangeError);
    });

    for (const attack of ATTACKS) {
      test(`an upload link does not allow ${attack.what}`, async () => {
        const { url, headers } = await permitted(CONTRACT);
        const address = attack.address?.(url) ?? url;
        const answer = await send(address, { ...headers, ...attack.headers }, attack.body ?? CONTRACT);
        assert.ok(answer.status >= 400 && answer.status < 500, `answered ${answer.status}`);
        assert.equal(await files.describe(KEY), undefined);
        assert.equal((await send(url, headers, CONTRACT)).status, 200, "the honest upload still works");
      });
    }

    for (const left of ["content-md5", "content-type", "content-disposition"]) {
      test(`an upload without its ${left} is refused`, async () => {
        const { url, headers } = await permitted(CONTRACT);
        const rest = Object.fromEntries(Object.entries(headers).filter(([each]) => each !== left));
        assert.ok((await send(url, rest, CONTRACT)).status >= 400);
        assert.equal(await files.describe(KEY), undefined);
      });
    }

    test("an upload that does not tell its length is refused", async () => {
      const { url, headers } = await permitted(CONTRACT);
      const answer = await send(url, { ...headers, "transfer-encoding": "chunked" }, CONTRACT);
      assert.ok(answer.status >= 400, `answered ${answer.status}`);
      assert.equal(await files.describe(KEY), undefined);
    });

    test("an upload that breaks off leaves nothing behind, and may be tried again", async () => {
      const { url, headers } = await permitted(CONTRACT);
      await sendHalf(url, { ...headers, "content-length": String(CONTRACT.length) }, CONTRACT);
      assert.equal(await files.describe(KEY), undefined);
      assert.equal((await send(url, headers, CONTRACT)).status, 200);
    });

    test("an upload link works to its last second and not after it", async () => {
      const { url, headers } = await permitted(CONTRACT, { expiresInSeconds: 900 });
      clock.advance({ seconds: 901 });
      assert.equal((await send(url, headers, CONTRACT)).status, 403);
      clock.advance({ seconds: -1 });
      assert.equal((await send(url, headers, CONTRACT)).status, 200);
      await assert.rejects(permitted(CONTRACT, { expiresInSeconds: 901 }), RangeError);
    });

    test("once received, a file cannot be changed by its link, not even by bytes that share its MD5", async () => {
      const [scanned, malicious] = COLLIDING_PAIR;
      assert.equal(digest("md5", scanned, "hex"), digest("md5", malicious, "hex"));
      const { url, headers } = await permitted(scanned);
      await send(url, headers, scanned);
      const received = await files.describe(KEY);
      await send(url, headers, malicious);
      assert.deepEqual(await files.describe(KEY), received);
      assert.deepEqual(await bytesOf(files, KEY), scanned);
    });

    test("an upload link allows no reading, and a download link no writing", async () => {
      const upload = await permitted(CONTRACT);
      await send(upload.url, upload.headers, CONTRACT);
      await files.describe(KEY);
      assert.equal((await fetch(upload.url, { headers: upload.headers })).status, 403);
      const download = await files.presignDownload(downloadPermit("contract.pdf"));
      assert.equal((await send(download, upload.headers, CONTRACT)).status, 403);
    });

    test("a download is a file to save under its name, and is kept in no cache", async () => {
      await files.put(KEY, { bytes: CONTRACT, contentType: "application/pdf", fileName: "contract.pdf" });
      const answer = await fetch(await files.presignDownload(downloadPermit("Vertrag für Bürgen.pdf")));
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get("content-type"), "application/pdf");
      assert.equal(answer.headers.get("cache-control"), "private, no-store");
      assert.equal(
        answer.headers.get("content-disposition"),
        "attachment; filename=\"Vertrag f_r B_rgen.pdf\"; filename*=UTF-8''Vertrag%20f%C3%BCr%20B%C3%BCrgen.pdf",
      );
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), CONTRACT);
    });

    test("a download link dies after its five minutes, and binds the key, the name and the type", async () => {
      await files.put(KEY, { bytes: CONTRACT, contentType: "application/pdf", fileName: "contract.pdf" });
      const url = await files.presignDownload(downloadPermit("contract.pdf"));
      for (const forged of [
        url.replace("9a7d6c1e", "9a7d6c1f"),
        url.replace("contract.pdf", "contract.html"),
        url.replace("application%2Fpdf", "text%2Fhtml"),
      ]) {
        assert.notEqual(forged, url);
        assert.equal((await fetch(forged)).status, 403);
      }
      clock.advance({ seconds: 301 });
      assert.equal((await fetch(url)).status, 403);
      clock.advance({ seconds: -1 });
      assert.equal((await fetch(url)).status, 200);
      await assert.rejects(
        files.presignDownload({ ...downloadPermit("a.pdf"), expiresInSeconds: 301 }),
        RangeError,
      );
    });

    test("a file that the server made is kept once under its key", async () => {
      const invoice = { bytes: CONTRACT, contentType: "application/pdf", fileName: "invoice.pdf" };
      const stored = await files.put(KEY, invoice);
      assert.deepEqual(await files.describe(KEY), stored);
      const again = files.put(KEY, { ...invoice, bytes: Buffer.from("other") });
      await assert.rejects(again, (error) => error instanceof FilesFault && !error.retriable);
      assert.deepEqual(await bytesOf(files, KEY), CONTRACT);
    });

    test("what was written to disk first is kept as it is, once under its key", async () => {
      const folder = await mkdtemp(join(tmpdir(), "bondline-spooled-"));
      const path = join(folder, "export");
      const bytes = Buffer.alloc(3_000_000, "a row of an export\r\n");
      await writeFile(path, bytes);
      const file = { path, contentType: "text/csv", fileName: "documents.csv" };
      const stored = await files.putSpooled(KEY, file);
      assert.deepEqual(await files.describe(KEY), stored);
      assert.equal(stored.byteLength, bytes.length);
      assert.deepEqual(await bytesOf(files, KEY), bytes);
      const again = files.putSpooled(KEY, file);
      await assert.rejects(again, (error) => error instanceof FilesFault && !error.retriable);
      await rm(folder, { recursive: true });
    });

    test("a removed file is gone, and removing it again is no error", async () => {
      await files.put(KEY, { bytes: CONTRACT, contentType: "application/pdf", fileName: "contract.pdf" });
      const url = await files.presignDownload(downloadPermit("contract.pdf"));
      await files.remove(KEY);
      await files.remove(KEY);
      assert.equal(await files.describe(KEY), undefined);
      assert.equal((await fetch(url)).status, 404);
      await assert.rejects(files.read(KEY), (error) => error instanceof FilesFault && !error.retriable);
    });

    for (const key of BAD_KEYS) {
      test(`the key ${JSON.stringify(key.slice(0, 20))} is refused everywhere`, async () => {
        await assert.rejects(permitted(CONTRACT, { key }), RangeError);
        await assert.rejects(files.presignDownload({ ...downloadPermit("a.pdf"), key }), RangeError);
        await assert.rejects(files.describe(key), RangeError);
        await assert.rejects(files.read(key), RangeError);
        await assert.rejects(files.remove(key), RangeError);
        await assert.rejects(
          files.put(key, { bytes: CONTRACT, contentType: "a/b", fileName: "a" }),
          RangeError,
        );
      });
    }

    test("it says that it is well", async () => {
      assert.equal(await files.isHealthy(), true);
    });
  });
}

function permitFor(bytes: Uint8Array): UploadPermit {
  return {
    key: KEY,
    contentType: "application/pdf",
    contentMd5: digest("md5", bytes, "base64"),
    contentLength: bytes.byteLength,
    fileName: "contract.pdf",
    expiresInSeconds: 900,
  };
}

function downloadPermit(fileName: string) {
  return { key: KEY, contentType: "application/pdf", fileName, expiresInSeconds: 300 };
}

async function bytesOf(files: FilesPort, key: string): Promise<Buffer> {
  return Buffer.concat(await (await files.read(key)).toArray());
}

/** Plain node:http, which sends the headers that it is given and no others. */
function send(url: string, headers: Record<string, string>, body: Buffer): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const length = "transfer-encoding" in headers ? {} : { "content-length": String(body.length) };
    const request = httpRequest(url, { method: "PUT", headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0 }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Resolves when the connection is closed on both sides, after half of the body. */
function sendHalf(url: string, headers: Record<string, string>, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { method: "PUT", headers, agent: false });
    request.on("error", () => undefined);
    request.on("close", () => resolve());
    request.write(body.subarray(0, body.length / 2), () => request.destroy());
  });
}
