// Who agreed to what was issued, for the evidence of a document: for whoever sees its draft.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { EvidenceSection } from "../../../evidence-section.ts";
import { findVisible } from "../../../graphql/live.ts";
import { accessDraft } from "./draft-access.ts";
import type { Draft } from "./draft-record.ts";

export const APPROVAL_EVIDENCE: EvidenceSection<{ originalDraftId: DraftId | null }> = {
  name: "approvals",
  read: async (tx, { originalDraftId }) => {
    if (originalDraftId === null) return null;
    const draft = await findVisible(() => accessDraft(tx, originalDraftId));
    return draft === undefined ? null : approvalsOf(draft);
  },
};

function approvalsOf({
  referenceNumber,
  approvedAt,
  submittedAt,
  collaborators,
  wordingHash,
}: Draft): object {
  return {
    draft: referenceNumber,
    submittedAt,
    approvedAt,
    wordingSha256: wordingHash,
    collaborators: collaborators
      .filter(({ isMember }) => !isMember)
      .map(({ givenName, familyName, roles, hasApproved }) => ({
        givenName,
        familyName,
        roles,
        hasApproved,
      })),
  };
}
