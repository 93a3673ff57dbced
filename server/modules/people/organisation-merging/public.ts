// What other modules may know of merging organisations, beside the commands and the access.

export { MergingOrganisationRef } from "./merging-schema.ts";
