// Runs every check of the living data: in tests after each file, in production by the doctor.

import type { Pool } from "../database/connect.ts";
import { ATTACHMENT_CHECKS } from "./attachment-checks.ts";
import { BOOK_CHECKS } from "./book-checks.ts";
import { DESK_CHECKS } from "./desk-checks.ts";
import { DOCUMENT_CHECKS } from "./document-checks.ts";
import { DRAFT_CHECKS } from "./draft-checks.ts";
import { FACILITY_CHECKS } from "./facility-checks.ts";
import type { IntegrityCheck } from "./integrity-check.ts";
import { INVOICE_CHECKS } from "./invoice-checks.ts";
import { MAIL_CHECKS } from "./mail-checks.ts";
import { ORGANISATION_CHECKS } from "./organisation-checks.ts";
import { REFERRAL_CHECKS } from "./referral-checks.ts";

export const INTEGRITY_CHECKS: readonly IntegrityCheck[] = [
  ...ORGANISATION_CHECKS,
  ...DRAFT_CHECKS,
  ...ATTACHMENT_CHECKS,
  ...INVOICE_CHECKS,
  ...BOOK_CHECKS,
  ...DOCUMENT_CHECKS,
  ...FACILITY_CHECKS,
  ...REFERRAL_CHECKS,
  ...MAIL_CHECKS,
  ...DESK_CHECKS,
];

export type Breach = { rule: string; record: string; detail: string };

/** More of one kind tell nothing new, and a breach of a million rows must still be printed. */
const SHOWN_MAX = 20;

/** `pool` must see every row: the owner's connection, never the application's. */
export async function runIntegrityChecks(pool: Pick<Pool, "query">): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { rule, sql } of INTEGRITY_CHECKS) {
    const { rows } = await pool.query<{ record: string; detail: string }>(
      `select * from (${sql}) found limit ${SHOWN_MAX}`,
    );
    breaches.push(...rows.map(({ record, detail }) => ({ rule, record, detail })));
  }
  return breaches;
}
