// Archives by the clock what was closed seven years ago, a few hundred records a transaction.

import { ARCHIVED_KINDS, type ArchivedKindName } from "@bondline/domain/records/archive/archive.ts";
import { lastClosedDateArchived } from "@bondline/domain/records/archive/archive-date.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { DEFAULT_ZONE, dayAt, instantAtHour } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { listDueForArchive, saveArchived } from "./archive-store.ts";

const BATCH = 200;

/** Whatever ends it, the next turn goes on with what is still due. */
export async function archiveClosedRecords(app: App): Promise<void> {
  for (const kind of codesIn(ARCHIVED_KINDS)) {
    for (;;) {
      const archived = await runTransaction(app, { system: "Archive" }, (tx) => archiveDue(tx, kind));
      if (archived < BATCH) break;
    }
  }
}

async function archiveDue(tx: Transaction, kind: ArchivedKindName): Promise<number> {
  const lastDay = lastClosedDateArchived(dayAt(tx.now, DEFAULT_ZONE));
  const closedBefore = instantAtHour(addDays(lastDay, 1), 0, DEFAULT_ZONE);
  const due = await listDueForArchive(tx, kind, { closedBefore, lastDay, max: BATCH });
  const archived = await saveArchived(
    tx,
    kind,
    due.map(({ id }) => id),
  );
  // Nobody has an enquiry open by itself.
  if (kind !== "finance_enquiry")
    for (const { id, organisationId } of archived) await tx.announce(kind, { id, organisationId });
  return due.length;
}
