// A bank's file of fees as it was uploaded, and a guarantee of the bank with what it is expected to charge.

import { csvText } from "@bondline/domain/csv-text.ts";
import { asDocumentId, asFeeFileId, type FeeFileId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createFeeFile } from "../../server/modules/money/fee-files/commands/create-fee-file.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";

const HEADER = ["Guarantee number", "Date", "Amount", "Fee"];

export type FeeSaid = { number: string; date?: string; amount: string; fee?: string };

export function csvFees(rows: readonly FeeSaid[], header: readonly string[] = HEADER): string {
  return csvText([
    header,
    ...rows.map(({ number, date = "20/11/2026", amount, fee = "" }) => [number, date, amount, fee]),
  ]);
}

export const feesInBase64 = (text: string): string => Buffer.from(text).toString("base64");

type Asked = { rows: readonly FeeSaid[]; fileName?: string };

/** Nothing of it is accepted yet. */
export async function aFeeFile(
  { app }: { app: App },
  { rows, fileName = "fees.csv" }: Asked,
): Promise<{ id: FeeFileId; version: number }> {
  const supplierId = idOf("supplier", "macquarie");
  const input = { supplierId, fileName, content: feesInBase64(csvFees(rows)) };
  const { feeFileId } = await callAs(app, "rosa", createFeeFile, input);
  return { id: asFeeFileId(String(feeFileId)), version: 1 };
}

/** Of $250,000 at 2% a year, charged each half-year from 20 November 2026 on: $2,500, and $400 for the set-up. */
export async function aChargedGuarantee(world: World): Promise<{ id: string; number: string }> {
  const draft = await world.draft({ status: "ESTABLISHED", fields: { amount: "250000" } });
  return await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const [document] = await tx.query<{ id: string; organisationId: string; guaranteeNumber: string }>(
      "update document set interest_start_date = '2026-11-20' where original_draft_id = $1 returning id, organisation_id, guarantee_number",
      [draft.id],
    );
    if (document === undefined) throw new Error("A guarantee that was just issued is not there.");
    await tx.query("delete from document_cost where document_id = $1", [document.id]);
    await tx.query(
      `insert into document_cost (id, organisation_id, document_id, set_up_cost_cents, recurring_fee_type, recurring_cost_frequency, recurring_percentage_cost, created_at)
       values ($1, $2, $3, 40000, 'ANNUAL_PERCENTAGE', 6, 2, $4)`,
      [tx.newId(), document.organisationId, document.id, tx.now],
    );
    return { id: asDocumentId(document.id), number: document.guaranteeNumber };
  });
}
