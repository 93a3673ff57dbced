// What attaching a file to a document asks of the server: a place for it, that it was sent, and that it goes.

import { graphql } from "../../../../api/generated/gql.ts";

export const CreateDocumentAttachment = graphql(`
  mutation DocumentAttachmentCreate($input: CreateDocumentAttachmentInput!) {
    createDocumentAttachment(input: $input) {
      clientMutationId
      attachment { id }
      fileUpload { uploadPresignedUrl headers { name value } }
    }
  }
`);

export const CompleteDocumentAttachmentUpload = graphql(`
  mutation DocumentAttachmentComplete($input: CompleteDocumentAttachmentUploadInput!) {
    completeDocumentAttachmentUpload(input: $input) {
      clientMutationId
    }
  }
`);

export const RemoveDocumentAttachment = graphql(`
  mutation DocumentAttachmentRemove($input: RemoveDocumentAttachmentInput!) {
    removeDocumentAttachment(input: $input) {
      clientMutationId
    }
  }
`);
