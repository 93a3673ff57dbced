// People beyond the cast, for tests that need one in every persona: an account of their own and a session that is open.

import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import { FIRST_TERMS_VERSION } from "@bondline/domain/office/content-pages/content-page.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../app.ts";
import { insertSession } from "../../modules/people/accounts/account-store.ts";
import { runTransaction, sessionTokenHash } from "../../transaction/transaction.ts";
import { SET_UP_AGENT } from "../demo-account-store.ts";

export type Guest = { id: AccountId; email: string; givenName: string; familyName: string; token: string };

const DAY_MINUTES = 24 * 60;

/** An address that was never confirmed belongs to nobody yet: its account is only INVITED. */
export async function aGuest(
  app: App,
  givenName: string,
  { isConfirmed = true, hasAcceptedTerms = true }: { isConfirmed?: boolean; hasAcceptedTerms?: boolean } = {},
): Promise<Guest> {
  const id = randomUUIDv7() as AccountId;
  const email = `${givenName.toLowerCase()}@guests.example`;
  const familyName = "Guest";
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into account (id, email, given_name, family_name, status, email_confirmed_at, terms_version, terms_accepted_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $8, case when $8::int is not null then $7::timestamptz end, $7, $7)`,
      [
        id,
        email,
        givenName,
        familyName,
        isConfirmed ? "ACTIVE" : "INVITED",
        isConfirmed ? tx.now : null,
        tx.now,
        hasAcceptedTerms ? FIRST_TERMS_VERSION : null,
      ],
    ),
  );
  return { id, email, givenName, familyName, token: await openSession(app, id) };
}

/** Answers the token of a further session. */
export async function openSession(app: App, accountId: AccountId): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    insertSession(tx, {
      id: tx.newId(),
      accountId,
      tokenHash: sessionTokenHash(token),
      userAgent: SET_UP_AGENT,
      ipAddress: "127.0.0.1",
      idleMinutes: DAY_MINUTES,
      expiresAt: addMinutes(tx.now, DAY_MINUTES),
    }),
  );
  return token;
}

export async function joinAs(
  app: App,
  guest: Pick<Guest, "id">,
  { organisationId, role }: { organisationId: string; role: "ADMIN" | "USER" | "LIMITED_USER" },
): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      "insert into member (id, organisation_id, account_id, role, created_at) values ($1, $2, $3, $4, $5)",
      [tx.newId(), organisationId, guest.id, role, tx.now],
    ),
  );
}

export async function leave(app: App, guest: Guest): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("delete from member where account_id = $1", [guest.id]),
  );
}
