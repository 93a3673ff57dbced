// The access check that a return link's code passes, for whoever holds it.

import { asReturnRequestId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type MailedLink, readByLink, requireByLink } from "../../people/accounts/public.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import type { ReturnRequestOfCode } from "./return-request-record.ts";
import { findReturnRequestOfCode } from "./return-request-store.ts";

export type ReturnLink = { requestId: string; returnCode: string };

const LINK: MailedLink<ReturnRequestOfCode> = {
  bearer: "Return link",
  perAddress: "returnCodePerAddress",
  tries: "returnTriesPerRequest",
  find: (tx, { id, codeHash }) => findReturnRequestOfCode(tx, { id: asReturnRequestId(id), codeHash }),
  refuse: () => refuse("RETURN_REQUEST_NOT_FOUND", { id: "" }),
};

export async function readReturnRequestOfCode(
  context: Context,
  link: ReturnLink,
): Promise<ReturnRequestOfCode> {
  return await readByLink(context, LINK, given(link), async (_tx, request) => request);
}

/** Locked, so that a code answers once; with it comes the document that it is for. */
export async function accessReturnRequestToAnswer(tx: Transaction, link: ReturnLink) {
  const { documentId } = await requireByLink(tx, LINK, given(link));
  const document = await accessDocumentAsSystem(tx, documentId);
  const request = await requireByLink(tx, LINK, given(link));
  return { request, document };
}

function given({ requestId, returnCode }: ReturnLink) {
  return { id: requestId, code: returnCode };
}
