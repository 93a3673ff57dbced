// Notifies the desk in the product that an organisation claims a number, which it has to check.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyProviderStaff } from "../../../records/notifications/commands/notify-provider-staff.ts";

export async function notifyOfAbnClaim(
  tx: Transaction,
  organisationId: OrganisationId,
  name: string,
): Promise<void> {
  await notifyProviderStaff(tx, {
    intent: `abn claim ${organisationId}`,
    kind: "ABN_TO_CHECK",
    organisationId,
    draftId: null,
    documentId: null,
    referenceNumber: "",
    about: name,
  });
}
