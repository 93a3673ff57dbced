// Announces a file for an application that is being filled in, and hands out the one link by which it can be uploaded.

import { APPLICATION_FILE_VARIANTS } from "@bondline/domain/facilities/facilities/facility-application-files.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type AnnouncedFile, announceFile } from "../announce-file.ts";
import { accessApplicationToAttach, filesOfApplication } from "../application-attachments.ts";

const VARIANTS: readonly string[] = APPLICATION_FILE_VARIANTS.map(({ code }) => code);

export async function createFacilityApplicationAttachment(
  tx: Transaction,
  { applicationId, ...file }: AnnouncedFile & { applicationId: string },
): Promise<CommandResult> {
  const record = await accessApplicationToAttach(tx, applicationId);
  const files = await filesOfApplication(tx, record);
  const attachmentId = await announceFile(
    tx,
    { owner: "facility application", record, files, purpose: "RECORD", variants: VARIANTS },
    file,
  );
  await tx.announce("facility_application", { id: record.id, organisationId: record.organisationId });
  return { applicationId: record.id, attachmentId };
}
