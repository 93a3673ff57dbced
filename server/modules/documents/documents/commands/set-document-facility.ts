// Puts a document on a facility, moves it to another one, or takes it off.

import { asFacilityId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFacilityFor } from "../../../facilities/facilities/facility-access.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { updateDocumentColumns } from "../document-change-store.ts";

const HELD_MESSAGE = "Your organisation holds this security. Only what is issued for it uses a facility.";

export async function setDocumentFacility(
  tx: Transaction,
  input: { documentId: string; version: number; facilityId?: string | null | undefined },
): Promise<CommandResult> {
  const document = await accessDocumentToChange(
    tx,
    { id: input.documentId, version: input.version },
    "CAN_EDIT_DETAILS",
  );
  const { organisationId, documentVariant } = document;
  if (input.facilityId && document.isHeld) refuseFields({ facilityId: HELD_MESSAGE });
  if (input.facilityId)
    await requireFacilityFor(tx, input.facilityId, {
      organisationId,
      documentVariant,
      capability: "CAN_ATTACH_TO_DOCUMENTS",
    });
  await updateDocumentColumns(tx, document, {
    facilityId: input.facilityId ? asFacilityId(input.facilityId) : null,
  });
  await tx.announce("document", { id: document.id, organisationId });
  return { documentId: document.id };
}
