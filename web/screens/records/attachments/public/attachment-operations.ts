// What attaching a file asks of the server: a place for it, that it was sent, and that it goes.

import { graphql } from "../../../../api/generated/gql.ts";

export const CreateAttachmentMutation = graphql(`
  mutation AttachmentCreate($input: CreateDraftAttachmentInput!) {
    createDraftAttachment(input: $input) {
      clientMutationId
      attachment { id }
      fileUpload { uploadPresignedUrl headers { name value } }
    }
  }
`);

export const CompleteAttachmentUploadMutation = graphql(`
  mutation AttachmentComplete($input: CompleteDraftAttachmentUploadInput!) {
    completeDraftAttachmentUpload(input: $input) {
      clientMutationId
    }
  }
`);

export const RemoveAttachmentMutation = graphql(`
  mutation AttachmentRemove($input: RemoveDraftAttachmentInput!) {
    removeDraftAttachment(input: $input) {
      clientMutationId
    }
  }
`);
