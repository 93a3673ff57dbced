// Ends one of the person's own sessions, such as that of a telephone left in a taxi.

import { isUuid } from "@bondline/domain/ids.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { revokeOwnSession } from "../session-store.ts";

/** One that has ended already, or was never theirs, is simply not among those that are left. */
export async function endSession(work: Work, input: { id: string }): Promise<Answer> {
  const { accountId } = requirePerson(work.actor);
  if (isUuid(input.id)) await revokeOwnSession(work, accountId, input.id);
  await work.announce("account", { id: accountId });
  return { accountId };
}
