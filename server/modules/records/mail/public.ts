// What other modules may know of mail, beside the commands and the access.

export { type FileToMail, type StoredFile, storedFileToMail } from "./mail-files.ts";
export { type MailStop, readStopToken } from "./mail-stop-link.ts";
export type { MailedRecord } from "./mail-store.ts";
export { isMailWritten, queueMail, readMailOutcomes } from "./outbox.ts";
