// Who sees and ticks the checklist of a record: the provider's staff who decide about it, and to nobody else there is one.

import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { ChecklistKind } from "@bondline/domain/office/checklists/checklist.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderStaff } from "../../../transaction/actor.ts";
import type { RecordTopic, Transaction } from "../../../transaction/transaction.ts";
import { accessDraft, accessDraftToChange, draftFacts } from "../../drafts/drafts/draft-access.ts";
import {
  accessApplicationDetails,
  accessApplicationToChange,
  mayDo,
} from "../../facilities/facility-applications/application-access.ts";
import { type RunningChecklist, readChecklist } from "../checklists/public.ts";

type Handed = { id: string; organisationId: OrganisationId; submittedAt: Instant | null };
type RecordAccess = {
  see: (tx: Transaction, id: string) => Promise<Handed & { canTick: boolean }>;
  lock: (tx: Transaction, id: string) => Promise<Handed>;
  missing: "DRAFT_NOT_FOUND" | "FACILITY_APPLICATION_NOT_FOUND";
  topic: RecordTopic;
};

const ACCESS: Readonly<Record<ChecklistKind, RecordAccess>> = {
  DRAFT: {
    async see(tx, id) {
      const draft = await accessDraft(tx, id);
      const { allowed } = decideDraft(draftFacts(tx.actor, draft), "CAN_APPROVE_SUBMISSION");
      return { ...draft, canTick: allowed };
    },
    lock: (tx, id) => accessDraftToChange(tx, { id, version: undefined }, "CAN_APPROVE_SUBMISSION"),
    missing: "DRAFT_NOT_FOUND",
    topic: "draft",
  },
  FACILITY_APPLICATION: {
    async see(tx, id) {
      const application = await accessApplicationDetails(tx, id);
      return { ...application, canTick: mayDo(tx.actor, application, "CAN_SEND_TO_SUPPLIER") };
    },
    lock: (tx, id) => accessApplicationToChange(tx, { id, version: undefined }, "CAN_SEND_TO_SUPPLIER"),
    missing: "FACILITY_APPLICATION_NOT_FOUND",
    topic: "facility_application",
  },
};

export type RequestedRecord = { recordKind: ChecklistKind; recordId: string };
export type SeenChecklist = RunningChecklist & { canTick: boolean };

/** Undefined where nothing is kept to look at. */
export async function accessRecordChecklist(
  tx: Transaction,
  { recordKind, recordId }: RequestedRecord,
): Promise<SeenChecklist | undefined> {
  const { see, missing } = ACCESS[recordKind];
  const { id, submittedAt, canTick } = await see(tx, recordId);
  if (!isProviderStaff(tx.actor)) refuse(missing, { id: recordId });
  const running = await readChecklist(tx, { kind: recordKind, recordId: id, begunAt: submittedAt });
  return running === undefined ? undefined : { ...running, canTick };
}

/** With its record locked, so that nobody decides about it meanwhile. */
export async function accessChecklistToTick(
  tx: Transaction,
  { recordKind, recordId }: RequestedRecord,
): Promise<{ record: Handed; running: RunningChecklist | undefined }> {
  const record = await ACCESS[recordKind].lock(tx, recordId);
  const run = { kind: recordKind, recordId: record.id, begunAt: record.submittedAt };
  return { record, running: await readChecklist(tx, run) };
}

/** Whoever of the staff has the record open reads its checklist again. */
export async function notifyOfTick(
  tx: Transaction,
  kind: ChecklistKind,
  { id, organisationId }: Handed,
): Promise<void> {
  await tx.announce(ACCESS[kind].topic, { id, organisationId });
}
