// Proposes a change to the other administrators; who may do so and what is right is asked by the command of its subject.

import { asOfficeChangeId } from "@bondline/domain/ids.ts";
import {
  CHANGE_REASON,
  CHANGE_SUBJECT_TEXT,
  type ChangeSubjectKind,
} from "@bondline/domain/office/changes/office-change.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { ChangeTexts } from "../../../../record-parts.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { sendChangeProposed } from "../office-change-mails.ts";
import { insertOfficeChange, isChangeWaiting, lockProviderRow } from "../office-change-store.ts";

type Proposal = {
  subject: ChangeSubjectKind;
  subjectId: string;
  subjectVersion: number;
  subjectName: string;
  proposed: ChangeTexts;
  reason: string;
};

export async function proposeChange(
  tx: Transaction,
  { reason: typed, ...proposal }: Proposal,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { reason } = requireFields({ reason: required(CHANGE_REASON.rule) }, { reason: typed });
  await lockProviderRow(tx);
  if (await isChangeWaiting(tx, proposal)) refuse("CHANGE_WAITING");
  const id = asOfficeChangeId(tx.newId());
  await insertOfficeChange(tx, { ...proposal, id, reason, proposedBy: accountId });
  await sendChangeProposed(tx, {
    id,
    subject: CHANGE_SUBJECT_TEXT[proposal.subject],
    name: proposal.subjectName,
    reason,
    proposedBy: { accountId, name: `${givenName} ${familyName}` },
  });
  return { officeChangeId: id };
}
