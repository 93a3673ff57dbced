// Proposes what a client is given on the first ongoing fees; it holds once a second administrator approves it.

import {
  CLIENT_DISCOUNT_RULES,
  SAME_DISCOUNT_MESSAGE,
} from "@bondline/domain/people/clients/client-discount.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessClientToPropose } from "../client-access.ts";
import { CLIENT_DISCOUNT_CHANGE } from "../client-discount-change.ts";

export type ProposeClientDiscountInput = { id: string; discountPercentage: string; reason: string };

export async function proposeClientDiscount(
  tx: Transaction,
  { id, reason, ...input }: ProposeClientDiscountInput,
): Promise<CommandResult> {
  const client = await accessClientToPropose(tx, id);
  if (client.closedAt !== null) refuse("ORGANISATION_CLOSED");
  const { discountPercentage } = requireFields(CLIENT_DISCOUNT_RULES, input);
  await lockProviderRow(tx);
  const { kind, present } = CLIENT_DISCOUNT_CHANGE;
  const { texts, version } = await present(tx, client.id);
  const proposed = { discountPercentage: percentageToText(discountPercentage) };
  if (texts?.discountPercentage === proposed.discountPercentage)
    refuseFields({ discountPercentage: SAME_DISCOUNT_MESSAGE });
  return await proposeChange(tx, {
    subject: kind,
    subjectId: client.id,
    subjectVersion: version,
    subjectName: client.name,
    proposed,
    reason,
  });
}
