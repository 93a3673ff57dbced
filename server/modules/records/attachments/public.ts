// What other modules may know of attachments, beside the commands and the access.

export { attachmentChildren } from "./attachment-children.ts";
export { downloadOf } from "./attachment-download.ts";
export type { AttachmentRow } from "./attachment-record.ts";
export { AttachmentDownloadRef, AttachmentRef } from "./attachment-schema.ts";
export { attachmentsOf, issuedPapersOf } from "./draft-attachments.ts";
