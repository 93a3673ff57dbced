// The access check that a return link's code passes, for whoever holds it: every wrong, used, withdrawn or old one answers alike.

import { handoverCodeIn as codeInLink } from "@bondline/domain/documents/handovers/handover.ts";
import { asReturnRequestId, isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import {
  admitCall,
  isLimitLeft,
  LIMITS,
  linkCodeHash,
  takeFromLimitQuietly,
} from "../../people/accounts/public.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import type { ReturnRequestOfCode } from "./return-request-record.ts";
import { findReturnRequestOfCode } from "./return-request-store.ts";

export type ReturnLink = { requestId: string; returnCode: string };

/** In a transaction of its own, since a failed try has to be counted although it is refused. */
export async function readReturnRequestOfCode(
  context: Context,
  link: ReturnLink,
): Promise<ReturnRequestOfCode> {
  await admitCall(context.application, "returnCodePerAddress", context.client.ipAddress);
  const found = await runTransaction(context.application, { system: "Return link" }, async (tx) => {
    await requireTriesLeft(tx, link);
    const request = await findByLink(tx, link);
    if (request === undefined) await takeFromLimitQuietly(tx, "returnTriesPerRequest", limitedBy(link));
    return request;
  });
  return found ?? refuseLink();
}

/** Locked, so that a code answers once; with it comes the document that it is for. */
export async function accessReturnRequestToAnswer(tx: Transaction, link: ReturnLink) {
  const { documentId } = (await findByLink(tx, link)) ?? refuseLink();
  const document = await accessDocumentAsSystem(tx, documentId);
  const request = (await findByLink(tx, link)) ?? refuseLink();
  return { request, document };
}

async function findByLink(tx: Transaction, { requestId, returnCode }: ReturnLink) {
  if (!isUuid(requestId)) return undefined;
  const codeHash = linkCodeHash(codeInLink(returnCode));
  return await findReturnRequestOfCode(tx, { id: asReturnRequestId(requestId), codeHash });
}

async function requireTriesLeft(tx: Transaction, link: ReturnLink): Promise<void> {
  if (await isLimitLeft(tx, "returnTriesPerRequest", limitedBy(link))) return;
  refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS.returnTriesPerRequest.seconds });
}

/** Counted for requests that do not exist too, so that the count tells nobody which do. */
function limitedBy({ requestId }: ReturnLink): string {
  return isUuid(requestId) ? requestId.toLowerCase() : "no request";
}

function refuseLink(): never {
  refuse("RETURN_REQUEST_NOT_FOUND", { id: "" });
}
