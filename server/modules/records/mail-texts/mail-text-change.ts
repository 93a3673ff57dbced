// The text of a mail as something that two change: how its newest version stands, and what an approved change does.

import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { MAIL_TEXT_FIELDS } from "@bondline/domain/records/mail-texts/mail-text.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { type MailExample, mailExamples } from "../../../mail-messages/mail-template.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import { mailTextId, wordsIn } from "./mail-text-access.ts";
import { requireMailText } from "./mail-text-rules.ts";
import { insertMailText, listTextsOfMail } from "./mail-text-store.ts";

export const MAIL_TEXT_CHANGE: ChangeSubject = {
  kind: "MAIL_TEXT",
  fields: MAIL_TEXT_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const mail = mailWith(subjectId);
    const versions = await listTextsOfMail(tx, mail.template);
    const [newest] = versions;
    if (newest === undefined) return { texts: { ...mail.words }, version: 0 };
    const startsDate = dayAt(newest.startsAt, DEFAULT_ZONE);
    return { texts: { ...wordsIn(mail, newest), startsDate }, version: versions.length };
  },
  /** Words that are the portal's are none of the operator's own: they go on to be what the portal says. */
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const mail = mailWith(subjectId);
    const { subject, opening, startsDate } = await requireMailText(tx, mail, proposed);
    const words = { subject, opening: opening ?? "" };
    const isOwn = words.subject !== mail.words.subject || words.opening !== mail.words.opening;
    await insertMailText(tx, {
      template: mail.template,
      ...(isOwn ? words : { subject: null, opening: null }),
      startsAt: startOfVersion(startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

function mailWith(subjectId: string): MailExample {
  return (
    mailExamples().find((mail) => mailTextId(mail) === subjectId) ??
    refuse("OFFICE_CHANGE_NOT_FOUND", { id: subjectId })
  );
}
