// The embedded scanner: knows the one virus that is no virus, and files that are not what they claim to be.
import type { PortLog } from "../port-log.ts";
import type { ScanPort } from "./scan-port.ts";
import { makeScan } from "./scan-whole.ts";
import { holdsTestVirus, TEST_VIRUS_NAME } from "./test-virus.ts";

/** For development and small set-ups; it finds no real virus. */
export function makeBuiltInScan(log: PortLog): ScanPort {
  return makeScan({
    findVirus: async (bytes) => (holdsTestVirus(bytes) ? TEST_VIRUS_NAME : undefined),
    isHealthy: async () => true,
    log,
  });
}
