// What other modules may know of statements beyond their access.

export { type StatementFile, StatementFileRef } from "./statement-file-schema.ts";
