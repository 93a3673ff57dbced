// The only access checks of a document's notification list: whoever looks after it sees and sets all of it, everybody their own place.

import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDocument,
  accessDocumentToChange,
  type GrantedDocument,
  maySee,
} from "../../documents/documents/document-access.ts";
import { type Listener, listAudience } from "./notification-list-store.ts";

export async function listListeners(tx: Transaction, documentId: string): Promise<Listener[]> {
  const document = await accessDocument(tx, documentId, ["facts"]);
  const audience = await listAudience(tx, document.id);
  if (maySee(tx.actor, document, "CAN_MANAGE_NOTIFICATION_LIST")) return audience;
  const { accountId } = requirePerson(tx.actor);
  return audience.filter((each) => each.accountId === accountId);
}

type OnList<Capability extends "CAN_MANAGE_NOTIFICATION_LIST" | "CAN_VIEW"> = {
  document: GrantedDocument<Capability>;
  listener: Listener;
};

/** Locks the document, then asks for somebody who sees it. */
export async function accessListener(
  tx: Transaction,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<OnList<"CAN_MANAGE_NOTIFICATION_LIST">> {
  const asked = { id: documentId, version: undefined };
  const document = await accessDocumentToChange(tx, asked, "CAN_MANAGE_NOTIFICATION_LIST");
  const audience = await listAudience(tx, document.id);
  const listener = audience.find(({ accountId }) => accountId === userId.toLowerCase());
  return { document, listener: listener ?? refuse("COLLABORATOR_NOT_FOUND", { id: userId }) };
}

/** Staff see documents by their work and are on no list. */
export async function accessOwnListener(tx: Transaction, documentId: string): Promise<OnList<"CAN_VIEW">> {
  const { accountId } = requirePerson(tx.actor);
  const notFound = () => refuse("COLLABORATOR_NOT_FOUND", { id: documentId });
  const document = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined, notFound },
    "CAN_VIEW",
  );
  const listener = (await listAudience(tx, document.id)).find((each) => each.accountId === accountId);
  return { document, listener: listener ?? notFound() };
}
