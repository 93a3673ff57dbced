// The embedded scanner: knows the one virus that is no virus, and files that are not what they claim to be.
import type { PortLog } from "../port-log.ts";
import type { ScanPort } from "./scan-port.ts";
import { makeScan } from "./scan-whole.ts";

// In pieces, so that scanners of workstations leave this very file alone.
const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD", "-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** For development and small set-ups; it finds no real virus. */
export function makeBuiltInScan(log: PortLog): ScanPort {
  return makeScan({
    findVirus: async (bytes) => (bytes.includes(EICAR) ? "Eicar-Test-Signature" : undefined),
    isHealthy: async () => true,
    log,
  });
}
