// The files of an application for a facility: read for whoever may see the application, changed by whoever may fill it in or is asked for more.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessApplicationDetails,
  accessApplicationToChange,
  type GrantedApplication,
} from "../../facilities/facility-applications/application-access.ts";
import type { FacilityApplication } from "../../facilities/facility-applications/public.ts";
import type { AttachmentRow } from "./attachment-record.ts";
import { listAttachments } from "./attachment-store.ts";

export type ApplicationAttachmentInput = { applicationId: string; id: string };

export async function filesOfApplication(
  tx: Transaction,
  { id }: Pick<FacilityApplication, "id">,
): Promise<AttachmentRow[]> {
  return await listAttachments(tx, { owner: "facility application", id });
}

export async function accessApplicationFiles(
  tx: Transaction,
  applicationId: string,
): Promise<AttachmentRow[]> {
  return await filesOfApplication(tx, await accessApplicationDetails(tx, applicationId));
}

export async function accessApplicationToAttach(
  tx: Transaction,
  id: string,
): Promise<GrantedApplication<"CAN_MANAGE_ATTACHMENTS">> {
  return await accessApplicationToChange(tx, { id, version: undefined }, "CAN_MANAGE_ATTACHMENTS");
}

export async function accessApplicationFileToChange(
  tx: Transaction,
  { applicationId, id }: ApplicationAttachmentInput,
): Promise<AttachmentRow> {
  const application = await accessApplicationToAttach(tx, applicationId);
  const file = fileAmong(await filesOfApplication(tx, application), id);
  requireNotHandedIn(application, file);
  return file;
}

/** With an answer files are added. What desk and bank have already stays as they have it. */
function requireNotHandedIn({ questions, status }: FacilityApplication, { createdAt }: AttachmentRow): void {
  const asked = questions.find(({ answeredAt }) => answeredAt === null);
  if (status !== "DRAFT" && (asked === undefined || createdAt < asked.createdAt))
    refuse("INVALID_TRANSITION", { record: "file", status: "handed in", event: "change" });
}

export function fileAmong(files: readonly AttachmentRow[], id: string): AttachmentRow {
  return files.find((each) => each.id === id) ?? refuse("ATTACHMENT_NOT_FOUND", { id });
}
