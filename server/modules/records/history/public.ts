// What other modules may know of the history.

export { documentBlinds, draftBlinds } from "./history-blinds.ts";
export { type ChainEntry, readChain } from "./history-chain.ts";
export { findChainHead } from "./history-store.ts";
