// What other modules may know of the fees of facilities.

export { facilityFeesAt } from "./facility-fees-at.ts";
