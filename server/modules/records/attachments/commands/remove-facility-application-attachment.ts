// Removes a file from an application that is still being filled in.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type ApplicationAttachmentInput,
  accessApplicationFileToChange,
} from "../application-attachments.ts";
import { removeAttachment } from "../remove-attachment.ts";

export async function removeFacilityApplicationAttachment(
  tx: Transaction,
  input: ApplicationAttachmentInput,
): Promise<Answer> {
  await removeAttachment(tx, "facility application", await accessApplicationFileToChange(tx, input));
  return { applicationId: input.applicationId };
}
