// The only access checks of who is in a draft: whoever sees it is seen in it, and sees the others.

import { isPresenceField } from "@bondline/domain/drafts/presence/presence.ts";
import { type AccountId, type DraftId, isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import type { Member } from "./presence-messages.ts";
import { listNames } from "./presence-store.ts";

export type AuthorState = {
  draftId: string;
  tab: string;
  field?: string | null | undefined;
  sequence: number;
};

export async function accessPlace(
  tx: Transaction,
  { draftId, tab, field = null, sequence }: AuthorState,
): Promise<{ draft: DraftId; member: Member }> {
  const { accountId } = requirePerson(tx.actor);
  const { id } = await accessDraft(tx, draftId);
  if (!isUuid(tab)) refuseFields({ tab: "A tab is named by a UUID of its own." });
  if (field !== null && !isPresenceField(field))
    refuseFields({ field: "A field is named by letters, digits and dots, at most 80 of them." });
  return { draft: id, member: { tab: tab.toLowerCase(), accountId, field, sequence } };
}

export type Present = Member & { name: string };

/** By their names; nobody is shown whose account is gone. */
export async function listPresent(tx: Transaction, members: readonly Member[]): Promise<Present[]> {
  const accounts: AccountId[] = [...new Set(members.map(({ accountId }) => accountId))];
  const names = new Map(
    (await listNames(tx, accounts)).map(({ id, givenName, familyName }) => [
      id,
      `${givenName} ${familyName}`,
    ]),
  );
  return members
    .map((member) => ({ ...member, name: names.get(member.accountId) ?? "" }))
    .filter(({ name }) => name !== "")
    .sort((one, other) => (`${one.name} ${one.tab}` < `${other.name} ${other.tab}` ? -1 : 1));
}
