// The calls that send a register: an import is made for the file, and is what the file belongs to.

import type { UploadCalls } from "../../records/attachments/public/use-upload-target.ts";
import { CancelImportMutation, CompleteImportMutation, CreateImportMutation } from "./import-operations.ts";

const FIRST_VERSION = 1;

export const IMPORT_UPLOADS: UploadCalls = {
  begin: async (ask, organisationId, { clientMutationId, variant: _, ...file }) => {
    const input = { clientMutationId, organisationId, files: [file] };
    const { importJob } = (await ask(CreateImportMutation, { input })).createImportJob;
    const [fileUpload] = importJob.fileUploads;
    if (fileUpload === undefined) throw new Error("An import that has just begun waits for its file.");
    return { attachment: { id: importJob.id }, fileUpload };
  },
  complete: (ask, _organisationId, { id, clientMutationId }) =>
    ask(CompleteImportMutation, { input: { id, clientMutationId } }),
  discard: (ask, _organisationId, { id, clientMutationId }) =>
    ask(CancelImportMutation, { input: { id, clientMutationId, version: FIRST_VERSION } }),
};
