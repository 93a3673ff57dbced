// People on single drafts and documents in the contract, and where an invitation's code leads.

import { invitationExpiresAt } from "@bondline/domain/people/organisations/invitation.ts";
import {
  COLLABORATOR_CAPABILITIES,
  collaboratorStatusAt,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import { draftTopicsOf } from "@bondline/domain/records/collaborators/notification-list.ts";
import { builder, enumOf, type SchemaTypes } from "../../../graphql/builder.ts";
import { CollaboratorRoleRef, InvitationStatusRef, ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { DocumentRef } from "../../documents/documents/public.ts";
import { DraftRef } from "../../drafts/drafts/public.ts";
import {
  readCollaboratorOfCode,
  type ShownCollaborator,
  type ShownInvitation,
  shownCollaborators,
} from "./collaborator-access.ts";
import { listDraftListeners } from "./draft-notification-list-access.ts";
import { DraftListenerRef } from "./draft-notification-list-schema.ts";
import type { DraftListener } from "./draft-notification-list-store.ts";
import { peopleOfDocument, peopleOfDraft } from "./peopled-record-access.ts";

const CapabilityRef = enumOf("CollaboratorCapability", COLLABORATOR_CAPABILITIES);

type PersonFields = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, ShownCollaborator>;

const personFields = (t: PersonFields) => ({
  acceptedAt: t.expose("acceptedAt", { type: "DateTime", nullable: true }),
  capabilities: t.expose("capabilities", {
    type: [CapabilityRef],
    description: "What the reader may do about this person.",
  }),
  emailAddress: t.exposeString("emailAddress"),
  expiresAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "When an invitation that is open ends.",
    resolve: ({ sentAt, invitationStatus }) =>
      sentAt === null || invitationStatus !== "INVITED" ? null : invitationExpiresAt(sentAt),
  }),
  familyName: t.exposeString("familyName", { nullable: true }),
  givenName: t.exposeString("givenName", { nullable: true }),
  id: t.exposeID("id"),
  invitationStatus: t.expose("invitationStatus", { type: InvitationStatusRef }),
  invitedBy: t.exposeString("invitedByName", { nullable: true }),
  isMember: t.exposeBoolean("isMember", {
    description: "A limited member of the organisation whose record it is.",
  }),
  organisationName: t.exposeString("organisationName", { nullable: true }),
  roles: t.expose("roles", { type: [CollaboratorRoleRef] }),
});

const DocumentCollaboratorRef = builder.objectRef<ShownCollaborator>("DocumentCollaborator").implement({
  description: "A person on one document: invited to it by email, or a limited member who was added to it.",
  fields: personFields,
});

/** The notification list of their draft is read once for all of them, and only where it is asked for. */
type DraftCollaborator = ShownCollaborator & { listeners: () => Promise<readonly DraftListener[]> };

const DraftCollaboratorRef = builder.objectRef<DraftCollaborator>("DraftCollaborator").implement({
  description: "A person on one draft: invited to it by email, or a limited member who was added to it.",
  fields: (t) => ({
    ...personFields(t),
    approvedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ approvedAt }) => approvedAt ?? null,
    }),
    shownToOrganisation: t.string({
      nullable: true,
      description: "The organisation of theirs to which they show it.",
      resolve: ({ shownToOrganisationName }) => shownToOrganisationName ?? null,
    }),
    hasApproved: t.boolean({ resolve: ({ hasApproved }) => hasApproved === true }),
    subscribedMembers: t.field({
      type: [DraftListenerRef],
      description:
        "Their place on the notification list while they are told of something: for whoever looks after the draft's people, and for themselves.",
      resolve: async ({ accountId, listeners }) =>
        (await listeners()).filter((each) => each.accountId === accountId && draftTopicsOf(each).length > 0),
    }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  collaborators: t.field({
    type: [DocumentCollaboratorRef],
    description: "Who is on this document by name, beside its organisation.",
    resolve: async (document, _args, context) => {
      const tx = await context.read();
      return shownCollaborators(tx, peopleOfDocument(tx, document));
    },
  }),
}));

builder.objectFields(DraftRef, (t) => ({
  draftCollaborators: t.field({
    type: [DraftCollaboratorRef],
    description: "Who is on this draft by name, beside its organisation.",
    resolve: async (draft, _args, context) => {
      const tx = await context.read();
      let reading: Promise<DraftListener[]> | undefined;
      const listeners = () => {
        reading ??= listDraftListeners(tx, draft.id);
        return reading;
      };
      return shownCollaborators(tx, peopleOfDraft(tx, draft)).map((each) => ({ ...each, listeners }));
    },
  }),
}));

const CollaboratorInvitationRef = builder.objectRef<ShownInvitation>("CollaboratorInvitation").implement({
  description: "What the code of an invitation to a draft or to documents says before it is accepted.",
  fields: (t) => ({
    documentCount: t.exposeInt("documentCount", { description: "To how many documents; 0 to a draft." }),
    documentVariant: t.expose("documentVariant", {
      type: ProcessTypeRef,
      description: "Of the first, where it is to several documents.",
    }),
    emailAddress: t.exposeString("emailAddress", { description: "A mask of it." }),
    invitedBy: t.exposeString("invitedByName", { nullable: true }),
    isToDraft: t.boolean({
      description: "To a draft, which is no guarantee yet.",
      resolve: ({ draftId }) => draftId !== null,
    }),
    organisationName: t.exposeString("organisationName"),
    roles: t.expose("roles", { type: [CollaboratorRoleRef] }),
    status: t.field({
      type: InvitationStatusRef,
      resolve: async (invited, _args, context) => collaboratorStatusAt(invited, (await context.read()).now),
    }),
  }),
});

builder.queryFields((t) => ({
  collaboratorInvitation: t.field({
    type: CollaboratorInvitationRef,
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_root, { code }, context) => readCollaboratorOfCode(context, code),
  }),
}));
