// Proposes a version of a mail's subject and opening; mails that are written from its day on say it once a second administrator approves it.

import type { MailTextField } from "@bondline/domain/records/mail-texts/mail-text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { mailTextId, requireMail, requireMailDesk } from "../mail-text-access.ts";
import { requireMailText } from "../mail-text-rules.ts";
import { listTextsOfMail } from "../mail-text-store.ts";

type Texts = { [Field in MailTextField]?: string | null | undefined };
export type ProposeMailTextInput = Texts & {
  template: string;
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeMailText(tx: Transaction, input: ProposeMailTextInput): Promise<CommandResult> {
  const { template, versionCount, reason, ...texts } = input;
  requireMailDesk(tx);
  const mail = requireMail(template);
  await lockProviderRow(tx);
  const { length: versionNow } = await listTextsOfMail(tx, template);
  requireCurrent({ version: versionNow }, versionCount);
  return await proposeChange(tx, {
    subject: "MAIL_TEXT",
    subjectId: mailTextId(mail),
    subjectVersion: versionNow,
    subjectName: mail.words.subject,
    proposed: await requireMailText(tx, mail, texts),
    reason,
  });
}
