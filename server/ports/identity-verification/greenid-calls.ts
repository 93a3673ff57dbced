// One call to greenID, and what its failures mean. Account, code and password go with it and are shown to nobody.

import { askForJson } from "../ask-for-json.ts";
import { AnswerRefused } from "../ask-within.ts";
import type { PortLog } from "../port-log.ts";
import { IdentityVerificationFault } from "./identity-verification-port.ts";

export type GreenId = {
  name: string;
  /** Where it answers, without a slash at the end. */
  url: string;
  accountId: string;
  /** Goes with a registration. */
  apiCode: string;
  /** Goes with a question about one. */
  password: string;
  timeoutMilliseconds: number;
  log: PortLog;
};

/** Throws `IdentityVerificationFault`, which tells neither the address, which may hold the password, nor what was sent. */
export async function askGreenId(
  { name, url, timeoutMilliseconds, log }: GreenId,
  path: string,
  said?: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json" };
  const call = said === undefined ? {} : { method: "POST", headers, body: JSON.stringify(said) };
  try {
    return await askForJson(`${url}${path}`, { ...call, timeoutMilliseconds });
  } catch (cause) {
    const status = cause instanceof AnswerRefused ? cause.status : undefined;
    const reason = cause instanceof Error ? cause.name : "unknown";
    log.warn({ status, reason }, "the identity-verification service failed");
    throw faultOf(name, status);
  }
}

/** What it refuses once it refuses always, unless it only asks us to wait. */
function faultOf(name: string, status: number | undefined): IdentityVerificationFault {
  if (status === undefined || status >= 500 || WAITS.includes(status))
    return new IdentityVerificationFault(`${name} did not answer.`, { retriable: true });
  return new IdentityVerificationFault(`${name} refused what was asked.`, { retriable: false });
}

const WAITS = [408, 425, 429];

export function nonsense(name: string): IdentityVerificationFault {
  return new IdentityVerificationFault(`${name} answered something that cannot be read.`, {
    retriable: true,
  });
}
