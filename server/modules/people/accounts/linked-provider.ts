// A sign-in provider that is linked to an account: how the person calls it.

import type { IdentityRow } from "./identity-store.ts";

/** Those that were linked before the name was kept are called by their address. */
export function providerNameOf({ providerName, issuer }: IdentityRow): string {
  if (providerName !== "") return providerName;
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
