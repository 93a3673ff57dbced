// Registers that are put where an import finds them, as if somebody had uploaded them, and what came of them taken away again.

import { createHash, randomUUID } from "node:crypto";
import { type AccountId, asImportJobId, type ImportJobId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import type { connectOnce } from "../../server/database/connect.ts";
import { register, registerRow } from "../../testing/builders/import-builder.ts";
import { ID_PREFIXES, organisationId } from "./sizes.ts";

/** The database's owner, whom no row policy holds. */
export type Owner = ReturnType<typeof connectOnce>;

/** What a row of a register becomes: the tables that COPY fills beside the import. */
const FILLED_TABLES = ["document", "document_party"] as const;

const accountId = (organisation: number) =>
  `${ID_PREFIXES.account}${organisation.toString(16).padStart(12, "0")}` as AccountId;

/** Scanned, and about to be checked. Its rows have numbers that no other register has. */
export async function putRegister(
  { app, owner }: { app: App; owner: Owner },
  { organisation, rows }: { organisation: number; rows: number },
): Promise<ImportJobId> {
  const id = asImportJobId(randomUUID());
  const bytes = register(
    Array.from({ length: rows }, (_, at) => registerRow(`${id.slice(0, 8)}-${String(at).padStart(7, "0")}`)),
  );
  const storageKey = `${organisationId(organisation)}/${id}`;
  await app.ports.files.put(storageKey, { contentType: "text/csv", fileName: "register.csv", bytes });
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into import_job (id, organisation_id, created_by, created_by_name, file_name, stage, created_at, updated_at)
     values ($1, $2, $3, 'Bench', 'register.csv', 'CHECKING', now(), now())`,
    [id, organisationId(organisation), accountId(organisation)],
  );
  await owner.query(
    `insert into import_file (id, organisation_id, import_job_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key, sha256,
       received_at, infected_file_status, scanned_at, uploaded_by, created_at)
     values (gen_random_uuid(), $2, $1, 'REGISTER', 'register.csv', 'text/csv', $3, $4, $5, $6, now(), 'CLEAN', now(), $7, now())`,
    [
      id,
      organisationId(organisation),
      createHash("md5").update(bytes).digest("base64"),
      bytes.length,
      storageKey,
      createHash("sha256").update(bytes).digest("hex"),
      accountId(organisation),
    ],
  );
  return id;
}

/** As if somebody had said so. */
export async function startRegister(owner: Owner, id: ImportJobId): Promise<void> {
  await owner.query("set session_replication_role = replica");
  const { rowCount } = await owner.query(
    "update import_job set stage = 'RUNNING', mode = 'KEEP_GOOD_ROWS' where id = $1 and stage = 'READY'",
    [id],
  );
  if (rowCount !== 1) throw new Error("A register that was checked can be started.");
}

export function workOfRegister(id: ImportJobId, organisation: number) {
  return {
    importJobId: id,
    organisationId: organisationId(organisation),
    accountId: accountId(organisation),
  };
}

/** Its documents with their history, so that the next one finds the database as this one did. */
export async function takeRegisterAway(owner: Owner, id: ImportJobId): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query("create temporary table if not exists gone (id uuid primary key)");
  await owner.query("truncate gone");
  await owner.query("insert into gone select id from document where import_job_id = $1", [id]);
  await owner.query(
    "delete from history_entry h using gone where h.root_type = 'document' and h.root_id = gone.id",
  );
  await owner.query(
    "delete from history_head h using gone where h.root_type = 'document' and h.root_id = gone.id",
  );
  await owner.query("delete from document_party p using gone where p.document_id = gone.id");
  await owner.query("delete from document d using gone where d.id = gone.id");
  await owner.query("vacuum document, document_party, history_entry, history_head");
}

/** With everything that says how it came. */
export async function forgetRegister(owner: Owner, id: ImportJobId): Promise<void> {
  await takeRegisterAway(owner, id);
  for (const table of ["import_beneficiary", "import_row", "import_file"])
    await owner.query(`delete from ${table} where import_job_id = $1`, [id]);
  await owner.query("delete from import_job where id = $1", [id]);
}

/** What it became, as files from which COPY makes the same rows again. */
export async function copyRegisterOut(owner: Owner, id: ImportJobId, folder: string): Promise<void> {
  const of = {
    document: `select * from document where import_job_id = '${id}'`,
    document_party: `select p.* from document_party p join document d on d.id = p.document_id where d.import_job_id = '${id}'`,
  };
  for (const table of FILLED_TABLES)
    await owner.query(
      `copy (select ${await columnsOf(owner, table)} from (${of[table]}) t) to '${folder}/${table}'`,
    );
}

/** In one transaction, by the database's owner, who passes the row policies by; its history is written like any other. */
export async function copyRegisterIn(owner: Owner, folder: string): Promise<void> {
  await owner.query("set session_replication_role = origin");
  await owner.query("begin");
  await owner.query("select begin_system_work('Bench', now())");
  for (const table of FILLED_TABLES)
    await owner.query(`copy ${table} (${await columnsOf(owner, table)}) from '${folder}/${table}'`);
  await owner.query("commit");
}

async function columnsOf(owner: Owner, table: string): Promise<string> {
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.names ?? "";
}
