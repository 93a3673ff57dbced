// The calls about the files of a required document; what comes of a file is shown by the live updates of all of them.

import {
  CompleteAttachmentUploadMutation,
  RemoveAttachmentMutation,
} from "../../records/attachments/public/attachment-operations.ts";
import type { UploadCalls } from "../../records/attachments/public/use-upload-target.ts";
import { RequiredDocumentFileCreate } from "./required-document-operations.ts";

export function uploadsOf(draftId: string): UploadCalls {
  return {
    begin: async (ask, requiredDocumentId, { variant: _, ...file }) =>
      (await ask(RequiredDocumentFileCreate, { input: { requiredDocumentId, ...file } }))
        .createRequiredDocumentAttachment,
    complete: (ask, _, file) => ask(CompleteAttachmentUploadMutation, { input: { draftId, ...file } }),
    discard: (ask, _, file) => ask(RemoveAttachmentMutation, { input: { draftId, ...file } }),
  };
}
