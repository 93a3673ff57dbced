// The calls about people on single drafts and documents and the commands that they run.

import { type InputBuilder, inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, idOf, idOrNothingOf, payloadOf, record } from "../../../graphql/payloads.ts";
import { CollaboratorRoleRef } from "../../../graphql/shared-types.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { DocumentRef } from "../../documents/documents/public.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftRef } from "../../drafts/drafts/public.ts";
import { acceptCollaboratorInvitation } from "./commands/accept-collaborator-invitation.ts";
import { createDocumentCollaborator } from "./commands/create-document-collaborator.ts";
import { createDraftCollaborator } from "./commands/create-draft-collaborator.ts";
import { leaveDocument } from "./commands/leave-document.ts";
import { leaveDraft } from "./commands/leave-draft.ts";
import { removeDocumentCollaborator } from "./commands/remove-document-collaborator.ts";
import { removeDraftCollaborator } from "./commands/remove-draft-collaborator.ts";
import { resendDocumentCollaborator } from "./commands/resend-document-collaborator.ts";
import { resendDraftCollaborator } from "./commands/resend-draft-collaborator.ts";
import { setDraftApprovalStatusForCollaborator } from "./commands/set-draft-approval-status-for-collaborator.ts";
import { shareDraftToOrganisationFromCollaborator } from "./commands/share-draft-to-organisation-from-collaborator.ts";
import { updateDocumentCollaborator } from "./commands/update-document-collaborator.ts";
import { updateDraftCollaborator } from "./commands/update-draft-collaborator.ts";

const DocumentCollaboratorPayloadRef = payloadOf("DocumentCollaboratorPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

/** The person may not have accepted the terms yet, so what was accepted is opened behind them: a draft or a document. */
const AcceptedCollaboratorPayloadRef = payloadOf("AcceptedCollaboratorPayload", {
  documentId: idOrNothingOf("documentId"),
  draftId: idOrNothingOf("draftId"),
  organisationId: idOf("organisationId"),
});

const DraftCollaboratorPayloadRef = payloadOf("DraftCollaboratorPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
});

const draftPlace = (t: InputBuilder) => ({ draftId: t.id({ required: true }), id: t.id({ required: true }) });
const place = (t: InputBuilder) => ({ documentId: t.id({ required: true }), id: t.id({ required: true }) });
const roles = (t: InputBuilder) => t.field({ type: [CollaboratorRoleRef], required: true });

mutation("createDocumentCollaborator", {
  whileActing: "SHARING",
  input: inputOf("CreateDocumentCollaboratorInput", (t) => ({
    documentId: t.id({ required: true }),
    emailAddress: t.string({ required: true }),
    roles: roles(t),
  })),
  payload: DocumentCollaboratorPayloadRef,
  run: createDocumentCollaborator,
});

mutation("resendDocumentCollaborator", {
  whileActing: "SHARING",
  input: inputOf("ResendDocumentCollaboratorInput", place),
  payload: DocumentCollaboratorPayloadRef,
  run: resendDocumentCollaborator,
});

mutation("updateDocumentCollaborator", {
  whileActing: "SHARING",
  input: inputOf("UpdateDocumentCollaboratorInput", (t) => ({ ...place(t), roles: roles(t) })),
  payload: DocumentCollaboratorPayloadRef,
  run: updateDocumentCollaborator,
});

mutation("removeDocumentCollaborator", {
  whileActing: "SHARING",
  input: inputOf("RemoveDocumentCollaboratorInput", place),
  payload: DocumentCollaboratorPayloadRef,
  run: removeDocumentCollaborator,
});

mutation("leaveDocument", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("LeaveDocumentInput", (t) => ({ documentId: t.id({ required: true }) })),
  payload: EmptyPayloadRef,
  run: leaveDocument,
});

mutation("acceptCollaboratorInvitation", {
  whileActing: "OWN_ACCOUNT",
  openBeforeTerms: true,
  input: inputOf("AcceptCollaboratorInvitationInput", (t) => ({ code: t.string({ required: true }) })),
  payload: AcceptedCollaboratorPayloadRef,
  run: acceptCollaboratorInvitation,
});

mutation("createDraftCollaborator", {
  whileActing: "SHARING",
  input: inputOf("CreateDraftCollaboratorInput", (t) => ({
    draftId: t.id({ required: true }),
    emailAddress: t.string({ required: true }),
    roles: roles(t),
  })),
  payload: DraftCollaboratorPayloadRef,
  run: createDraftCollaborator,
});

mutation("resendDraftCollaborator", {
  whileActing: "SHARING",
  input: inputOf("ResendDraftCollaboratorInput", draftPlace),
  payload: DraftCollaboratorPayloadRef,
  run: resendDraftCollaborator,
});

mutation("updateDraftCollaborator", {
  whileActing: "SHARING",
  input: inputOf("UpdateDraftCollaboratorInput", (t) => ({ ...draftPlace(t), roles: roles(t) })),
  payload: DraftCollaboratorPayloadRef,
  run: updateDraftCollaborator,
});

mutation("removeDraftCollaborator", {
  whileActing: "SHARING",
  input: inputOf("RemoveDraftCollaboratorInput", draftPlace),
  payload: DraftCollaboratorPayloadRef,
  run: removeDraftCollaborator,
});

mutation("leaveDraft", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("LeaveDraftInput", (t) => ({ draftId: t.id({ required: true }) })),
  payload: EmptyPayloadRef,
  run: leaveDraft,
});

mutation("setDraftApprovalStatusForCollaborator", {
  whileActing: "WILL",
  input: inputOf("SetDraftApprovalStatusForCollaboratorInput", (t) => ({
    draftId: t.id({ required: true }),
    hasApproved: t.boolean({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: DraftCollaboratorPayloadRef,
  run: setDraftApprovalStatusForCollaborator,
});

mutation("shareDraftToOrganisationFromCollaborator", {
  whileActing: "SHARING",
  input: inputOf("ShareDraftToOrganisationFromCollaboratorInput", (t) => ({
    draftId: t.id({ required: true }),
    organisationId: t.id({ description: "Left out, it is shown to none any more." }),
  })),
  payload: DraftCollaboratorPayloadRef,
  run: shareDraftToOrganisationFromCollaborator,
});
