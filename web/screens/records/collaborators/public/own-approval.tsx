// Where a draft asks its reader to approve it, or says that they have: fetched only for those who are asked.

import { lazy, Suspense } from "react";
import type { Person } from "./record-people.tsx";

export type DraftToApprove = {
  readonly id: string;
  readonly version: number;
  readonly organisation: { readonly name: string };
  readonly capabilities: readonly string[];
  readonly draftCollaborators: readonly Person[];
};

const ApprovalNotice = lazy(async () => {
  const { ApprovalNotice: component } = await import("../approval-notice.tsx");
  return { default: component };
});

export function OwnApproval({ draft }: { readonly draft: DraftToApprove }) {
  const isAsked = draft.capabilities.includes("CAN_APPROVE");
  if (!isAsked && !draft.capabilities.includes("CAN_WITHDRAW_APPROVAL")) return null;
  return (
    <Suspense>
      <ApprovalNotice draft={draft} isAsked={isAsked} />
    </Suspense>
  );
}
