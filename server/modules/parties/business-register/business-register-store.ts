// What the business register answered, kept in the database: SQL and nothing else.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { RegisteredBusiness } from "../../../ports/business-register/business-register-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Once a day, however often it is asked. */
export async function keepRegisterAnswer(
  tx: Transaction,
  { abn, name, entityType, status }: RegisteredBusiness,
): Promise<void> {
  await tx.query(
    `insert into business_register_answer (abn, name, entity_type, status, asked_date, asked_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [abn, name, entityType ?? null, status, dayAt(tx.now, DEFAULT_ZONE), tx.now],
  );
}
