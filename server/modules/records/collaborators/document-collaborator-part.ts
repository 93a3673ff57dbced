// Who is on a document by name, as a part of the document.

import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../../documents/documents/public.ts";
import type { Collaborator } from "./collaborator-record.ts";
import { deleteNotificationLists } from "./notification-list-store.ts";

export const PEOPLE_OF_DOCUMENT = recordPart({
  reads: { collaborators: "people_on_document(d.id) as collaborators" },
  fields: { collaborators: ["collaborators", "facts"] },
  removed: deleteNotificationLists,
});

/** In the order in which they came. */
export function collaboratorsOf(document: Document): Collaborator[] {
  return (document as Document & { collaborators: Collaborator[] }).collaborators;
}
