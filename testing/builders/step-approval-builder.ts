// A first approval of a step that waits for its second person, by an account that no persona has, so that everyone of the desk may decide about it.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ApprovedStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { App } from "../../server/app.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import {
  findWaitingStep,
  insertStepApproval,
} from "../../server/modules/office/step-approvals/step-approval-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

type WaitingStep = { step: ApprovedStep; recordId: string; organisationId: string };

export async function aFirstStep(app: App, { step, recordId, organisationId }: WaitingStep): Promise<string> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = tx.newId();
    await insertStepApproval(tx, {
      id,
      organisationId: organisationId as OrganisationId,
      step,
      recordId,
      reference: "FA-34679AC",
      amountCents: 180_000_000n as Cents,
      given: JSON.stringify({ name: "Works", limit: "1800000", startDate: "2026-11-20", endDate: null }),
      status: "WAITING",
      approvedBy: idOf("person", "ida") as AccountId,
      createdAt: tx.now,
    });
    return id;
  });
}

/** The first approval that waits with a record; where none does, an id that none has. */
export async function waitingStepOf(app: App, step: ApprovedStep, recordId: string): Promise<string> {
  return await runTransaction(
    app,
    { system: "Set-up" },
    async (tx) => (await findWaitingStep(tx, recordId, step))?.id ?? tx.newId(),
  );
}
