// By which the chat support knows that a person is who the browser says: nobody without the secret can make it.

import { createHmac } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";

/** HMAC-SHA-256 over the user's id, as chat widgets verify it. */
export function chatIdentityHash({ settings }: App, accountId: AccountId): string | null {
  if (settings.hooks.chatSupport === undefined || settings.chatSupportSecret === undefined) return null;
  return createHmac("sha256", settings.chatSupportSecret).update(accountId).digest("hex");
}
