// The embedded scanner keeps the contract.
// Shows: AT-16, AT-34, AT-35, AT-37.
import { SILENT_LOG } from "../port-log.ts";
import { makeBuiltInScan } from "./built-in-scan.ts";
import { describeScanPortContract } from "./scan-contract.ts";

describeScanPortContract("built in", async () => ({
  scanner: makeBuiltInScan(SILENT_LOG),
  stop: async () => undefined,
}));
