// The road that every scan takes: read the file to its end, look for viruses, then for a file that is not what it claims to be.
import { addAbortSignal, type Readable } from "node:stream";
import { UPLOAD_BYTES_MAX } from "../files/files-port.ts";
import type { PortLog } from "../port-log.ts";
import { contentFinding } from "./content-check.ts";
import type { ContentFault } from "./content-fault.ts";
import type { ScanPort, ScanResult, ScanSubject } from "./scan-port.ts";

/** Answers with the virus's name, or undefined for none; throws when it cannot tell. */
export type VirusSearch = (bytes: Buffer) => Promise<string | undefined>;

const READING_MILLISECONDS_MAX = 60_000;

export function makeScan(options: {
  findVirus: VirusSearch;
  isHealthy: () => Promise<boolean>;
  log: PortLog;
}): ScanPort {
  return {
    isHealthy: options.isHealthy,
    async scan(stream, subject) {
      try {
        return await scanWhole(stream, subject, options.findVirus);
      } catch (error) {
        options.log.warn({ port: "scan", err: error }, "A file could not be scanned.");
        return { outcome: "FAILED", detail: "The file could not be scanned.", retriable: true };
      } finally {
        stream.destroy();
      }
    },
  };
}

async function scanWhole(
  stream: Readable,
  subject: ScanSubject,
  findVirus: VirusSearch,
): Promise<ScanResult> {
  const bytes = await readWhole(stream);
  if (bytes === undefined) return notAccepted({ reason: "TOO_LARGE", detail: "The file is too large." });
  if (bytes.length === 0) return notAccepted({ reason: "EMPTY", detail: "The file is empty." });
  const virus = await findVirus(bytes);
  if (virus !== undefined) return { outcome: "INFECTED", detail: virus };
  const finding = await contentFinding(bytes, subject);
  if (finding === undefined) return { outcome: "CLEAN" };
  return finding.kind === "virus"
    ? { outcome: "INFECTED", detail: finding.name }
    : notAccepted(finding.fault);
}

/** Held in memory, for the checks jump about in it: at most 30 MB a scan. Undefined when it is longer. */
async function readWhole(stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let byteLength = 0;
  for await (const chunk of addAbortSignal(AbortSignal.timeout(READING_MILLISECONDS_MAX), stream)) {
    byteLength += chunk.length;
    if (byteLength > UPLOAD_BYTES_MAX) return undefined;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

function notAccepted(fault: ContentFault): ScanResult {
  return { outcome: "FAILED", retriable: false, ...fault };
}
