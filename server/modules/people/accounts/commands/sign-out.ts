// Ends this session, or every session of the person.

import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { revokeSession, revokeSessionsOf } from "../account-store.ts";

export async function signOut(
  work: Work,
  input: { everywhere?: boolean | null | undefined },
): Promise<Answer> {
  const person = requirePerson(work.actor);
  if (input.everywhere) await revokeSessionsOf(work, person.accountId);
  else await revokeSession(work, person.sessionId);

  await work.announce("account", { id: person.accountId });
  return {};
}
