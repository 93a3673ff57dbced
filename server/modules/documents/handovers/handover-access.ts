// The door that a handover's code opens, for whoever holds it: every wrong, used, removed or ended one answers alike.

import { handoverCodeIn } from "@bondline/domain/documents/handovers/handover.ts";
import { asDocumentId, isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { runWork, type Work } from "../../../work/work.ts";
import { admitCall } from "../../people/accounts/admission.ts";
import { isLimitLeft, LIMITS, takeFromLimitQuietly } from "../../people/accounts/limits.ts";
import { linkCodeHash } from "../../people/accounts/link-code.ts";
import type { HandoverOfCode } from "./handover-record.ts";
import { findHandoverOfCode, lockDocumentOfHandover } from "./handover-store.ts";

export type { HandoverOfCode } from "./handover-record.ts";

export type HandoverLink = { documentId: string; handoverCode: string };

/** In a transaction of its own, since a failed try has to be counted although it is refused. */
export async function readHandoverOfCode(context: Context, link: HandoverLink): Promise<HandoverOfCode> {
  await admitCall(context.application, "handoverCodePerAddress", context.client.ipAddress);
  const found = await runWork(context.application, { system: "Handover link" }, async (work) => {
    await requireTriesLeft(work, link);
    const handover = await findByLink(work, link);
    if (handover === undefined) await takeFromLimitQuietly(work, "handoverTriesPerDocument", limitedBy(link));
    return handover;
  });
  return found ?? refuseLink();
}

/** Locked, so that a code is used once. */
export async function accessHandoverToConfirm(work: Work, link: HandoverLink): Promise<HandoverOfCode> {
  const { documentId } = (await findByLink(work, link)) ?? refuseLink();
  await lockDocumentOfHandover(work, documentId);
  return (await findByLink(work, link)) ?? refuseLink();
}

async function findByLink(
  work: Work,
  { documentId, handoverCode }: HandoverLink,
): Promise<HandoverOfCode | undefined> {
  if (!isUuid(documentId)) return undefined;
  const codeHash = linkCodeHash(handoverCodeIn(handoverCode));
  return await findHandoverOfCode(work, { documentId: asDocumentId(documentId), codeHash });
}

async function requireTriesLeft(work: Work, link: HandoverLink): Promise<void> {
  if (await isLimitLeft(work, "handoverTriesPerDocument", limitedBy(link))) return;
  refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS.handoverTriesPerDocument.seconds });
}

/** Counted for documents that do not exist too, so that the count tells nobody which do. */
function limitedBy({ documentId }: HandoverLink): string {
  return isUuid(documentId) ? documentId.toLowerCase() : "no document";
}

function refuseLink(): never {
  refuse("HANDOVER_NOT_FOUND", { id: "" });
}
