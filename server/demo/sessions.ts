// Signs a person of the cast in without the sign-in form, and calls what they call.

import { randomBytes } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../app.ts";
import { insertSession } from "../modules/people/accounts/account-store.ts";
import { runTransaction, sessionTokenHash, type Transaction } from "../transaction/transaction.ts";
import type { PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { SET_UP_AGENT } from "./demo-account-store.ts";

const DAY_MINUTES = 24 * 60;

export async function signInAs(app: App, person: PersonName): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    insertSession(tx, {
      id: tx.newId(),
      accountId: idOf("person", person) as AccountId,
      tokenHash: sessionTokenHash(token),
      userAgent: SET_UP_AGENT,
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
