// What other modules may know of parties, beside the commands and the access.

export {
  copyParties,
  DOCUMENT_PARTIES,
  DRAFT_PARTIES,
  type PartyColumns,
  partyChildren,
  replaceParties,
  withParties,
  withPartiesOfPage,
} from "./party-children.ts";
export { PARTY_COLUMNS, partyRowOf } from "./party-columns.ts";
export { PARTY_CHANGES, PartyContactInputRef, PartyInputRef } from "./party-input-schema.ts";
export type { PartyRow } from "./party-record.ts";
export { PartyRef, PartyVariantRef } from "./party-schema.ts";
