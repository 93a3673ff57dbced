// Mends cells of a row before anything is imported: it is validated anew at once; a value that is mended everywhere in its column has all rows checked again.

import {
  CELL_LENGTH_MAX,
  CELL_LENGTH_MESSAGE,
  noRowMessage,
} from "@bondline/domain/documents/imports/import-faults.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { UNUSABLE_CHARACTERS_MESSAGE } from "@bondline/domain/values/fields/text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessImportToChange } from "../import-access.ts";
import { lookUpBeneficiaries } from "../import-beneficiaries.ts";
import { type Mend, saveMend } from "../import-mend-store.ts";
import type { ImportJob } from "../import-record.ts";
import { findRowCells, freeRepeatsOf, markDuplicates, replaceStagedRow } from "../import-row-store.ts";
import { saveImportStage } from "../import-store.ts";
import { enqueueCheck, workOn } from "../import-tasks.ts";
import { mendedCells, rulesOf, validatorOf } from "../register-validator.ts";

export type MendImportRowInput = {
  id: string;
  version: number;
  rowNumber: number;
  cells: readonly { place: number; text: string; isEverywhere?: boolean | null | undefined }[];
};

export async function mendImportRow(tx: Transaction, input: MendImportRowInput): Promise<CommandResult> {
  const job = await accessImportToChange(tx, input, "CAN_MEND");
  const cells = await findRowCells(tx, job, input.rowNumber);
  if (cells === undefined) refuseFields({ rowNumber: noRowMessage(input.rowNumber) });
  const mends = input.cells.map(({ isEverywhere, ...cell }): Mend => {
    return { ...cell, rowNumber: input.rowNumber, isEverywhere: isEverywhere === true };
  });
  for (const [at, mend] of mends.entries()) requirePlace(job, mend, at);
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  for (const mend of mends)
    await saveMend(tx, job, { ...mend, madeBy: accountId, madeByName: `${givenName} ${familyName}` });

  if (mends.some(({ isEverywhere }) => isEverywhere)) {
    await saveImportStage(tx, job, "CHECKING", { errors: [] });
    await enqueueCheck(tx, workOn(tx, job));
  } else {
    await validateAnew(tx, job, { number: input.rowNumber, cells: mendedCells(cells, mends) });
    await saveImportStage(tx, job, "READY", { errors: [] });
  }
  await tx.announce("import_job", { id: job.id, organisationId: job.organisationId });
  return { importJobId: job.id };
}

function requirePlace({ headers }: ImportJob, { place, text }: Mend, at: number): void {
  if (place < 0 || place >= headers.length)
    refuseFields({ [`cells.${at}.place`]: `The file has no column ${place + 1}.` });
  if (text.length > CELL_LENGTH_MAX) refuseFields({ [`cells.${at}.text`]: CELL_LENGTH_MESSAGE });
  // As a file that has one is refused: no database keeps it.
  if (text.includes("\0")) refuseFields({ [`cells.${at}.text`]: UNUSABLE_CHARACTERS_MESSAGE });
}

/** What repeated the row, or it repeats, is looked for again: by the number that it had, and by the one that it has. */
async function validateAnew(
  tx: Transaction,
  job: Granted<ImportJob, "CAN_MEND">,
  row: { number: number; cells: readonly string[] },
): Promise<void> {
  const validate = validatorOf(
    { headers: job.headers, paths: job.columns },
    await rulesOf(tx, job.organisationId),
  );
  await freeRepeatsOf(tx, job, row.number);
  await replaceStagedRow(tx, job, validate(row));
  await freeRepeatsOf(tx, job, row.number);
  await markDuplicates(tx, job);
  await lookUpBeneficiaries(tx, job);
}
