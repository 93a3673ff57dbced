// The embedded scanner keeps the contract.
// Shows: AT-34, AT-35.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { makeBuiltInScan } from "./built-in-scan.ts";
import { describeScanPortContract } from "./scan-contract.ts";
import { ACCEPTED, NOT_ACCEPTED, type ScanCase } from "./scan-corpus.ts";

describeScanPortContract("built in", async () => ({
  scanner: makeBuiltInScan(SILENT_LOG),
  stop: async () => undefined,
}));

test("a scanner that believes what it is told, looks at the first bytes alone, or takes nothing, is noticed", async () => {
  const clean = { outcome: "CLEAN" } as const;
  const failed = { outcome: "FAILED", detail: "", retriable: false } as const;
  const first: Record<string, string> = {
    "application/pdf": "%PDF",
    "image/png": "\x89PNG",
    "image/jpeg": "\xff\xd8",
  };
  const scanners: Record<string, (each: ScanCase) => { outcome: string }> = {
    "takes all": () => clean,
    "believes the name": ({ subject }) => (/\.(pdf|png|jpe?g|csv)$/i.test(subject.fileName) ? clean : failed),
    "looks at the first bytes": ({ bytes, subject }) =>
      bytes.toString("latin1").startsWith(first[subject.contentType] ?? "") ? clean : failed,
    "takes nothing": () => failed,
  };
  for (const [what, scan] of Object.entries(scanners)) {
    const missed = [
      ...ACCEPTED.filter((each) => scan(each).outcome !== "CLEAN"),
      ...NOT_ACCEPTED.filter((each) => scan(each).outcome !== "FAILED"),
    ];
    assert.notDeepEqual(missed, [], what);
  }
});
