// Who hears of a proposed wording: the applicant, the bank once the draft is there, and whoever proposed it.

import type { AccountId, WordingProposalId } from "@bondline/domain/ids.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type DraftNews, notifyOfDraft } from "../drafts/commands/notify-of-draft.ts";
import { notifyPersonOnDraft } from "../drafts/commands/notify-person-on-draft.ts";
import type { Draft } from "../drafts/public.ts";
import { type ProposalNews, wordingProposalMail } from "./wording-proposal-mails.ts";
import type { ListedProposal } from "./wording-proposal-record.ts";

type Proposal = Pick<ListedProposal, "proposedBySide" | "createdBy"> & { id: WordingProposalId };

/** What each side's notification leads to differs: the applicant's page, or the desk. */
const KINDS = {
  PROPOSED: { people: "WORDING_PROPOSED", desk: "WORDING_TO_DECIDE" },
  AGREED: { people: "WORDING_AGREED", desk: "WORDING_DECIDED" },
  DECLINED: { people: "WORDING_DECLINED", desk: "WORDING_DECIDED" },
  WITHDRAWN: { people: "WORDING_WITHDRAWN", desk: "WORDING_DECIDED" },
} as const satisfies Record<ProposalNews, Record<"people" | "desk", NotificationKind>>;

export async function notifyOfProposal(
  tx: Transaction,
  draft: Draft,
  { id, proposedBySide, createdBy }: Proposal,
  { news, text }: { news: ProposalNews; text: string | null },
): Promise<void> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const by = `${givenName} ${familyName}`;
  const newsOf = (kind: NotificationKind): DraftNews => ({
    intent: `${kind} ${id}`,
    kind,
    about: by,
    mail: (input) => wordingProposalMail({ ...input, news, by, text }),
  });
  const { people, desk } = KINDS[news];
  await notifyOfDraft(tx, draft, "APPLICANT", newsOf(people));
  // What the bank itself has just proposed or withdrawn is its own business.
  const isBanksOwn = proposedBySide === "BANK" && (news === "PROPOSED" || news === "WITHDRAWN");
  if (draft.submittedAt !== null && !isBanksOwn) await notifyOfDraft(tx, draft, "HANDLERS", newsOf(desk));
  const isRaiser = createdBy === draft.createdBy;
  if (news !== "PROPOSED" && !isRaiser)
    await notifyPersonOnDraft(tx, draft, createdBy as AccountId, newsOf(people));
}
