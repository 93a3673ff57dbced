// What the screens of an application ask of the server about its files, and what they change.

import { graphql } from "../../../../api/generated/gql.ts";

export const ApplicationFilesDocument = graphql(`
  query FacilityApplicationFiles($id: ID!) {
    facilityApplication(id: $id) {
      id
      attachments {
        id
        fileName
        fileSize
        contentType
        received
        infectedFileStatus
        failureReason
        uploadedBy
        variant
        createdAt
      }
    }
  }
`);

export const ApplicationFileDownloadDocument = graphql(`
  query FacilityApplicationFileDownload($applicationId: ID!, $id: ID!) {
    facilityApplicationAttachmentDownload(applicationId: $applicationId, id: $id) {
      url
    }
  }
`);

export const CreateApplicationFileDocument = graphql(`
  mutation FacilityApplicationFileCreate($input: CreateFacilityApplicationAttachmentInput!) {
    createFacilityApplicationAttachment(input: $input) {
      clientMutationId
      attachment {
        id
      }
      fileUpload {
        uploadPresignedUrl
        headers {
          name
          value
        }
      }
    }
  }
`);

export const CompleteApplicationFileDocument = graphql(`
  mutation FacilityApplicationFileComplete($input: CompleteFacilityApplicationAttachmentUploadInput!) {
    completeFacilityApplicationAttachmentUpload(input: $input) {
      clientMutationId
    }
  }
`);

export const RemoveApplicationFileDocument = graphql(`
  mutation FacilityApplicationFileRemove($input: RemoveFacilityApplicationAttachmentInput!) {
    removeFacilityApplicationAttachment(input: $input) {
      clientMutationId
    }
  }
`);
