// What other modules may know of the people on records, beside the commands and the access.

export { deleteOwnPeopleOfDocuments, deleteOwnPeopleOfDrafts } from "./collaborator-store.ts";
