// States of the desk's work that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

const OPEN = "(select * from desk_work where closed_at is null)";

const OPEN_AT_BANK = "(select * from bank_work where closed_at is null)";

export const DESK_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "what waits for a bank is what the records themselves say, and since when they do",
    sql: `select coalesce(w.subject_id, b.subject_id)::text as record, coalesce(w.kind, b.kind) as detail
            from bank_waiting w full join ${OPEN_AT_BANK} b on b.subject_id = w.subject_id and b.kind = w.kind
           where (w.supplier_id, w.waiting_since) is distinct from (b.supplier_id, b.waiting_since)`,
  },
  {
    rule: "the threads of a bank are what was said, and end with what was said last",
    sql: `select coalesce(s.subject_id, t.subject_id)::text as record, coalesce(s.kind, t.kind) as detail
            from (select distinct on (kind, subject_id) kind, subject_id, supplier_id, organisation_id, said_at, author_name, awaits_bank
                    from bank_said order by kind, subject_id, said_at desc, message_id desc) s
            full join bank_thread t on t.subject_id = s.subject_id and t.kind = s.kind
           where (s.supplier_id, s.organisation_id, s.said_at, s.author_name) is distinct from (t.supplier_id, t.organisation_id, t.last_said_at, t.last_author_name)`,
  },
  {
    rule: "what waits at the desk is what the records themselves say",
    sql: `select coalesce(w.subject_id, d.subject_id)::text as record, coalesce(w.kind, d.kind) as detail
            from desk_waiting w full join ${OPEN} d on d.subject_id = w.subject_id and d.kind = w.kind where w.subject_id is null or d.subject_id is null`,
  },
  {
    rule: "work at the desk waits since its record does",
    sql: `select d.id::text as record, d.kind as detail from desk_waiting w join ${OPEN} d on d.subject_id = w.subject_id and d.kind = w.kind
           where d.waiting_since <> w.waiting_since`,
  },
  {
    rule: "work at the desk says its record's name and amount as they are",
    sql: `select d.id::text as record, d.kind as detail from desk_waiting w join ${OPEN} d on d.subject_id = w.subject_id and d.kind = w.kind
           where (d.reference, d.amount_cents) is distinct from (w.reference, w.amount_cents)`,
  },
  noRow(
    "work is taken by somebody of the provider's staff",
    OPEN,
    "r.taken_by is not null and not exists (select 1 from staff_member s where s.account_id = r.taken_by and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL'))",
    "r.kind",
  ),
];
