// What other modules may know of calendar addresses, beside the commands.

export { deleteFeedsOfAccount, deleteFeedsOfOrganisation } from "./calendar-feed-store.ts";
