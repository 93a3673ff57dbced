// What other modules may know of invitations, beside the commands and the access.

export { deleteOpenInvitations } from "./invitation-store.ts";
