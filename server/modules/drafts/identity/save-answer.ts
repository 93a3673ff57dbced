// What the service answers about a verification, kept; the last one lets the submission of a draft go on.

import {
  type IdentificationStatus,
  isStillToVerify,
  isVerified,
  statusAfterAnswer,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { submitVerifiedDraft } from "../drafts/commands/submit-verified-draft.ts";
import type { Draft } from "../drafts/public.ts";
import { openedOfCheck } from "./identity-check-seals.ts";
import { saveCheck } from "./identity-check-store.ts";
import { accessIndividualAsSystem } from "./individual-access.ts";
import { individualsOf } from "./individual-part.ts";
import type { IndividualRow } from "./individual-record.ts";
import { saveIndividual } from "./individual-store.ts";
import { notifyOfAttention } from "./notify-of-identity.ts";

type Answered = { verificationId: string; status: IdentificationStatus };

/** An answer about whom the individual was before is none about who they are now. */
export async function saveAnswer(
  tx: Transaction,
  individualId: string,
  { verificationId, status: answered }: Answered,
): Promise<void> {
  const found = await accessIndividualAsSystem(tx, individualId);
  if (found === undefined) return;
  const { draft, individual } = found;
  if (openedOfCheck(tx.app, individualId, "verificationIdEncrypted", individual) !== verificationId) return;
  const status = statusAfterAnswer(individual.verificationStatus, answered);
  if (isVerified(status) || draft.closedAt !== null) await saveCheck(tx, individual.id, { dueAt: null });
  if (status === individual.verificationStatus) return;
  await saveIndividual(tx, individual.id, { verificationStatus: status });
  await notifyOfAttention(tx, draft, { individualId, name: individualName(individual), status });
  await afterVerification(tx, draft, { ...individual, verificationStatus: status });
}

/** With the draft locked, which is as it was before. */
export async function afterVerification(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM" | "CAN_VERIFY_OVERRIDE">,
  changed: IndividualRow,
): Promise<void> {
  const all = individualsOf(draft).map((each) => (each.id === changed.id ? changed : each));
  if (!all.some(isStillToVerify)) await submitVerifiedDraft(tx, draft);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
