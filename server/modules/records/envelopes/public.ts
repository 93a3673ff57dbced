// What other modules may know of envelopes: how they are sent, called off and sealed.

export { enqueueCancel, enqueueOpen } from "./envelope-calls.ts";
export { PORTAL, PORTAL_NAME } from "./portal-work.ts";
export { openSigningUrl, sealSigningUrl } from "./signing-url.ts";
