// Takes a request for return back: its link opens nothing any more, and the guarantee stands as before.

import {
  documentRequestStatusAfter,
  documentStatusAfter,
} from "@bondline/domain/documents/documents/document-transitions.ts";
import { asReturnRequestId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { moveDocument } from "../../documents/commands/move-document.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import { sendReturnWithdrawn } from "../notify-of-return.ts";
import { openReturnOf } from "../return-request-part.ts";
import { LINK_ENDED, saveReturnRequest } from "../return-request-store.ts";

export type RemoveDocumentRequestForReturnInput = { id: string; documentId: string; version: number };

export async function removeDocumentRequestForReturn(
  tx: Transaction,
  input: RemoveDocumentRequestForReturnInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { documentId, version } = input;
  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_RETURN");
  const id = asReturnRequestId(input.id);
  const request = openReturnOf(document);
  if (request?.id !== id) refuse("RETURN_REQUEST_NOT_FOUND", { id });

  await saveReturnRequest(tx, document, id, {
    ...LINK_ENDED,
    status: documentRequestStatusAfter(request.status, "withdraw"),
    endedByName: `${givenName} ${familyName}`,
    endedAt: tx.now,
  });
  await moveDocument(tx, document, { status: documentStatusAfter(document.status, "removeReturnRequest") });
  await sendReturnWithdrawn(tx, document, request);
  return { documentId: document.id };
}
