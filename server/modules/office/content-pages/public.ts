// What other modules may know of the operator's pages, beside the commands and the access.

export { accessContentPage } from "./content-access.ts";
