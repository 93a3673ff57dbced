// Records that the person has looked at their notifications; all that were there count as read.

import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { saveNotifiedAt } from "../notification-store.ts";

export async function updateNotifiedAt(work: Work): Promise<Answer> {
  const { accountId } = requirePerson(work.actor);
  await saveNotifiedAt(work, accountId);
  await work.announce("notification", { id: accountId });
  return { accountId };
}
