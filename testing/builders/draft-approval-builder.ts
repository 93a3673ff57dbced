// A first approval of a draft that waits for its second person, by an account that no persona has, so that everyone of the desk may decide about it.

import type { AccountId, DraftId, FeeSummaryId, OrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { insertApproval } from "../../server/modules/drafts/second-approvals/second-approval-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export async function aFirstApproval(
  app: App,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    insertApproval(tx, {
      id: tx.newId(),
      organisationId: organisationId as OrganisationId,
      draftId: id as DraftId,
      status: "WAITING",
      approvedBy: idOf("person", "ida") as AccountId,
      feeSummaryId: idOf("fee summary", "macquarieCash") as FeeSummaryId,
      lineItems: "[]",
      createdAt: tx.now,
    }),
  );
}
