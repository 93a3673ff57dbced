// One call to Documenso's API, and what its failures mean.

import { askForJson } from "../ask-for-json.ts";
import { AnswerRefused } from "../ask-within.ts";
import type { PortLog } from "../port-log.ts";
import { ESignatureFault } from "./e-signatures-port.ts";

export type Documenso = {
  name: string;
  /** Where it answers, without a slash at the end. */
  url: string;
  apiToken: string;
  timeoutMilliseconds: number;
  log: PortLog;
};

/** It knows no such envelope. */
export class EnvelopeMissing extends ESignatureFault {
  constructor(name: string) {
    super(`${name} knows no such envelope.`, { retriable: false });
    this.name = "EnvelopeMissing";
  }
}

type Call = { method?: "POST"; headers?: Record<string, string>; body?: string | FormData };

/** Throws `ESignatureFault`, which tells neither the address nor the token. */
export async function askDocumenso(
  { name, url, apiToken, timeoutMilliseconds, log }: Documenso,
  path: string,
  { headers, ...call }: Call = {},
): Promise<Record<string, unknown>> {
  try {
    return await askForJson(`${url}/api/v2${path}`, {
      ...call,
      headers: { ...headers, authorization: apiToken },
      timeoutMilliseconds,
    });
  } catch (cause) {
    const status = cause instanceof AnswerRefused ? cause.status : undefined;
    log.warn(
      { status, reason: cause instanceof Error ? cause.name : "unknown" },
      "the e-signature service failed",
    );
    throw faultOf(name, status);
  }
}

/** What it refuses once it refuses always, unless it only asks us to wait. */
function faultOf(name: string, status: number | undefined): ESignatureFault {
  if (status === NOT_FOUND) return new EnvelopeMissing(name);
  if (status === undefined || status >= 500 || WAITS.includes(status))
    return new ESignatureFault(`${name} did not answer.`, { retriable: true });
  return new ESignatureFault(`${name} refused what was asked.`, { retriable: false });
}

const NOT_FOUND = 404;
const WAITS = [408, 425, 429];

export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
