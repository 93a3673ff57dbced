// Proposed wordings of a draft, by the command that people use.

import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { accessDraft } from "../../server/modules/drafts/drafts/draft-access.ts";
import { wordingOf } from "../../server/modules/drafts/drafts/public.ts";
import { createWordingProposal } from "../../server/modules/drafts/wording-proposals/commands/create-wording-proposal.ts";

const ADDED = "A demand may also be handed in at any branch of the Issuer in Melbourne.";

/** The present wording with one sentence more, which contradicts nothing. */
export async function aWordingProposal(
  app: App,
  draftId: string,
  by: PersonName = "rosa",
  change: (text: string) => string = (text) => `${text}\n${ADDED}`,
): Promise<string> {
  const { wordingProposalId } = await callAs(
    app,
    by,
    async (tx, id: string) => {
      const draft = await accessDraft(tx, id);
      const { text } = await wordingOf(tx, draft);
      return await createWordingProposal(tx, {
        draftId: id,
        version: draft.version,
        wording: change(text),
        reason: "Our contracts are demanded on in Melbourne.",
      });
    },
    draftId,
  );
  return String(wordingProposalId);
}
