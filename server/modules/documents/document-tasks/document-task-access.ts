// The access check of what waits after issue: for its owner's people who may do it, and for whom a document is shared with as its beneficiary.

import {
  DOCUMENT_TASK_KINDS,
  type DocumentTaskKind,
} from "@bondline/domain/documents/document-tasks/document-task.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import { LADDER_DAYS_MAX } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { type DocumentTask, listDocumentTasks } from "./document-task-store.ts";

export type DocumentTasks = { kind: DocumentTaskKind; totalCount: number; tasks: DocumentTask[] };

/** Of each kind; the rest is counted. */
const SHOWN_MAX = 10;

/** Kinds of which nothing waits are left out. */
export async function readDocumentTasks(
  tx: Transaction,
  named: string | null | undefined,
): Promise<DocumentTasks[]> {
  requirePerson(tx.actor);
  const organisationId = named ? actsFor(tx, named) : null;
  const endsBy = addDays(dayAt(tx.now, DEFAULT_ZONE), LADDER_DAYS_MAX);
  const found: DocumentTasks[] = [];
  for (const kind of DOCUMENT_TASK_KINDS) {
    const tasks = await listDocumentTasks(tx, { kind, organisationId, endsBy, max: SHOWN_MAX });
    const [first] = tasks;
    if (first !== undefined) found.push({ kind, totalCount: first.total, tasks });
  }
  return found;
}

/** A limited user reads what they are added to, and does none of this. */
function actsFor(tx: Transaction, named: string): OrganisationId | null {
  const organisationId = requireOrganisation(tx, named);
  return roleIn(tx.actor, organisationId) === "LIMITED_USER" ? null : organisationId;
}
