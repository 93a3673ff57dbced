// What other modules may know of clients, beside the commands and the access.

export { ClientFilterRef, ClientSortRef } from "./client-schema.ts";
