// What other modules may know of business register, beside the commands and the access.

export { LookupOutcomeRef, RegisteredStatusRef } from "./business-schema.ts";
