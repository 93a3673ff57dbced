// Takes a member out of an organisation; the person is out at once, and what they watch ends.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessMemberToChange, type MemberPlace } from "../member-access.ts";
import { deleteMember } from "../member-store.ts";

export async function removeMember(work: Work, input: MemberPlace): Promise<Answer> {
  const { id, organisationId, accountId } = await accessMemberToChange(work, input, null);
  await deleteMember(work, id);
  await work.announce("organisation", { id: organisationId, organisationId });
  await work.announce("account", { id: accountId });
  return { memberId: id };
}
