// The ClamAV adapter keeps the contract, and takes nothing but a clear verdict for one.
// Shows: AT-34, AT-35.
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, describe, test } from "node:test";
import { type ClamdMood, startFakeClamd } from "../../../testing/fakes/fake-clamd.ts";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { aPdf } from "../../../testing/sample-files.ts";
import { makeClamdScan } from "./clamd-scan.ts";
import { describeScanPortContract } from "./scan-contract.ts";

const PDF = { contentType: "application/pdf", fileName: "contract.pdf" };

async function makeUnderTest(timeoutMilliseconds = 60_000) {
  const clamd = await startFakeClamd();
  const scanner = makeClamdScan({ host: clamd.host, port: clamd.port, timeoutMilliseconds, log: SILENT_LOG });
  return { scanner, clamd, stop: clamd.stop };
}

describeScanPortContract("clamd", makeUnderTest);

describe("a scanner that misbehaves", async () => {
  const { scanner, clamd, stop } = await makeUnderTest(200);
  // Who answers at all is waited for, however busy the machine is.
  const patient = makeClamdScan({
    host: clamd.host,
    port: clamd.port,
    timeoutMilliseconds: 60_000,
    log: SILENT_LOG,
  });
  after(stop);
  const moods: ClamdMood[] = ["garbage", "silent", "drops-midway", "half-a-reply", "error", "endless"];

  for (const mood of moods) {
    test(`leaves the file unscanned when it is ${mood}, and the same file is clean once it is honest`, async () => {
      clamd.behave(mood);
      const large = aPdf("a".repeat(2_000_000));
      const result = await scanner.scan(Readable.from([large]), PDF);
      assert.deepEqual(result, {
        outcome: "FAILED",
        detail: "The file could not be scanned.",
        retriable: true,
      });
      clamd.behave("honest");
      assert.deepEqual(await patient.scan(Readable.from([aPdf()]), PDF), { outcome: "CLEAN" });
    });
  }

  test("leaves the file unscanned when it is not there at all, and says that it is unwell", async () => {
    await stop();
    const result = await scanner.scan(Readable.from([aPdf()]), PDF);
    assert.equal(result.outcome === "FAILED" && result.retriable, true);
    assert.equal(await scanner.isHealthy(), false);
  });
});
