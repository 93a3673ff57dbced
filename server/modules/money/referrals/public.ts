// What other modules may know of referrals beyond their commands and their access.

export { ReferringPersonRef } from "./referrer-account-schema.ts";
