// Signs a person of the cast in without the sign-in form, and calls what they call.

import { randomBytes } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../app.ts";
import type { Pool } from "../database/connect.ts";
import { insertSession } from "../modules/people/accounts/account-store.ts";
import { runTransaction, sessionTokenHash, type Transaction } from "../transaction/transaction.ts";
import type { PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { SET_UP_AGENT } from "./demo-account-store.ts";
import { isSetBack } from "./demo-clock.ts";

const DAY_MINUTES = 24 * 60;
/** More than the demo's years. */
const DEMO_MINUTES = 20 * 365 * DAY_MINUTES;

/** While the demo is made each of its people stays signed in. */
const KEPT = new WeakMap<Pool, Map<PersonName, string>>();

export async function signInAs(app: App, person: PersonName): Promise<string> {
  if (!isSetBack(app)) return await openSession(app, person, DAY_MINUTES);
  const kept = KEPT.get(app.pool) ?? new Map<PersonName, string>();
  KEPT.set(app.pool, kept);
  const token = kept.get(person) ?? (await openSession(app, person, DEMO_MINUTES));
  kept.set(person, token);
  return token;
}

async function openSession(app: App, person: PersonName, minutes: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    insertSession(tx, {
      id: tx.newId(),
      accountId: idOf("person", person) as AccountId,
      tokenHash: sessionTokenHash(token),
      userAgent: SET_UP_AGENT,
      ipAddress: "127.0.0.1",
      idleMinutes: minutes,
      expiresAt: addMinutes(tx.now, minutes),
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
