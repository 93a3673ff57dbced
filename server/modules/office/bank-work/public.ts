// What other modules may know of a bank's own work.

export { ISSUE_LEVEL } from "./bank-work-store.ts";
