// Signs a person of the cast in without the sign-in form.

import { randomBytes } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../app.ts";
import { insertSession } from "../modules/people/accounts/account-store.ts";
import { runWork, sessionTokenHash } from "../work/work.ts";
import type { PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";

const DAY_MINUTES = 24 * 60;

export async function signInAs(app: App, person: PersonName): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await runWork(app, { system: "Set-up" }, (work) =>
    insertSession(work, {
      id: work.newId(),
      accountId: idOf("person", person) as AccountId,
      tokenHash: sessionTokenHash(token),
      userAgent: "set-up",
      ipAddress: "127.0.0.1",
      idleMinutes: DAY_MINUTES,
      expiresAt: addMinutes(work.now, DAY_MINUTES),
    }),
  );
  return token;
}
