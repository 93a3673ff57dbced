// A bank brings along what it has decided as a file: its rows are tried in the background, and nothing is decided before somebody has seen the dry run.

import { hash } from "node:crypto";
import { asOutcomeFileId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { singleLine } from "@bondline/domain/values/fields/text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { FileFault } from "../../imports/public.ts";
import { requireBank } from "../outcome-file-access.ts";
import { insertOutcomeFile } from "../outcome-file-store.ts";
import { enqueueOutcomes } from "../outcome-file-tasks.ts";
import { readOutcomes } from "../read-outcomes.ts";

export type CreateOutcomeFileInput = { fileName: string; content: string };

const RULES = { fileName: required(singleLine(LENGTHS.name)) };

export async function createOutcomeFile(
  tx: Transaction,
  input: CreateOutcomeFileInput,
): Promise<CommandResult> {
  const supplierId = requireBank(tx, "");
  const { fileName } = requireFields(RULES, { fileName: input.fileName });
  const bytes = Buffer.from(input.content, "base64");
  const rows = await readOutcomes(bytes).catch(refuseFile);
  const person = requirePerson(tx.actor);
  const id = asOutcomeFileId(tx.newId());
  const file = {
    id,
    supplierId,
    createdBy: person.accountId,
    createdByName: `${person.givenName} ${person.familyName}`,
    fileName,
    contentHash: hash("sha256", bytes),
  };
  await insertOutcomeFile(tx, file, rows);
  await enqueueOutcomes(tx, "check-outcome-file", id);
  return { outcomeFileId: id };
}

function refuseFile(thrown: unknown): never {
  if (thrown instanceof FileFault) refuseFields({ content: thrown.message });
  throw thrown;
}
