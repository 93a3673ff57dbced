// The alerts that an organisation begins with that is registered now: SQL and nothing else.

import type { AlertDefaults } from "@bondline/domain/records/alerts/alert-default.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Undefined while nothing was ever set. */
export async function findAlertDefaultsNow(tx: Transaction): Promise<AlertDefaults | undefined> {
  return await findRow<AlertDefaults>(tx, "select * from alert_defaults_at($1)", [tx.now]);
}
