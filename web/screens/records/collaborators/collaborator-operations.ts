// What is read of the people on a draft or document, and the calls about them.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const DocumentPerson = graphql(`
  fragment DocumentPerson on DocumentCollaborator {
    id
    emailAddress
    givenName
    familyName
    organisationName
    roles
    invitationStatus
    expiresAt
    invitedBy
    isMember
    capabilities
  }
`);

/** @fragment */
export const DraftPerson = graphql(`
  fragment DraftPerson on DraftCollaborator {
    id
    emailAddress
    givenName
    familyName
    organisationName
    roles
    invitationStatus
    expiresAt
    invitedBy
    isMember
    capabilities
    hasApproved
    approvedAt
    shownToOrganisation
  }
`);

export const DraftPersonInvite = graphql(`
  mutation DraftPersonInvite($input: CreateDraftCollaboratorInput!) {
    createDraftCollaborator(input: $input) { clientMutationId draft { id draftCollaborators { ...DraftPerson } } }
  }
`);

export const DraftPersonResend = graphql(`
  mutation DraftPersonResend($input: ResendDraftCollaboratorInput!) {
    resendDraftCollaborator(input: $input) { clientMutationId draft { id draftCollaborators { ...DraftPerson } } }
  }
`);

export const DraftPersonChangeRoles = graphql(`
  mutation DraftPersonChangeRoles($input: UpdateDraftCollaboratorInput!) {
    updateDraftCollaborator(input: $input) { clientMutationId draft { id draftCollaborators { ...DraftPerson } } }
  }
`);

export const DraftPersonRemove = graphql(`
  mutation DraftPersonRemove($input: RemoveDraftCollaboratorInput!) {
    removeDraftCollaborator(input: $input) { clientMutationId draft { id draftCollaborators { ...DraftPerson } } }
  }
`);

export const DraftLeave = graphql(`
  mutation DraftLeave($input: LeaveDraftInput!) {
    leaveDraft(input: $input) { clientMutationId }
  }
`);

export const DraftShow = graphql(`
  mutation DraftShow($input: ShareDraftToOrganisationFromCollaboratorInput!) {
    shareDraftToOrganisationFromCollaborator(input: $input) {
      clientMutationId
      draft { id draftCollaborators { ...DraftPerson } }
    }
  }
`);

export const DraftApprovalSet = graphql(`
  mutation DraftApprovalSet($input: SetDraftApprovalStatusForCollaboratorInput!) {
    setDraftApprovalStatusForCollaborator(input: $input) {
      clientMutationId
      draft { id draftCollaborators { ...DraftPerson } }
    }
  }
`);

export const PersonInvite = graphql(`
  mutation PersonInvite($input: CreateDocumentCollaboratorInput!) {
    createDocumentCollaborator(input: $input) { clientMutationId document { id collaborators { ...DocumentPerson } } }
  }
`);

export const PersonResend = graphql(`
  mutation PersonResend($input: ResendDocumentCollaboratorInput!) {
    resendDocumentCollaborator(input: $input) { clientMutationId document { id collaborators { ...DocumentPerson } } }
  }
`);

export const PersonChangeRoles = graphql(`
  mutation PersonChangeRoles($input: UpdateDocumentCollaboratorInput!) {
    updateDocumentCollaborator(input: $input) { clientMutationId document { id collaborators { ...DocumentPerson } } }
  }
`);

export const PersonRemove = graphql(`
  mutation PersonRemove($input: RemoveDocumentCollaboratorInput!) {
    removeDocumentCollaborator(input: $input) { clientMutationId document { id collaborators { ...DocumentPerson } } }
  }
`);

export const DocumentLeave = graphql(`
  mutation DocumentLeave($input: LeaveDocumentInput!) {
    leaveDocument(input: $input) { clientMutationId }
  }
`);

export const CollaboratorInvitationAccept = graphql(`
  mutation CollaboratorInvitationAccept($input: AcceptCollaboratorInvitationInput!) {
    acceptCollaboratorInvitation(input: $input) { clientMutationId draftId documentId organisationId }
  }
`);

export const NotificationListRead = graphql(`
  query NotificationListRead($documentId: ID!) {
    documentNotificationList(documentId: $documentId) { ...DocumentListenerRecord }
  }
`);

/** @fragment */
export const DocumentListenerRecord = graphql(`
  fragment DocumentListenerRecord on DocumentListener { userId name email isMember topics }
`);

export const DraftNotificationListRead = graphql(`
  query DraftNotificationListRead($draftId: ID!) {
    draftNotificationList(draftId: $draftId) { ...DraftListenerRecord }
  }
`);

/** @fragment */
export const DraftListenerRecord = graphql(`
  fragment DraftListenerRecord on DraftListener { userId name email isMember offeredTopics topics }
`);

export const DraftNotificationsSet = graphql(`
  mutation DraftNotificationsSet($input: SetDraftNotificationListForCollaboratorInput!) {
    setDraftNotificationListForCollaborator(input: $input) { clientMutationId notificationList { ...DraftListenerRecord } }
  }
`);

export const NotificationsSet = graphql(`
  mutation NotificationsSet($input: SetDocumentNotificationsInput!) {
    setDocumentNotifications(input: $input) { clientMutationId notificationList { ...DocumentListenerRecord } }
  }
`);

export const OwnNotificationsSet = graphql(`
  mutation OwnNotificationsSet($input: SetOwnDocumentNotificationsInput!) {
    setOwnDocumentNotifications(input: $input) { clientMutationId notificationList { ...DocumentListenerRecord } }
  }
`);
