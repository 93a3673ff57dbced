// The calls about the files of a draft; what comes of a file is shown by the draft's live updates.

import {
  CompleteAttachmentUploadMutation,
  CreateAttachmentMutation,
  RemoveAttachmentMutation,
} from "./attachment-operations.ts";
import type { UploadCalls } from "./use-upload-target.ts";

export const DRAFT_UPLOADS: UploadCalls = {
  begin: async (ask, draftId, file) =>
    (await ask(CreateAttachmentMutation, { input: { draftId, ...file } })).createDraftAttachment,
  complete: (ask, draftId, file) => ask(CompleteAttachmentUploadMutation, { input: { draftId, ...file } }),
  discard: (ask, draftId, file) => ask(RemoveAttachmentMutation, { input: { draftId, ...file } }),
};
