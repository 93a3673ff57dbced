// Sets what is looked at of records of a kind that are handed in from now on; what runs already keeps its list.

import { type ChecklistKind, checkChecklist } from "@bondline/domain/office/checklists/checklist.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessChecklistToChange } from "../checklist-access.ts";
import { insertChecklist } from "../checklist-store.ts";

export type SetDeskChecklistInput = {
  kind: ChecklistKind;
  /** How many versions were there when it was read. */
  versionCount: number;
  lines: readonly { text: string; isRequired: boolean }[];
};

export async function setDeskChecklist(
  tx: Transaction,
  { kind, versionCount, lines: rows }: SetDeskChecklistInput,
): Promise<CommandResult> {
  const { providerId, number } = await accessChecklistToChange(tx, { kind, versionCount });
  const { fields, values } = checkChecklist(
    rows.map(({ text, isRequired }) => ({ text, isRequired: String(isRequired) })),
  );
  if (Object.keys(fields).length > 0) refuseFields(fields);
  const madeBy = requirePerson(tx.actor).accountId;
  await insertChecklist(tx, { providerId, kind, number, lines: values, madeBy });
  return { kind };
}
