// A person chooses how their mails of some kinds come; what they do not name stays.

import { CHOSEN_TWICE_MESSAGE, type MailChoice } from "@bondline/domain/records/mail/mail-kind.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnChoices } from "../mail-choice-access.ts";
import { saveMailChoices } from "../mail-choice-store.ts";

export async function updateMailChoices(
  tx: Transaction,
  { choices }: { choices: readonly MailChoice[] },
): Promise<CommandResult> {
  const reader = accessOwnChoices(tx);
  if (new Set(choices.map(({ kind }) => kind)).size < choices.length)
    refuseFields({ choices: CHOSEN_TWICE_MESSAGE });
  await saveMailChoices(tx, reader, choices);
  return { accountId: reader.accountId };
}
