// The calls about the files of a document; what comes of a file is shown by the document's live updates.

import {
  CompleteDocumentAttachmentUpload,
  CreateDocumentAttachment,
  RemoveDocumentAttachment,
} from "./document-attachment-operations.ts";
import type { UploadCalls } from "./use-upload-target.ts";

export const DOCUMENT_UPLOADS: UploadCalls = {
  begin: async (ask, documentId, file) =>
    (await ask(CreateDocumentAttachment, { input: { documentId, ...file } })).createDocumentAttachment,
  complete: (ask, documentId, file) =>
    ask(CompleteDocumentAttachmentUpload, { input: { documentId, ...file } }),
  discard: (ask, documentId, file) => ask(RemoveDocumentAttachment, { input: { documentId, ...file } }),
};
