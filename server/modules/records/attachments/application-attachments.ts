// The files of an application for a facility: read for whoever may see the application, changed by whoever may fill it in.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessApplication,
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
  return await filesOfApplication(tx, await accessApplication(tx, applicationId));
}

export async function accessApplicationToAttach(
  tx: Transaction,
  id: string,
): Promise<GrantedApplication<"CAN_EDIT">> {
  return await accessApplicationToChange(tx, { id, version: undefined }, "CAN_EDIT");
}

export async function accessApplicationFileToChange(
  tx: Transaction,
  { applicationId, id }: ApplicationAttachmentInput,
): Promise<AttachmentRow> {
  const application = await accessApplicationToAttach(tx, applicationId);
  return fileAmong(await filesOfApplication(tx, application), id);
}

export function fileAmong(files: readonly AttachmentRow[], id: string): AttachmentRow {
  return files.find((each) => each.id === id) ?? refuse("ATTACHMENT_NOT_FOUND", { id });
}
