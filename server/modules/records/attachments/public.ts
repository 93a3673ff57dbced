// What other modules may know of attachments, beside the commands and the access.

export { type AnnouncedFile, announceFile, lookForFile } from "./announce-file.ts";
export { attachmentChildren } from "./attachment-children.ts";
export { downloadOf } from "./attachment-download.ts";
export type { AttachmentRow } from "./attachment-record.ts";
export { AttachmentDownloadRef, AttachmentRef } from "./attachment-schema.ts";
export { attachmentsOf, issuedPapersOf, requestedFilesOf } from "./draft-attachments.ts";
export { FileUploadRef, fileUploadOf } from "./file-upload-schema.ts";
export { removeAttachment } from "./remove-attachment.ts";
