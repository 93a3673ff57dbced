// Takes back what somebody has just said about an application for a facility.

import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../../../facilities/facility-applications/application-access.ts";
import { takeBack } from "../take-back.ts";

export type RemoveApplicationCommentInput = { facilityApplicationId: string; id: string };

export async function removeFacilityApplicationComment(
  tx: Transaction,
  { facilityApplicationId, id: commentId }: RemoveApplicationCommentInput,
): Promise<CommandResult> {
  const notFound = () => refuse("COMMENT_NOT_FOUND", { id: commentId });
  const { id, organisationId } = await accessApplicationToChange(
    tx,
    { id: facilityApplicationId, version: undefined, notFound },
    "CAN_COMMENT",
  );
  await takeBack(tx, { kind: "facility_application", id, organisationId }, commentId);
  return { commentId: commentId.toLowerCase(), facilityApplicationId: id };
}
