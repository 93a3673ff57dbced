// The embedded scanner keeps the contract.
// Shows: AT-34, AT-35.
import { SILENT_LOG } from "../port-log.ts";
import { makeBuiltInScan } from "./built-in-scan.ts";
import { describeScanPortContract } from "./scan-contract.ts";

describeScanPortContract("built in", async () => ({
  scanner: makeBuiltInScan(SILENT_LOG),
  stop: async () => undefined,
}));
