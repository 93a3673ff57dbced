// Gives a piece of work to a colleague, with a note for them, and tells them.

import { HAND_OVER_NOTE, STEP_TAKEN } from "@bondline/domain/office/desk/desk-work.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDeskWorkToStep, requireColleagueFor, requireOfDesk } from "../desk-work-access.ts";
import { notifyOfWorkGiven } from "../desk-work-mails.ts";
import { insertStep, saveTaken } from "../desk-work-store.ts";

export type HandOverInput = {
  id: string;
  version: number;
  accountId: string;
  note?: string | null | undefined;
};

export async function handOverDeskWork(
  tx: Transaction,
  { accountId, note: typed, ...wanted }: HandOverInput,
): Promise<CommandResult> {
  const work = await accessDeskWorkToStep(tx, wanted, "HAND_OVER");
  const { note } = requireFields({ note: optional(HAND_OVER_NOTE.rule) }, { note: typed });
  const colleague = await requireOfDesk(tx, accountId);
  requireColleagueFor(work, colleague);
  await saveTaken(tx, work, colleague.accountId);
  await insertStep(tx, work, {
    step: STEP_TAKEN.HAND_OVER,
    by: requirePerson(tx.actor).accountId,
    givenTo: colleague.accountId,
    note,
  });
  await notifyOfWorkGiven(tx, [work], colleague, note);
  await tx.announce("desk_work", { id: work.id });
  return { deskWorkId: work.id };
}
