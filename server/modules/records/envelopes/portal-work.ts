// As whom the portal does what follows of envelopes by itself.

export const PORTAL_NAME = "Bondline";
export const PORTAL = { system: PORTAL_NAME };
