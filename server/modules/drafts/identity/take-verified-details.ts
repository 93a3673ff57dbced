// What the service holds of somebody whom it has verified, taken over: the person may have changed it there.

import type { PersonToVerify } from "../../../ports/identity-verification/identity-verification-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { openedOfCheck } from "./identity-check-seals.ts";
import { accessIndividualAsSystem, type SystemIndividual } from "./individual-access.ts";
import { isVerifiedByService } from "./individual-part.ts";
import { readIndividual, writeVerifiedDetails } from "./write-individual.ts";

/** The id of the verification by which the service has verified the person. */
export async function findVerified(tx: Transaction, individualId: string): Promise<string | undefined> {
  const found = await accessIndividualAsSystem(tx, individualId);
  return found && verificationOf(tx, found);
}

function verificationOf(tx: Transaction, { individual }: SystemIndividual): string | undefined {
  if (!isVerifiedByService(individual)) return undefined;
  return openedOfCheck(tx.app, individual.id, "verificationIdEncrypted", individual) ?? undefined;
}

type Held = { verificationId: string; person: PersonToVerify };

/** What does not fit the rules of ours is left as it was entered. */
export async function saveVerifiedDetails(
  tx: Transaction,
  individualId: string,
  { verificationId, person }: Held,
): Promise<void> {
  const found = await accessIndividualAsSystem(tx, individualId);
  if (found === undefined || verificationOf(tx, found) !== verificationId) return;
  const { draft, individual: before } = found;
  const { givenNames: firstName, middleNames, surname, address, dateOfBirth } = person;
  const given = { firstName, middleNames, surname, simpleKyc: { ...address, dateOfBirth } };
  const { individual, faults } = readIndividual(tx, draft, { given, before });
  if (Object.keys(faults).length > 0) return;
  await writeVerifiedDetails(tx, draft, { ...individual, before });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
