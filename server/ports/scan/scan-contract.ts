// What every scanner must do with honest, false, broken and infected files.
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, describe, test } from "node:test";
import { ATTACHMENT_FAILURE_TEXT } from "@bondline/domain/records/attachments/attachment-failure.ts";
import { aPdf, EICAR_TEST_FILE } from "../../../testing/sample-files.ts";
import { REFUSED_STREAMS } from "./pdf-streams-corpus.ts";
import { ACCEPTED, NOT_ACCEPTED, PDF, PNG } from "./scan-corpus.ts";
import type { ScanPort } from "./scan-port.ts";

export type ScanUnderTest = { scanner: ScanPort; stop(): Promise<void> };

export function describeScanPortContract(name: string, make: () => Promise<ScanUnderTest>): void {
  describe(`scan: ${name}`, () => {
    let scanner: ScanPort;
    let stop: () => Promise<void>;
    before(async () => {
      ({ scanner, stop } = await make());
    });
    after(() => stop());

    for (const { what, bytes, subject } of ACCEPTED) {
      test(`${what} is clean`, async () => {
        assert.deepEqual(await scanner.scan(Readable.from([bytes]), subject), { outcome: "CLEAN" });
      });
    }

    for (const { what, bytes, subject } of NOT_ACCEPTED) {
      test(`${what} is a failed upload, and trying again will not help`, async () => {
        const result = await scanner.scan(Readable.from([bytes]), subject);
        assert.equal(result.outcome, "FAILED");
        assert.equal(result.outcome === "FAILED" && result.retriable, false);
        assert.ok(result.outcome === "FAILED" && !result.retriable && ATTACHMENT_FAILURE_TEXT[result.reason]);
      });
    }

    for (const { what, bytes } of REFUSED_STREAMS.filter(({ what: each }) =>
      each.startsWith("the test virus, "),
    ))
      test(`${what} in a PDF, is infected`, async () => {
        const result = await scanner.scan(Readable.from([bytes()]), PDF);
        assert.equal(result.outcome, "INFECTED");
        assert.match(result.outcome === "INFECTED" ? result.detail : "", /eicar/i);
      });

    for (const size of [1, 7, 67, 68, 100_000]) {
      test(`the test virus is found in a PDF that arrives in pieces of ${size} bytes`, async () => {
        const bytes = aPdf(EICAR_TEST_FILE);
        const result = await scanner.scan(Readable.from(pieces(bytes, size)), PDF);
        assert.equal(result.outcome, "INFECTED");
        assert.match(result.outcome === "INFECTED" ? result.detail : "", /eicar/i);
      });
    }

    test("an infected file is infected, whatever it claims to be", async () => {
      const result = await scanner.scan(Readable.from([Buffer.from(EICAR_TEST_FILE)]), PNG);
      assert.equal(result.outcome, "INFECTED");
    });

    test("a file that cannot be read to its end is never clean, and may be tried again", async () => {
      const broken = Readable.from(breakingOff(aPdf()));
      const result = await scanner.scan(broken, PDF);
      assert.deepEqual(result, {
        outcome: "FAILED",
        detail: "The file could not be scanned.",
        retriable: true,
      });
      assert.equal(broken.destroyed, true);
    });

    test("a file of more than 30,000,000 bytes is not read on", async () => {
      const endless = Readable.from(endlessBytes());
      const result = await scanner.scan(endless, PDF);
      assert.deepEqual(result, {
        outcome: "FAILED",
        reason: "TOO_LARGE",
        detail: "The file is too large.",
        retriable: false,
      });
      assert.equal(endless.destroyed, true);
    });

    test("it says that it is well", async () => {
      assert.equal(await scanner.isHealthy(), true);
    });
  });
}

function* pieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function* breakingOff(bytes: Buffer): Generator<Buffer> {
  yield bytes;
  throw new Error("the connection broke");
}

function* endlessBytes(): Generator<Buffer> {
  while (true) yield Buffer.alloc(1_000_000, 65);
}
