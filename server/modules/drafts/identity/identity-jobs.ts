// What goes on with the service that verifies: people registered there, tokens renewed, and how each verification is, asked of the service itself.

import { asIndividualId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import {
  IdentityVerificationFault,
  type IdentityVerificationPort,
  type OpenVerification,
  RegistrationRefused,
  type VerificationState,
} from "../../../ports/identity-verification/identity-verification-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { hashOfVerification, openedOfCheck } from "./identity-check-seals.ts";
import { findIndividualOfVerification, listDueChecks, takeCheckToAsk } from "./identity-check-store.ts";
import { keepFault, keepOpened, readToOpen, type ToOpen } from "./open-identity-check.ts";
import { saveAnswer } from "./save-answer.ts";
import { findVerified, saveVerifiedDetails } from "./take-verified-details.ts";

export type IndividualPayload = { individualId: string };

export const PORTAL = { system: "Bondline" };

/** E-42: what people read where the service says nothing. */
const NO_DETAILS = "Invalid Response";

/** Registers the person, or renews the token of one who is registered. What has been asked for anew meanwhile is left to that. */
export async function openIdentityCheck(app: App, { individualId }: IndividualPayload): Promise<void> {
  const wanted = await runTransaction(app, PORTAL, (tx) => readToOpen(tx, individualId));
  if (wanted === undefined) return;
  try {
    const opened = await openAtService(serviceOf(app), wanted);
    await runTransaction(app, PORTAL, (tx) => keepOpened(tx, wanted, opened));
  } catch (thrown) {
    if (!(thrown instanceof IdentityVerificationFault)) throw thrown;
    const fault = thrown instanceof RegistrationRefused ? (thrown.details ?? NO_DETAILS) : thrown.message;
    await runTransaction(app, PORTAL, (tx) => keepFault(tx, wanted, fault));
  }
}

async function openAtService(service: IdentityVerificationPort, wanted: ToOpen): Promise<OpenVerification> {
  return wanted.verificationId === null
    ? await service.register(wanted.person)
    : await service.renewToken(wanted.verificationId);
}

/** Whoever calls is only a reason to ask the service itself; what is none of ours is left alone. Throws `WebhookRefused`. */
export async function takeIdentityNews(app: App, rawBody: Buffer): Promise<void> {
  const verificationId = app.ports.identityVerification?.readCallback(rawBody);
  if (verificationId === undefined) return;
  await runTransaction(app, PORTAL, async (tx) => {
    const individualId = await findIndividualOfVerification(tx, hashOfVerification(verificationId));
    if (individualId === undefined) return;
    const payload: IndividualPayload = { individualId };
    await tx.enqueue("check-identity", payload, { key: `check identity ${individualId}` });
  });
}

/** Asks how it is now: news may come late, twice, forged, or not at all. */
export async function checkIdentity(app: App, payload: IndividualPayload): Promise<void> {
  const asked = await askAbout(app, payload);
  if (asked !== undefined)
    await runTransaction(app, PORTAL, (tx) => saveAnswer(tx, payload.individualId, asked));
}

type Asked = VerificationState & { verificationId: string };

async function askAbout(app: App, { individualId }: IndividualPayload): Promise<Asked | undefined> {
  const check = await runTransaction(app, PORTAL, (tx) => takeCheckToAsk(tx, asIndividualId(individualId)));
  if (check === undefined) return undefined;
  const verificationId = openedOfCheck(app, individualId, "verificationIdEncrypted", check);
  if (verificationId === null) return undefined;
  return { ...(await serviceOf(app).fetchVerification(verificationId)), verificationId };
}

const ASKED_AT_ONCE_MAX = 200;
/** A service that is down is left alone until the next turn. */
const FAULTS_MAX = 3;

/** What a lost callback did not tell is found here. */
export async function checkIdentities(app: App): Promise<void> {
  const ids = await runTransaction(app, PORTAL, (tx) => listDueChecks(tx, tx.now, ASKED_AT_ONCE_MAX));
  let faults = 0;
  for (const individualId of ids) {
    if (faults === FAULTS_MAX || app.ports.identityVerification === undefined) return;
    try {
      await checkIdentity(app, { individualId });
    } catch (err) {
      // It is asked again later, and keeps nobody else from being asked now.
      app.log.warn({ err, individualId }, "a verification could not be asked about");
      faults += 1;
    }
  }
}

/** What the service holds of a person takes the place of what was entered. */
export async function pullVerifiedDetails(app: App, payload: IndividualPayload): Promise<void> {
  const { individualId } = payload;
  const verificationId = await runTransaction(app, PORTAL, (tx) => findVerified(tx, individualId));
  if (verificationId === undefined) return;
  const { person } = await serviceOf(app).fetchVerification(verificationId);
  if (person !== undefined)
    await runTransaction(app, PORTAL, (tx) =>
      saveVerifiedDetails(tx, individualId, { verificationId, person }),
    );
}

function serviceOf({ ports }: App): IdentityVerificationPort {
  if (ports.identityVerification === undefined)
    throw new IdentityVerificationFault("No identity service is set up.", { retriable: false });
  return ports.identityVerification;
}
