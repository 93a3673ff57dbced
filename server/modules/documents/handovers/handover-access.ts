// The access check that a handover's code passes, for whoever holds it: every wrong, used, removed or ended one answers alike.

import { handoverCodeIn } from "@bondline/domain/documents/handovers/handover.ts";
import { asDocumentId, isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { grant } from "../../../transaction/granted.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import {
  admitCall,
  isLimitLeft,
  LIMITS,
  linkCodeHash,
  takeFromLimitQuietly,
} from "../../people/accounts/public.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { HandoverOfCode } from "./handover-record.ts";
import { findHandoverOfCode, lockDocumentOfHandover } from "./handover-store.ts";

export type { HandoverOfCode } from "./handover-record.ts";

export type HandoverLink = { documentId: string; handoverCode: string };

/** In a transaction of its own, since a failed try has to be counted although it is refused. */
export async function readHandoverOfCode(context: Context, link: HandoverLink): Promise<HandoverOfCode> {
  await admitCall(context.application, "handoverCodePerAddress", context.client.ipAddress);
  const found = await runTransaction(context.application, { system: "Handover link" }, async (tx) => {
    await requireTriesLeft(tx, link);
    const handover = await findByLink(tx, link);
    if (handover === undefined) await takeFromLimitQuietly(tx, "handoverTriesPerDocument", limitedBy(link));
    return handover;
  });
  return found ?? refuseLink();
}

/** Locked, so that a code is used once; with it comes the document that it is for. */
export async function accessHandoverToConfirm(
  tx: Transaction,
  link: HandoverLink,
): Promise<{ handover: HandoverOfCode; document: ChangingDocument }> {
  const { documentId } = (await findByLink(tx, link)) ?? refuseLink();
  await lockDocumentOfHandover(tx, documentId);
  const handover = (await findByLink(tx, link)) ?? refuseLink();
  const place = { id: documentId, organisationId: handover.organisationId };
  return { handover, document: grant(place, "BY_HANDOVER_LINK") };
}

async function findByLink(tx: Transaction, { documentId, handoverCode }: HandoverLink) {
  if (!isUuid(documentId)) return undefined;
  const codeHash = linkCodeHash(handoverCodeIn(handoverCode));
  return await findHandoverOfCode(tx, { documentId: asDocumentId(documentId), codeHash });
}

async function requireTriesLeft(tx: Transaction, link: HandoverLink): Promise<void> {
  if (await isLimitLeft(tx, "handoverTriesPerDocument", limitedBy(link))) return;
  refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS.handoverTriesPerDocument.seconds });
}

/** Counted for documents that do not exist too, so that the count tells nobody which do. */
function limitedBy({ documentId }: HandoverLink): string {
  return isUuid(documentId) ? documentId.toLowerCase() : "no document";
}

function refuseLink(): never {
  refuse("HANDOVER_NOT_FOUND", { id: "" });
}
