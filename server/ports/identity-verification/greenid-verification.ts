// Has people verified at greenID: registered, given a token for its page, and asked about by the verification's id.

import {
  IDENTIFICATION_STATUSES,
  type IdentificationStatus,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import type { PortLog } from "../port-log.ts";
import type { GreenIdSettings } from "../port-settings.ts";
import { WebhookRefused } from "../webhook-refused.ts";
import { askGreenId, type GreenId, nonsense } from "./greenid-calls.ts";
import { personOfWire, wirePersonOf } from "./greenid-person.ts";
import {
  type IdentityVerificationPort,
  type OpenVerification,
  RegistrationRefused,
  type VerificationState,
} from "./identity-verification-port.ts";

/** As long as anybody reads of a fault. */
const DETAILS_MAX = 300;

export type GreenIdOptions = Omit<GreenIdSettings, "kind"> & { log: PortLog };

export function makeGreenIdVerification(options: GreenIdOptions): IdentityVerificationPort {
  return {
    name: options.name,
    register: (person) => open(options, "/register", wirePersonOf(person)),
    renewToken: async (verificationId) => {
      const opened = await open(options, "/token", { verificationId });
      // Another person's page is opened for nobody.
      if (opened.verificationId !== verificationId) throw nonsense(options.name);
      return opened;
    },
    fetchVerification: (verificationId) => fetchVerification(options, verificationId),
    hostedUrl: (token, returnUrl) =>
      `${options.url}/verify?${new URLSearchParams({ verificationToken: token, returnUrl })}`,
    readCallback,
  };
}

async function open(
  on: GreenId,
  path: string,
  said: Readonly<Record<string, string>>,
): Promise<OpenVerification> {
  const { accountId, apiCode, name } = on;
  const answer = await askGreenId(on, path, { accountId, apiCode, ...said });
  if (answer.isFault === true) throw new RegistrationRefused(name, detailsOf(answer.faultData));
  const { verificationToken: token, verificationId } = answer;
  if (!isPlain(token) || !isPlain(verificationId)) throw nonsense(name);
  return { token, verificationId };
}

function detailsOf(faultData: unknown): string | undefined {
  if (typeof faultData !== "object" || faultData === null || !("details" in faultData)) return undefined;
  const { details } = faultData;
  const text = typeof details === "string" ? details.replace(/\s+/g, " ").trim() : "";
  return text.slice(0, DETAILS_MAX) || undefined;
}

/** The password goes in the address: nothing here may log that. */
async function fetchVerification(on: GreenId, verificationId: string): Promise<VerificationState> {
  const { accountId, password: webServicePassword } = on;
  const query = new URLSearchParams({ accountId, webServicePassword, verificationId });
  const { verificationResult, registrationDetails } = await askGreenId(on, `/df/verificationResult?${query}`);
  const result: Record<string, unknown> = { ...(verificationResult as object) };
  // An answer about somebody else is none.
  if (result.verificationId !== verificationId || !isStatus(result.overallVerificationStatus))
    throw nonsense(on.name);
  return { status: result.overallVerificationStatus, person: personOfWire(registrationDetails) };
}

function isStatus(value: unknown): value is IdentificationStatus {
  return IDENTIFICATION_STATUSES.some((status) => status === value);
}

function isPlain(value: unknown): value is string {
  return typeof value === "string" && PLAIN.test(value);
}
const PLAIN = /^[\w.-]{1,255}$/;

/** Completed sessions and cancelled ones name it differently. */
const CALLBACK_NAMES = ["userId", "verificationID"];

function readCallback(rawBody: Buffer): string {
  const said = new URLSearchParams(rawBody.toString("utf8"));
  const verificationId = CALLBACK_NAMES.map((name) => said.get(name)).find((each) => each !== null);
  if (!isPlain(verificationId)) throw new WebhookRefused("malformed", "The callback names no verification.");
  return verificationId;
}
