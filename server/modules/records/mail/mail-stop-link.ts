// The address by which mails are stopped without signing in: it names whose, of which kinds and how they came, and nobody else can make one.

import { createHmac, timingSafeEqual } from "node:crypto";
import { type AccountId, isUuid } from "@bondline/domain/ids.ts";
import {
  isOptionalMail,
  MAIL_DELIVERIES,
  type MailDelivery,
  type OptionalMailKind,
} from "@bondline/domain/records/mail/mail-kind.ts";
import type { App } from "../../../app.ts";

export const STOP_MAIL_PATH = "/stop-mail";

export type MailStop = {
  readonly accountId: AccountId;
  /** Several of a digest. */
  readonly kinds: readonly OptionalMailKind[];
  /** How the mail came that holds the address, and so what taking it back returns to. */
  readonly delivery: MailDelivery;
};

/** A SHA-256 in base64url. */
const MAC_LENGTH = 43;

/** It does not end: whoever finds an old mail can stop the next one by it. */
export function stopAddress(app: App, stop: MailStop): string {
  return `${app.settings.publicUrl}${STOP_MAIL_PATH}/${stopTokenOf(app, stop)}`;
}

export function stopTokenOf(app: App, { accountId, kinds, delivery }: MailStop): string {
  const said = `${accountId} ${delivery} ${kinds.join(" ")}`;
  return `${Buffer.from(said).toString("base64url")}${macOf(app, said)}`;
}

export function readStopToken(app: App, token: string): MailStop | undefined {
  const said = Buffer.from(token.slice(0, -MAC_LENGTH), "base64url").toString("utf8");
  if (!isSame(token.slice(-MAC_LENGTH), macOf(app, said))) return undefined;
  const [accountId = "", delivery, ...kinds] = said.split(" ");
  const known = MAIL_DELIVERIES.find((each) => each === delivery);
  if (!isUuid(accountId) || known === undefined || !kinds.every(isOptionalMail)) return undefined;
  return { accountId: accountId as AccountId, delivery: known, kinds };
}

function macOf({ settings }: App, said: string): string {
  return createHmac("sha256", settings.secrets.mailStopKey).update(said).digest("base64url");
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
