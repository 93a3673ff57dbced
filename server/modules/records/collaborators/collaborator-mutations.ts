// The calls about people on single documents and the commands that they run.

import { type InputBuilder, inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, idOf, payloadOf, record } from "../../../graphql/payloads.ts";
import { CollaboratorRoleRef } from "../../../graphql/shared-types.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { DocumentRef } from "../../documents/documents/public.ts";
import { acceptCollaboratorInvitation } from "./commands/accept-collaborator-invitation.ts";
import { createDocumentCollaborator } from "./commands/create-document-collaborator.ts";
import { leaveDocument } from "./commands/leave-document.ts";
import { removeDocumentCollaborator } from "./commands/remove-document-collaborator.ts";
import { resendDocumentCollaborator } from "./commands/resend-document-collaborator.ts";
import { updateDocumentCollaborator } from "./commands/update-document-collaborator.ts";

const DocumentCollaboratorPayloadRef = payloadOf("DocumentCollaboratorPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

/** The person may not have accepted the terms yet, so what was accepted is opened behind them. */
const AcceptedCollaboratorPayloadRef = payloadOf("AcceptedCollaboratorPayload", {
  documentId: idOf("documentId"),
  organisationId: idOf("organisationId"),
});

const place = (t: InputBuilder) => ({ documentId: t.id({ required: true }), id: t.id({ required: true }) });
const roles = (t: InputBuilder) => t.field({ type: [CollaboratorRoleRef], required: true });

mutation("createDocumentCollaborator", {
  input: inputOf("CreateDocumentCollaboratorInput", (t) => ({
    documentId: t.id({ required: true }),
    emailAddress: t.string({ required: true }),
    roles: roles(t),
  })),
  payload: DocumentCollaboratorPayloadRef,
  run: createDocumentCollaborator,
});

mutation("resendDocumentCollaborator", {
  input: inputOf("ResendDocumentCollaboratorInput", place),
  payload: DocumentCollaboratorPayloadRef,
  run: resendDocumentCollaborator,
});

mutation("updateDocumentCollaborator", {
  input: inputOf("UpdateDocumentCollaboratorInput", (t) => ({ ...place(t), roles: roles(t) })),
  payload: DocumentCollaboratorPayloadRef,
  run: updateDocumentCollaborator,
});

mutation("removeDocumentCollaborator", {
  input: inputOf("RemoveDocumentCollaboratorInput", place),
  payload: DocumentCollaboratorPayloadRef,
  run: removeDocumentCollaborator,
});

mutation("leaveDocument", {
  input: inputOf("LeaveDocumentInput", (t) => ({ documentId: t.id({ required: true }) })),
  payload: EmptyPayloadRef,
  run: leaveDocument,
});

mutation("acceptCollaboratorInvitation", {
  openBeforeTerms: true,
  input: inputOf("AcceptCollaboratorInvitationInput", (t) => ({ code: t.string({ required: true }) })),
  payload: AcceptedCollaboratorPayloadRef,
  run: acceptCollaboratorInvitation,
});
