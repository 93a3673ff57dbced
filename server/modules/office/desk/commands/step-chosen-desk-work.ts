// Takes, hands over or lets go several pieces of work in one call: each that may be stepped is, and the others say why not.

import { type DeskStep, HAND_OVER_NOTE, STEP_TAKEN } from "@bondline/domain/office/desk/desk-work.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { WantedRow } from "../../../../graphql/chosen-access.ts";
import { decideEach } from "../../../../graphql/chosen-results.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessChosenToStep, requireColleagueFor, requireOfDesk } from "../desk-work-access.ts";
import { notifyOfWorkGiven } from "../desk-work-mails.ts";
import { saveAllTaken } from "../desk-work-store.ts";

export type StepChosenInput = {
  step: DeskStep;
  works: readonly WantedRow[];
  accountId?: string | null | undefined;
  note?: string | null | undefined;
};

export async function stepChosenDeskWork(
  tx: Transaction,
  { step, works, accountId, note: typed }: StepChosenInput,
): Promise<CommandResult> {
  const isGiven = step === "HAND_OVER";
  const chosen = await accessChosenToStep(tx, works, step);
  const { note } = requireFields({ note: optional(HAND_OVER_NOTE.rule) }, { note: isGiven ? typed : null });
  const colleague = isGiven ? await requireOfDesk(tx, accountId ?? "") : undefined;
  const { results, done } = await decideEach(chosen, ({ mayStep }) => {
    const work = mayStep();
    if (colleague !== undefined) requireColleagueFor(work, colleague);
    return work;
  });
  await saveAllTaken(tx, done, {
    step: STEP_TAKEN[step],
    by: requirePerson(tx.actor).accountId,
    note,
    ...(colleague === undefined ? {} : { givenTo: colleague.accountId }),
  });
  if (colleague !== undefined) await notifyOfWorkGiven(tx, done, colleague, note);
  await tx.announceAll(
    "desk_work",
    done.map(({ id }) => ({ id })),
  );
  return { results };
}
