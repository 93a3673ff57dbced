// What other modules may know of mail, beside the commands and the access.

export { isMailWritten, queueMail } from "./outbox.ts";
