// Who is on a document by name, as a part of the document.

import type { AccountId, DocumentCollaboratorId } from "@bondline/domain/ids.ts";
import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../../documents/documents/public.ts";

export type Collaborator = {
  id: DocumentCollaboratorId;
  accountId: AccountId | null;
  emailAddress: string;
  givenName: string | null;
  familyName: string | null;
  organisationName: string | null;
  roles: CollaboratorRole[];
  invitationStatus: InvitationStatus;
  invitedByName: string | null;
  sentAt: Instant | null;
  acceptedAt: Instant | null;
  /** A limited member of the document's own organisation, who was added to it. */
  isMember: boolean;
};

export const PEOPLE_OF_DOCUMENT = recordPart({
  reads: { collaborators: "people_on_document(d.id) as collaborators" },
  fields: { collaborators: ["collaborators", "facts"] },
});

/** In the order in which they came. */
export function collaboratorsOf(document: Document): Collaborator[] {
  return (document as Document & { collaborators: Collaborator[] }).collaborators;
}
