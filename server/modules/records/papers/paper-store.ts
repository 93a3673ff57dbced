// Papers in the database: SQL and nothing else. Whether somebody may have one is asked in paper-access.

import type { OrganisationId, PaperId } from "@bondline/domain/ids.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRowOnce, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { PaperRow } from "./paper-record.ts";

const COLUMNS = `p.id, p.kind, p.organisation_id, p.draft_id, p.facility_application_id, p.document_id, p.item_id, p.title,
  p.reference_number, p.text_sha256, p.verification_code, p.status, p.file_name, p.storage_key, p.file_size, p.sha256, p.created_at, p.made_at`;

const VERSION = ["kind", "draftId", "facilityApplicationId", "documentId", "itemId", "textSha256"] as const;

type NewPaper = NewRow<"paper">;

/** The paper that says just this, which is another row's where it was asked for before; and whether it is new. */
export async function insertPaper(
  tx: Transaction,
  paper: NewPaper,
): Promise<{ paper: Pick<PaperRow, "id" | "status">; isNew: boolean }> {
  const isNew = await insertRowOnce(tx, "paper", paper, { columns: VERSION });
  const found = isNew ? undefined : await findVersion(tx, paper);
  return { paper: found ?? { id: paper.id, status: "WAITING" }, isNew };
}

async function findVersion(tx: Transaction, paper: NewPaper) {
  const { kind, draftId, facilityApplicationId, documentId, itemId, textSha256 } = paper;
  return await findRow<Pick<PaperRow, "id" | "status">>(
    tx,
    `select p.id, p.status from paper p where p.kind = $1 and p.draft_id is not distinct from $2
        and p.facility_application_id is not distinct from $3 and p.document_id is not distinct from $4
        and p.item_id is not distinct from $5 and p.text_sha256 = $6`,
    [kind, draftId ?? null, facilityApplicationId ?? null, documentId ?? null, itemId ?? null, textSha256],
  );
}

export async function findPaper(tx: Transaction, id: PaperId) {
  return await findRow<PaperRow>(tx, `select ${COLUMNS} from paper p where p.id = $1`, [id]);
}

/** With whether a newer one of its kind was made of the same record. */
export async function findPaperByCode(tx: Transaction, verificationCode: string) {
  return await findRow<PaperRow & { isNewest: boolean }>(
    tx,
    `select ${COLUMNS}, not exists (
         select 1 from paper n where n.kind = p.kind and n.status = 'MADE' and (n.created_at, n.id) > (p.created_at, p.id)
           and (n.draft_id = p.draft_id or n.facility_application_id = p.facility_application_id or n.document_id = p.document_id
             or num_nonnulls(n.draft_id, n.facility_application_id, n.document_id, p.organisation_id) = 0)
           and n.item_id is not distinct from p.item_id) as is_newest
       from paper p where p.verification_code = $1 and p.status = 'MADE'`,
    [verificationCode],
  );
}

export type PaperToMake = PaperRow & { contentEncrypted: Buffer | null };

export async function findPaperToMake(tx: Transaction, id: string) {
  return await findRow<PaperToMake>(
    tx,
    `select ${COLUMNS}, p.content_encrypted from paper p where p.id = $1 and p.status <> 'MADE'`,
    [id],
  );
}

/** Newest first. */
export async function listPapers(tx: Transaction, organisationId: OrganisationId, list: PageArguments) {
  return await listRows<PaperRow>(tx, list, {
    keyset: { column: "p.created_at", cast: "timestamptz", id: "p.id", direction: "DESC" },
    columns: COLUMNS,
    from: "paper p",
    where: "p.organisation_id = $1 and p.status = 'MADE'",
    values: [organisationId],
  });
}

type MadeColumns = Pick<PaperRow, "storageKey" | "fileSize" | "sha256">;

export async function savePaperMade(tx: Transaction, id: PaperId, made: MadeColumns): Promise<void> {
  const changes = { ...made, status: "MADE", madeAt: tx.now, contentEncrypted: null } as const;
  await updateRow(tx, "paper", { id }, changes);
}

export async function savePaperStatus(tx: Transaction, id: PaperId, status: "WAITING" | "FAILED") {
  await updateRow(tx, "paper", { id }, { status });
}
