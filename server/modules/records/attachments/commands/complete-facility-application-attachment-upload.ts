// A hint that the file has been sent: the server looks for itself, in the background.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lookForFile } from "../announce-file.ts";
import {
  type ApplicationAttachmentInput,
  accessApplicationFileToChange,
} from "../application-attachments.ts";

export async function completeFacilityApplicationAttachmentUpload(
  tx: Transaction,
  input: ApplicationAttachmentInput,
): Promise<CommandResult> {
  const { id } = await accessApplicationFileToChange(tx, input);
  await lookForFile(tx, id);
  return { applicationId: input.applicationId, attachmentId: id };
}
