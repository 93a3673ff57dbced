// What other modules may know of custody: that something has happened to an original, and all that has.

export { custodyChain } from "./custody-chain.ts";
export { recordCustodyMove } from "./custody-store.ts";
