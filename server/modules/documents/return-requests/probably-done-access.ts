// The access check of what an organisation may probably ask back: for those of its people who may ask for all of it.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { listProbablyDone, type ProbablyDone } from "./probably-done-store.ts";

export type { ProbablyDone } from "./probably-done-store.ts";

/** Those that have waited longest; once they are asked for, the next come. */
const SHOWN_MAX = 50;

export async function accessProbablyDone(tx: Transaction, organisationId: string): Promise<ProbablyDone[]> {
  const id = requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  return await listProbablyDone(tx, id, { today: dayAt(tx.now, DEFAULT_ZONE), max: SHOWN_MAX });
}
