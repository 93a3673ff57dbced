// What other modules may know of referrals beyond their commands and their access.

export { findFirstReferralAmounts } from "./referral-credit-store.ts";
export { ReferralConfigurationRef } from "./referral-programme-schema.ts";
export { StaffReferralFilterRef, StaffReferralSortRef } from "./referral-register-schema.ts";
export { ReferringPersonRef } from "./referrer-account-schema.ts";
