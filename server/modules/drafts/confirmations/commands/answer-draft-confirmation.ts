// The beneficiary confirms what is to be issued to it, or says what is wrong: once, by the mailed link or signed in, under a name and a position.

import {
  answerConfirmationRules,
  type ConfirmationAnswer,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import {
  accessConfirmationToAnswer,
  type ConfirmationPlace,
  readConfirmation,
} from "../confirmation-access.ts";
import { saveConfirmation } from "../confirmation-store.ts";
import { notifyConfirmationAnswered } from "../notify-of-confirmation.ts";
import { isWhole } from "../what-is-confirmed.ts";

export type AnswerDraftConfirmationInput = ConfirmationPlace & {
  version: number;
  answer: ConfirmationAnswer;
  name: string;
  position: string;
  reason?: string | null | undefined;
};

const NOT_WHOLE_MESSAGE = "The applicant is changing this. Open the link again later.";

/** Whoever is signed in, the link is what allows it: the history says by which name, and to which address it was mailed. */
export async function answerDraftConfirmation(
  context: Context,
  { version, answer, name, position, reason, ...place }: AnswerDraftConfirmationInput,
): Promise<CommandResult> {
  const { confirmation: read, by } = await readConfirmation(context, place);
  const given = requireFields(answerConfirmationRules(answer), { name, position, reason });
  const way =
    by === undefined
      ? `by the confirmation link emailed to ${read.emailAddress}`
      : `signed in as ${by.email}`;
  const bearer = `${given.name}, ${given.position}, ${way}`;
  await runTransaction(context.application, { system: bearer }, async (tx) => {
    const { confirmation, draft } = await accessConfirmationToAnswer(tx, place, by);
    requireCurrent(confirmation, version);
    if (answer === "CONFIRMED" && !isWhole(confirmation)) refuseFields({ answer: NOT_WHOLE_MESSAGE });
    await saveConfirmation(tx, confirmation, {
      status: answer,
      codeHash: null,
      answeredAt: tx.now,
      answeredBy: by?.accountId ?? null,
      answeredByName: given.name,
      answeredByPosition: given.position,
      disputeReason: answer === "DISPUTED" ? given.reason : null,
    });
    await notifyConfirmationAnswered(tx, draft, { ...given, id: confirmation.id, answer });
  });
  return {};
}
