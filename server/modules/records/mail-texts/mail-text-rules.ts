// What is right in a version of a mail's text by what is there: asked when it is proposed, and again when it is approved.

import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import {
  findMailTextFaults,
  MAIL_TEXT_RULES,
  type MailTextValues,
  PAST_MAIL_DAY_MESSAGE,
} from "@bondline/domain/records/mail-texts/mail-text.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { MailExample } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listTextsOfMail } from "./mail-text-store.ts";

/** The day in Sydney decides which days are past. */
export async function requireMailText(
  tx: Transaction,
  { template, places, words }: MailExample,
  texts: RawFields,
): Promise<MailTextValues> {
  const [latest] = await listTextsOfMail(tx, template);
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  const days = { today: dayAt(tx.now, DEFAULT_ZONE), after };
  return requireFields(MAIL_TEXT_RULES, texts, {
    across: (right) => ({
      ...findMailTextFaults(right, { places, opens: words.opening !== "" }),
      ...findStartFault(right.startsDate, days, PAST_MAIL_DAY_MESSAGE),
    }),
  });
}
