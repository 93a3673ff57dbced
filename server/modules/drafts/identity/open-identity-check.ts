// A check that is to be opened at the service that verifies: what is sent, and what is kept of the answer.

import { minutesUntilAsked } from "@bondline/domain/drafts/identity/identification-status.ts";
import { IDENTITY_FORM_RULES } from "@bondline/domain/drafts/identity/identity-form.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type {
  OpenVerification,
  PersonToVerify,
} from "../../../ports/identity-verification/identity-verification-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { hashOfVerification, openedOfCheck, sealOfCheck } from "./identity-check-seals.ts";
import { askForToken, saveCheck } from "./identity-check-store.ts";
import { accessIndividualAsSystem, type SystemIndividual } from "./individual-access.ts";
import { type IndividualRow, textsOfIndividual } from "./individual-record.ts";
import { saveIndividual } from "./individual-store.ts";

export type ToOpen = {
  individualId: string;
  /** Which asking this answers. */
  askedAt: string;
  verificationId: string | null;
  person: PersonToVerify;
};

/** For what the portal opens by itself, such as the demo's checks. */
export async function askToOpen(tx: Transaction, individualId: string): Promise<ToOpen | undefined> {
  const found = await accessIndividualAsSystem(tx, individualId);
  if (found === undefined) return undefined;
  await askForToken(tx, found.individual);
  return await readToOpen(tx, individualId);
}

/** Undefined where nobody asks for it any more. */
export async function readToOpen(tx: Transaction, individualId: string): Promise<ToOpen | undefined> {
  const individual = (await accessIndividualAsSystem(tx, individualId))?.individual;
  if (individual?.askedAt == null) return undefined;
  const person = personOf(tx, individual);
  const verificationId = openedOfCheck(tx.app, individualId, "verificationIdEncrypted", individual);
  return person && { individualId, askedAt: individual.askedAt, verificationId, person };
}

function personOf({ app }: Transaction, individual: IndividualRow): PersonToVerify | undefined {
  const form = checkFields(IDENTITY_FORM_RULES, textsOfIndividual(app, individual));
  if (!form.ok) return undefined;
  const { firstName, middleNames, surname, emailAddress } = form.values;
  const at = form.values;
  return {
    givenNames: firstName,
    middleNames: middleNames ?? "",
    surname,
    email: emailAddress,
    dateOfBirth: at["simpleKyc.dateOfBirth"],
    address: {
      unit: at["simpleKyc.unit"] ?? "",
      number: at["simpleKyc.number"],
      street: at["simpleKyc.street"],
      streetType: at["simpleKyc.streetType"],
      suburb: at["simpleKyc.suburb"],
      state: at["simpleKyc.state"],
      postalCode: at["simpleKyc.postalCode"],
    },
  };
}

/** What was asked for anew meanwhile, or of another person, is none of this answer's. */
async function stillAsked(
  tx: Transaction,
  { individualId, askedAt }: ToOpen,
): Promise<SystemIndividual | undefined> {
  const found = await accessIndividualAsSystem(tx, individualId);
  return found?.individual.askedAt === askedAt ? found : undefined;
}

export async function keepOpened(
  tx: Transaction,
  wanted: ToOpen,
  { verificationId, token }: OpenVerification,
): Promise<void> {
  const found = await stillAsked(tx, wanted);
  if (found === undefined) return;
  const { draft, individual } = found;
  await saveCheck(tx, individual.id, {
    askedAt: null,
    fault: null,
    verificationIdHash: hashOfVerification(verificationId),
    verificationIdEncrypted: sealOfCheck(tx.app, individual.id, "verificationIdEncrypted", verificationId),
    tokenEncrypted: sealOfCheck(tx.app, individual.id, "tokenEncrypted", token),
    tokenAt: tx.now,
    dueAt: addMinutes(tx.now, minutesUntilAsked(0)),
    timesAsked: 0,
  });
  if (individual.verificationStatus === null)
    await saveIndividual(tx, individual.id, { verificationStatus: "IN_PROGRESS" });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}

export async function keepFault(tx: Transaction, wanted: ToOpen, fault: string): Promise<void> {
  const found = await stillAsked(tx, wanted);
  if (found === undefined) return;
  const { draft, individual } = found;
  await saveCheck(tx, individual.id, { askedAt: null, fault });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
