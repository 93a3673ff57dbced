// Signs a person of the cast in without the sign-in form, and calls what they call.

import { randomBytes } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../app.ts";
import { insertSession, revokeSessionsOf } from "../modules/people/accounts/account-store.ts";
import { runTransaction, sessionTokenHash, type Transaction } from "../transaction/transaction.ts";
import { PEOPLE, type PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";

const DAY_MINUTES = 24 * 60;

export async function signInAs(app: App, person: PersonName): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    insertSession(tx, {
      id: tx.newId(),
      accountId: idOf("person", person) as AccountId,
      tokenHash: sessionTokenHash(token),
      userAgent: "set-up",
      ipAddress: "127.0.0.1",
      idleMinutes: DAY_MINUTES,
      expiresAt: addMinutes(tx.now, DAY_MINUTES),
    }),
  );
  return token;
}

/** One command as somebody of the cast calls it. */
export async function callAs<Input, Result>(
  app: App,
  person: PersonName,
  command: (tx: Transaction, input: Input) => Promise<Result>,
  input: NoInfer<Input>,
): Promise<Result> {
  return await runTransaction(app, { token: await signInAs(app, person) }, (tx) => command(tx, input));
}

/** What was called as they call it leaves no device in their profile that they have never seen. */
export async function signEverybodyOut(app: App): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    for (const person of Object.keys(PEOPLE) as PersonName[])
      await revokeSessionsOf(tx, idOf("person", person) as AccountId);
  });
}
