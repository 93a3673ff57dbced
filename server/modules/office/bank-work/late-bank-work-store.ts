// What has become late at a bank and who looks after its people, in the database: SQL and nothing else.

import type { AccountId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import type { BankWorkKind } from "@bondline/domain/office/bank-work/bank-work.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type LateWork = {
  id: string;
  supplierId: SupplierId;
  kind: BankWorkKind;
  reference: string;
  organisationId: OrganisationId;
  organisationName: string | null;
  dueAt: Instant;
};

/** Of one bank, what nobody was notified of yet; with this it is told. */
export async function takeLateWork(tx: Transaction): Promise<LateWork[]> {
  return await tx.query<LateWork>(
    `select w.id, w.supplier_id, w.kind, w.reference, w.organisation_id, w.due_at,
            (select o.name from organisation_names(array[w.organisation_id]) o) as organisation_name
       from take_late_bank_work($1) w order by w.due_at, w.id`,
    [tx.now],
  );
}

export type NotifiedOfLate = { accountId: AccountId; email: string; givenName: string };

/** The bank's administrators, and all of its people where it has none. */
export async function listNotifiedOfLate(tx: Transaction, supplierId: SupplierId): Promise<NotifiedOfLate[]> {
  return await tx.query<NotifiedOfLate>(
    `with people as (
       select s.account_id, s.is_admin, a.email, a.given_name from staff_member s join account a on a.id = s.account_id
        where s.supplier_id = $1 and s.staff_type = 'EXTERNAL_SUPPLIER' and s.disabled_at is null and a.status = 'ACTIVE')
     select account_id, email, given_name from people where is_admin or not exists (select from people p where p.is_admin)`,
    [supplierId],
  );
}
