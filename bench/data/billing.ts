// What billing is measured over: invoices with a bank statement that pays them; put there, and taken away again with the guarantees of `periods.ts`.

import { createHash, randomBytes, randomUUID } from "node:crypto";
import { csvText } from "@bondline/domain/csv-text.ts";
import { asBankStatementId, type BankStatementId } from "@bondline/domain/ids.ts";
import {
  DEPOSIT_REFERENCE_BYTES,
  depositReference,
} from "@bondline/domain/money/invoices/deposit-reference.ts";
import type { App } from "../../server/app.ts";
import type { Owner } from "./registers.ts";
import { ID_PREFIXES, organisationId, STAFF } from "./sizes.ts";

/** By what they are found again. */
export const MARK = "BILL-";
const ACCOUNT_KEY = "062000 12345678";
export const staffId = `${ID_PREFIXES.account}${STAFF.toString(16).padStart(12, "0")}`;

export const DRAFT_COLUMNS =
  "id, organisation_id, reference_number, status, status_changed_at, process_type, amount_cents, wording_hash, approved_wording_hash, created_by, created_at, updated_at";
export const DRAFT_VALUES = `gen_random_uuid(), $1::uuid, '${MARK}' || k, 'ESTABLISHED', now(), 'BANK_GUARANTEE', 10000000, 'x', 'x', '${staffId}', now(), now()`;

/** As many open invoices as lines, and the statement in which each is paid. */
export async function putStatement(
  { app, owner }: { app: App; owner: Owner },
  { organisation, lines }: { organisation: number; lines: number },
): Promise<BankStatementId> {
  const references = Array.from({ length: lines }, () =>
    depositReference(randomBytes(DEPOSIT_REFERENCE_BYTES)),
  );
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into draft (${DRAFT_COLUMNS}) select ${DRAFT_VALUES} from generate_series(1, 1) k`,
    [organisationId(organisation)],
  );
  await owner.query(
    `insert into invoice (id, organisation_id, draft_id, invoice_number, deposit_reference_number, status, payment_status, total_cents, gst_cents, created_at)
     select gen_random_uuid(), d.organisation_id, d.id, replace(r, 'BL-', 'INV-'), r, 'open', 'requires_payment_method', 125000, 0, now()
       from draft d, unnest($1::text[]) r where d.reference_number like '${MARK}%'`,
    [references],
  );
  await owner.query("analyze invoice");
  const rows = references.map((reference, at) => [
    "20/11/2026",
    "1250.00",
    `Direct credit ${reference}`,
    `T${at}`,
  ]);
  const bytes = Buffer.from(csvText([["Date", "Amount", "Description", "Transaction ID"], ...rows]));
  const id = asBankStatementId(randomUUID());
  const storageKey = `provider/${id}`;
  await app.ports.files.put(storageKey, { contentType: "text/csv", fileName: "statement.csv", bytes });
  await owner.query(
    `insert into bank_statement (id, provider_id, account_key, created_by, created_by_name, file_name, statement_format, stage, created_at, updated_at)
     select $1, p.id, '${ACCOUNT_KEY}', '${staffId}', 'Bench', 'statement.csv', 'CSV', 'CHECKING', now(), now() from provider p`,
    [id],
  );
  await owner.query(
    `insert into bank_statement_file (id, bank_statement_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key, sha256, received_at,
       infected_file_status, scanned_at, uploaded_by, created_at)
     values (gen_random_uuid(), $1, 'STATEMENT', 'statement.csv', 'text/csv', $2, $3, $4, $5, now(), 'CLEAN', now(), '${staffId}', now())`,
    [id, hashOf("md5", bytes, "base64"), bytes.length, storageKey, hashOf("sha256", bytes, "hex")],
  );
  return id;
}

const hashOf = (algorithm: string, bytes: Buffer, encoding: "base64" | "hex") =>
  createHash(algorithm).update(bytes).digest(encoding);

export async function countMatched(owner: Owner, id: BankStatementId): Promise<number> {
  return await countOf(owner, "bank_line where bank_statement_id = $1 and state = 'MATCHED'", [id]);
}

/** With everything that came of it. */
export async function forgetBilling(owner: Owner): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query("create temporary table if not exists bills (id uuid primary key)");
  await owner.query("truncate bills");
  await owner.query(`insert into bills select id from draft where reference_number like '${MARK}%'`);
  for (const table of ["bank_line", "bank_statement_file"])
    await owner.query(
      `delete from ${table} t using bank_statement s where s.id = t.bank_statement_id and s.account_key = '${ACCOUNT_KEY}'`,
    );
  await owner.query(`delete from bank_statement where account_key = '${ACCOUNT_KEY}'`);
  await owner.query(
    "delete from payment_intent t using invoice i, bills where t.invoice_id = i.id and i.draft_id = bills.id",
  );
  await owner.query(
    "delete from document_cost c using document d, bills where c.document_id = d.id and d.original_draft_id = bills.id",
  );
  await owner.query(
    "delete from book_entry e using book_move m, bills where e.move_id = m.id and m.draft_id = bills.id",
  );
  for (const table of ["subscription_period", "payment_subscription", "invoice_line", "invoice", "book_move"])
    await owner.query(`delete from ${table} t using bills where t.draft_id = bills.id`);
  for (const table of ["mail_message", "record_mail", "notification"])
    await owner.query(`delete from ${table}`);
  await owner.query("delete from document d using bills where d.original_draft_id = bills.id");
  await owner.query("delete from draft d using bills where d.id = bills.id");
  for (const table of ["history_entry", "history_head"])
    await owner.query(
      `delete from ${table} h using bills where h.root_type = 'draft' and h.root_id = bills.id`,
    );
  await owner.query("select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null");
}

async function countOf(owner: Owner, from: string, values: unknown[] = []): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${from}`, values);
  return rows[0]?.count ?? 0;
}
