// Offers to share the facility that is applied for with another organisation, named by its ABN or ACN.

import {
  ALREADY_OFFERED_MESSAGE,
  ALREADY_SHARED_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { asFacilityApplicationShareId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireRecipient } from "../../facilities/facility-share-access.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { announceApplication } from "../application-mails.ts";
import { listOffersOfApplication } from "../application-share-access.ts";
import { notifyOfShare } from "../application-share-mails.ts";
import { insertApplicationShare } from "../application-share-store.ts";

export type ShareFacilityApplicationInput = { id: string; version: number; abn: string };

export async function shareFacilityApplication(
  tx: Transaction,
  input: ShareFacilityApplicationInput,
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_SHARE");
  const recipient = await requireRecipient(tx, application, input.abn);
  const offers = await listOffersOfApplication(tx, application);
  const before = offers.find(
    ({ status, offeredToOrganisationId: to }) => to === recipient.id && status !== "DECLINED",
  );
  if (before !== undefined)
    refuseFields({ abn: before.status === "ACCEPTED" ? ALREADY_SHARED_MESSAGE : ALREADY_OFFERED_MESSAGE });

  const id = asFacilityApplicationShareId(tx.newId());
  await insertApplicationShare(tx, application, {
    id,
    offeredTo: recipient.id,
    offeredBy: requirePerson(tx.actor).accountId,
  });
  await announceApplication(tx, application);
  await notifyOfShare(tx, id);
  return { applicationId: application.id };
}
