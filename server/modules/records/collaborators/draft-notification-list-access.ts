// The only access checks of a draft's notification list: whoever looks after its people sees and sets all of it, everybody their own place.

import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import type { DraftTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDraft,
  accessDraftToChange,
  draftFacts,
  type GrantedDraft,
} from "../../drafts/drafts/draft-access.ts";
import { type DraftListener, listDraftAudience } from "./draft-notification-list-store.ts";

export async function listDraftListeners(tx: Transaction, draftId: string): Promise<DraftListener[]> {
  const draft = await accessDraft(tx, draftId);
  const audience = await listDraftAudience(tx, draft.id);
  if (decideDraft(draftFacts(tx.actor, draft), "CAN_MANAGE_COLLABORATORS").allowed) return audience;
  const { accountId } = requirePerson(tx.actor);
  return audience.filter((each) => each.accountId === accountId);
}

const NOT_OFFERED_MESSAGE = "Their role on this draft does not include this.";

type OnList = {
  draft: GrantedDraft<"CAN_MANAGE_COLLABORATORS"> | GrantedDraft<"CAN_VIEW">;
  listener: DraftListener;
};

/** Locks the draft, then asks for somebody who sees it; one's own place needs no further right. Staff are on no list. */
export async function accessDraftListener(
  tx: Transaction,
  { draftId, userId }: { draftId: string; userId: string },
  topics: readonly DraftTopic[],
): Promise<OnList> {
  const wanted = userId.toLowerCase();
  const asked = { id: draftId, version: undefined };
  const draft =
    wanted === requirePerson(tx.actor).accountId
      ? await accessDraftToChange(tx, asked, "CAN_VIEW")
      : await accessDraftToChange(tx, asked, "CAN_MANAGE_COLLABORATORS");
  const audience = await listDraftAudience(tx, draft.id);
  const listener = audience.find(({ accountId }) => accountId === wanted);
  if (listener === undefined) refuse("COLLABORATOR_NOT_FOUND", { id: userId });
  if (topics.some((topic) => !listener.offeredTopics.includes(topic)))
    refuseFields({ topics: NOT_OFFERED_MESSAGE });
  return { draft, listener };
}
