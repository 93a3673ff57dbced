// What other modules may know of exports, beside the commands and the access.

export { deleteSchedulesOfAccount, deleteSchedulesOfOrganisation } from "./export-schedule-store.ts";
