// Prepares a request for a client and mails it to them.

import { findPreparedRequestFaults } from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import {
  PREPARED_REQUEST_FIELDS,
  PREPARED_REQUEST_RULES,
  type PreparedRequestField,
} from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import { asPreparedRequestId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { valuesByColumn } from "../../../../fields/field-columns.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOffer, accessSupplier } from "../../../money/fee-summaries/fee-summary-access.ts";
import { isFeatureOn } from "../../../office/gateway-features/gateway-feature-access.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { isOfferedFor } from "../../drafts/public.ts";
import { requirePreparedRequestDesk } from "../prepared-request-access.ts";
import { sendPreparedRequest } from "../prepared-request-mails.ts";
import {
  insertPreparedRequest,
  PREPARED_REQUEST_COLUMNS,
  type PreparedRequestRow,
} from "../prepared-request-store.ts";

export type CreateOriginationInput = { [Field in PreparedRequestField]?: string | null | undefined };

/** What was typed, as columns. */
type PreparedRequestDetails = Pick<
  PreparedRequestRow,
  Exclude<PreparedRequestField, "amount"> | "amountCents"
>;

const PROVIDER_NAME = "Bondline";

export async function createOrigination(
  tx: Transaction,
  input: CreateOriginationInput,
): Promise<CommandResult> {
  const { supplierId } = requirePreparedRequestDesk(tx);
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const values = requireFields(PREPARED_REQUEST_RULES, input, {
    across: (validated) => findPreparedRequestFaults(validated, today),
  });
  if (values.processType === "SURETY_BOND" && !(await isFeatureOn(tx, "suretyBonds")))
    refuseFields({ processType: "Surety bonds are not offered." });
  const details = valuesByColumn(
    PREPARED_REQUEST_FIELDS,
    PREPARED_REQUEST_COLUMNS,
    values,
  ) as PreparedRequestDetails;
  await requireOwnOffer(tx, details, supplierId);
  await takeFromLimit(tx, "preparedRequests", accountId);

  const supplier = supplierId === undefined ? undefined : await accessSupplier(tx, supplierId);
  const preparedRequest = {
    ...details,
    id: asPreparedRequestId(tx.newId()),
    supplierId: supplierId ?? null,
    preparedBy: `${givenName} ${familyName}, ${supplier?.tradeName ?? PROVIDER_NAME}`,
    createdBy: accountId,
  };
  await insertPreparedRequest(tx, preparedRequest);
  await sendPreparedRequest(tx, preparedRequest);
  return { originationId: preparedRequest.id };
}

/** A supplier's people name products of their own alone. */
async function requireOwnOffer(
  tx: Transaction,
  details: PreparedRequestDetails,
  supplierId: string | undefined,
): Promise<void> {
  if (details.feeSummaryId === null) return;
  const fee = await accessOffer(tx, details.feeSummaryId);
  const isOwn = supplierId === undefined || fee?.supplier.id === supplierId;
  if (fee === undefined || !isOwn || !isOfferedFor(fee, details))
    refuseFields({ feeSummaryId: "This fee plan is not offered for this amount. Please choose another." });
}
