// What other modules may know of members, beside the commands and the access.

export { MemberConnectionRef, MemberFilterRef, MemberSortRef } from "./member-schema.ts";
