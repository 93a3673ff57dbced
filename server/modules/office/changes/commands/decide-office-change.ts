// Approves, declines or takes back a change: approved, it takes effect in the same transaction, or nothing of it does.

import {
  CHANGE_NOTE,
  CHANGE_SUBJECT_TEXT,
  type ChangeDecision,
  DECLINE_NOTE_RULE,
  STATUS_AFTER,
} from "@bondline/domain/office/changes/office-change.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { changeSubjectOf } from "../change-fields.ts";
import { accessOfficeChangeToDecide, type OfficeChangeRow } from "../office-change-access.ts";
import { sendChangeDecided } from "../office-change-mails.ts";
import { saveOfficeChangeDecision } from "../office-change-store.ts";

export type DecideOfficeChangeInput = {
  id: string;
  version: number;
  decision: ChangeDecision;
  note?: string | null | undefined;
};

export async function decideOfficeChange(
  tx: Transaction,
  input: DecideOfficeChangeInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const change = await accessOfficeChangeToDecide(tx, input);
  const rule = input.decision === "DECLINE" ? DECLINE_NOTE_RULE : optional(CHANGE_NOTE.rule);
  const { note } = requireFields({ note: rule }, { note: input.note });
  if (input.decision === "APPROVE") await apply(tx, change);
  else await changeSubjectOf(tx, change.subject).dropped?.(tx, change.subjectId);

  const status = STATUS_AFTER[input.decision];
  await saveOfficeChangeDecision(tx, change.id, { status, decidedBy: accountId, decisionNote: note });
  if (input.decision !== "WITHDRAW")
    await sendChangeDecided(tx, {
      id: change.id,
      subject: CHANGE_SUBJECT_TEXT[change.subject],
      name: change.subjectName,
      isApproved: input.decision === "APPROVE",
      note,
      decidedBy: `${givenName} ${familyName}`,
      proposedBy: change.proposedBy,
    });
  return { officeChangeId: change.id };
}

/** What was proposed on another version than the present one is not what was looked at. */
async function apply(tx: Transaction, change: OfficeChangeRow): Promise<void> {
  const subject = changeSubjectOf(tx, change.subject);
  requireCurrent(await subject.present(tx, change.subjectId), change.subjectVersion);
  await subject.apply(tx, change);
}
