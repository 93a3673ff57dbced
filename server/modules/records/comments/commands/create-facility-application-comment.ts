// Says something about an application for a facility, to its applicant, the provider and the bank that it was sent to.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../../../facilities/facility-applications/application-access.ts";
import { say } from "../post-comment.ts";

export type CreateApplicationCommentInput = { facilityApplicationId: string; content: string };

export async function createFacilityApplicationComment(
  tx: Transaction,
  input: CreateApplicationCommentInput,
): Promise<CommandResult> {
  const { id, organisationId, referenceNumber } = await accessApplicationToChange(
    tx,
    { id: input.facilityApplicationId, version: undefined },
    "CAN_COMMENT",
  );
  const subject = { kind: "facility_application", id, organisationId, referenceNumber } as const;
  const commentId = await say(tx, subject, { content: input.content });
  return { commentId, facilityApplicationId: id };
}
