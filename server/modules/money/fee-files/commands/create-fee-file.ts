// A bank's file of fees is read and held against what was expected; nothing is reconciled before somebody has seen that.

import { hash } from "node:crypto";
import { asFeeFileId } from "@bondline/domain/ids.ts";
import { differenceCents, isReported } from "@bondline/domain/money/fee-files/fee-file.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { singleLine } from "@bondline/domain/values/fields/text.ts";
import { addCents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { FileFault } from "../../../documents/imports/public.ts";
import { accessCharging, requireFeeDesk } from "../fee-file-access.ts";
import { insertFeeFile } from "../fee-file-store.ts";
import { readFees } from "../read-fees.ts";
import { validateFeeFile } from "../validate-fee-file.ts";

export type CreateFeeFileInput = { supplierId: string; fileName: string; content: string };

const RULES = { fileName: required(singleLine(LENGTHS.name)) };

export async function createFeeFile(tx: Transaction, input: CreateFeeFileInput): Promise<CommandResult> {
  const { accountId: createdBy, givenName, familyName } = requireFeeDesk(tx, "");
  const supplierId = await accessCharging(tx, input.supplierId);
  const { fileName } = requireFields(RULES, { fileName: input.fileName });
  const bytes = Buffer.from(input.content, "base64");
  const read = await readFees(fileName, bytes).catch(refuseFile);
  const rows = await validateFeeFile(tx, supplierId, read);
  const id = asFeeFileId(tx.newId());
  const file = {
    id,
    supplierId,
    createdBy,
    createdByName: `${givenName} ${familyName}`,
    fileName,
    contentHash: hash("sha256", bytes),
    rowCount: rows.length,
    differingCount: rows.filter(({ state }) => isReported(state)).length,
    chargedCents: addCents(ZERO_CENTS, ...rows.map(({ chargedCents }) => chargedCents ?? ZERO_CENTS)),
    differenceCents: addCents(ZERO_CENTS, ...rows.map(differenceCents)),
  };
  await insertFeeFile(tx, file, rows);
  return { feeFileId: id };
}

function refuseFile(thrown: unknown): never {
  if (thrown instanceof FileFault) refuseFields({ content: thrown.message });
  throw thrown;
}
