// Issued paper as it is found by what stands on it, and the list of who looked: SQL and nothing else.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import type {
  VerificationState,
  VerificationWay,
} from "@bondline/domain/documents/verifications/verification.ts";
import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** What was issued through the portal, with what its draft said when it was. */
export type IssuedRow = {
  id: DocumentId;
  organisationId: OrganisationId;
  status: DocumentStatus;
  documentVariant: ProcessType;
  guaranteeNumber: string | null;
  bankName: string | null;
  amountCents: Cents;
  expiresAt: PlainDate | null;
  expiryInstant: Instant | null;
  wordingHash: string | null;
  issuedAmountCents: Cents;
  issuedExpiresAt: PlainDate | null;
  issuedWordingHash: string | null;
  checkCode: string;
  isOlderFile: boolean;
};

/** Whatever the draft had no end for ended in no date; its wording is the one that was issued, unless it says otherwise. */
const ISSUED = `
  select d.id, d.organisation_id, d.status, d.document_variant, d.guarantee_number, d.bank_name, d.amount_cents, d.expires_at, d.expiry_instant,
         coalesce(d.amended_wording_hash, d.wording_hash) as wording_hash, coalesce(r.amount_cents, d.amount_cents) as issued_amount_cents,
         case when r.expiry_type = 'FIXED' then r.expires_at end as issued_expires_at, coalesce(r.wording_hash, d.wording_hash) as issued_wording_hash,
         d.check_code`;
const FROM = "from document d left join draft r on r.id = d.original_draft_id";
const WAS_ISSUED = "d.is_system_document and d.status <> 'PROJECTED'";

/** Two banks may have given one number, so the check code says which of them it is. */
export async function listByNumber(tx: Transaction, guaranteeNumber: string): Promise<IssuedRow[]> {
  return await tx.query<IssuedRow>(
    `${ISSUED}, false as is_older_file ${FROM}
      where guarantee_number_key(d.guarantee_number) = guarantee_number_key($1) and d.guarantee_number is not null and ${WAS_ISSUED}
      order by d.created_at desc, d.id limit 20`,
    [guaranteeNumber],
  );
}

export async function findByCode(tx: Transaction, verificationCode: string): Promise<IssuedRow | undefined> {
  return await findRow<IssuedRow>(
    tx,
    `${ISSUED}, false as is_older_file ${FROM} where d.verification_code = $1 and ${WAS_ISSUED}`,
    [verificationCode],
  );
}

/** One file on several documents is the newest one's. */
export async function findByFile(tx: Transaction, sha256: string): Promise<IssuedRow | undefined> {
  return await findRow<IssuedRow>(
    tx,
    `${ISSUED}, exists (select 1 from document_attachment n where n.document_id = d.id and n.variant = '${ISSUED_PAPER}'
          and (n.created_at, n.id) > (p.created_at, p.id) and n.sha256 <> p.sha256) as is_older_file
       ${FROM} join document_attachment p on p.document_id = d.id
      where p.sha256 = $1 and p.variant = '${ISSUED_PAPER}' and ${WAS_ISSUED} order by p.created_at desc, p.id desc limit 1`,
    [sha256],
  );
}

export type LookUp = { way: VerificationWay; outcome: VerificationState };

export async function insertLookUp(
  tx: Transaction,
  { id: documentId, organisationId }: Pick<IssuedRow, "id" | "organisationId">,
  { way, outcome }: LookUp,
): Promise<void> {
  const row = { id: tx.newId(), organisationId, documentId, way, outcome, createdAt: tx.now };
  await insertRow(tx, "document_look_up", row);
}

/** More of them say no more. */
const LOOK_UPS_MAX = 1_000;

/** The newest first. */
export async function listLookUps(
  tx: Transaction,
  id: DocumentId,
): Promise<(LookUp & { createdAt: Instant })[]> {
  return await tx.query<LookUp & { createdAt: Instant }>(
    "select way, outcome, created_at from document_look_up where document_id = $1 order by created_at desc, id desc limit $2",
    [id, LOOK_UPS_MAX],
  );
}
