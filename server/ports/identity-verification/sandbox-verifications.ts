// What can happen to a verification in the sandbox: registered, given a new token, completed, locked out, cancelled or decided later.

import { randomBytes } from "node:crypto";
import {
  type IdentificationStatus,
  isVerified,
  TOKEN_MINUTES,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Clock } from "../clock/clock-port.ts";
import type { PortLog } from "../port-log.ts";
import type { WirePerson } from "./greenid-person.ts";
import { outcomeOf } from "./sandbox-outcomes.ts";
import type { SandboxVerification, SandboxVerificationStore } from "./sandbox-verification.ts";

export const SANDBOX_SERVICE = "Sandbox identity check";
export const SANDBOX_PATH = "/sandbox/identity";

export type SandboxIdentityOptions = {
  publicUrl: string;
  accountId: string;
  apiCode: string;
  password: string;
  store: SandboxVerificationStore;
  clock: Clock;
  log: PortLog;
};

const ANSWER_MILLISECONDS_MAX = 10_000;

export async function registerAtSandbox(
  { store, clock }: Pick<SandboxIdentityOptions, "store" | "clock">,
  person: WirePerson,
): Promise<SandboxVerification> {
  const made: SandboxVerification = {
    id: randomBytes(10).toString("hex"),
    version: 1,
    person,
    token: newToken(),
    tokenAt: clock.now(),
    status: "IN_PROGRESS",
    answersAt: clock.now(),
  };
  await store.put(made);
  return made;
}

export async function renewSandboxToken(
  { store, clock }: SandboxIdentityOptions,
  verification: SandboxVerification,
): Promise<SandboxVerification | undefined> {
  const { version } = verification;
  const renewed = { ...verification, version: version + 1, token: newToken(), tokenAt: clock.now() };
  return (await store.put(renewed)) ? renewed : undefined;
}

export function isTokenAlive({ clock }: SandboxIdentityOptions, { tokenAt }: SandboxVerification): boolean {
  return addMinutes(tokenAt, TOKEN_MINUTES) > clock.now();
}

/** What the service says of it when it is asked now. */
export function statusNow(
  { clock }: SandboxIdentityOptions,
  { status, answersAt }: SandboxVerification,
): IdentificationStatus {
  return answersAt > clock.now() ? "IN_PROGRESS" : status;
}

/** Whether its page still has anything to do. */
export function isOpen({ status }: SandboxVerification): boolean {
  return !isVerified(status) && status !== "LOCKED_OUT";
}

/** The first time it ends as the last name says; what waited for a decision is then verified. */
export async function completeAtSandbox(on: SandboxIdentityOptions, verification: SandboxVerification) {
  const { status, person } = verification;
  const outcome = outcomeOf(person.surname);
  const isDecided = status === "PENDING" || status === "MANUAL";
  const changed: SandboxVerification = {
    ...verification,
    status: isDecided ? "VERIFIED" : outcome.status,
    person: outcome.status === "VERIFIED_WITH_CHANGES" ? { ...person, streetNumber: "41" } : person,
    answersAt: addMinutes(on.clock.now(), outcome.afterMinutes ?? 0),
  };
  if (!(await change(on, changed)) || outcome.isSilent === true) return;
  // As the real one: notified of those who are verified or pending, and never of a lock-out.
  if (isVerified(changed.status) || changed.status === "PENDING") await postCallback(on, "userId", changed);
}

export async function lockOutAtSandbox(on: SandboxIdentityOptions, verification: SandboxVerification) {
  await change(on, { ...verification, status: "LOCKED_OUT" });
}

/** Nothing is decided by it: the person may come back. */
export async function cancelAtSandbox(on: SandboxIdentityOptions, verification: SandboxVerification) {
  await postCallback(on, "verificationID", verification);
}

/** What another request changed in between stays as it left it. */
async function change({ store }: SandboxIdentityOptions, changed: SandboxVerification): Promise<boolean> {
  return await store.put({ ...changed, version: changed.version + 1 });
}

/** Once: what is lost on the way, the portal finds by asking. */
async function postCallback(
  { publicUrl, log }: SandboxIdentityOptions,
  name: "userId" | "verificationID",
  { id }: SandboxVerification,
): Promise<void> {
  try {
    const answer = await fetch(`${publicUrl}/webhooks/identity-verification`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ [name]: id }).toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS_MAX),
    });
    await answer.body?.cancel();
  } catch (err) {
    log.warn({ port: "identity-verification", err }, "A callback could not be delivered.");
  }
}

function newToken(): string {
  return randomBytes(20).toString("hex");
}
