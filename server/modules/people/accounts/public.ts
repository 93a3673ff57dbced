// What other modules may know of accounts, beside the commands and the access.

export { drawPasswordLink } from "./account-mails.ts";
export { StaffTypeRef, UserPayloadRef, UserRef } from "./account-schema.ts";
export { activateAccount, insertActiveAccount, saveNotifiedAt } from "./account-store.ts";
export { admitCall } from "./admission.ts";
export { requireFreshSignIn } from "./current-password.ts";
export { countedCommand } from "./guess-limit.ts";
export { isLimitLeft, LIMITS, takeFromLimit, takeFromLimitQuietly, takeManyFromLimit } from "./limits.ts";
export { linkCodeHash, newLinkCode } from "./link-code.ts";
export { type MailedLink, readByLink, requireByLink } from "./mailed-link.ts";
export { openActingSession } from "./open-session.ts";
export { revokeActingSessions } from "./session-store.ts";
