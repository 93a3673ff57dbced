// Removes a file from an application that can still be given files.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type ApplicationAttachmentInput,
  accessApplicationFileToChange,
} from "../application-attachments.ts";
import { removeAttachment } from "../remove-attachment.ts";

export async function removeFacilityApplicationAttachment(
  tx: Transaction,
  input: ApplicationAttachmentInput,
): Promise<CommandResult> {
  const file = await accessApplicationFileToChange(tx, input);
  await removeAttachment(tx, "facility application", file);
  await tx.announce("facility_application", {
    id: input.applicationId.toLowerCase(),
    organisationId: file.organisationId,
  });
  return { applicationId: input.applicationId };
}
