// The access check of the texts of mails: the provider's administrators see all versions, look at a mail in other words, and propose.

import { createHash } from "node:crypto";
import type { MailWords } from "@bondline/domain/records/mail-texts/mail-text.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { type MailExample, mailExamples } from "../../../mail-messages/mail-template.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listMailTexts, listTextsOfMail, type MailTextRow } from "./mail-text-store.ts";

export type { MailTextRow };

export type OfficeMailText = {
  mail: MailExample;
  /** What mails say that are written now. `startsAt` is null while nothing but the portal's own words was in force. */
  inForce: { words: MailWords; isOwn: boolean; number: number; startsAt: Instant | null };
  /** The newest first; what comes with the portal is none of them. */
  versions: MailTextRow[];
};

export async function accessMailTexts(tx: Transaction): Promise<OfficeMailText[]> {
  requireMailDesk(tx);
  const versions = Map.groupBy(await listMailTexts(tx), ({ template }) => template);
  return mailExamples().map((mail) => textOf(mail, versions.get(mail.template) ?? [], tx.now));
}

export async function accessMailText(tx: Transaction, template: string): Promise<OfficeMailText> {
  requireMailDesk(tx);
  return textOf(requireMail(template), await listTextsOfMail(tx, template), tx.now);
}

export function requireMailDesk({ actor }: Transaction): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
}

export const NO_SUCH_MAIL_MESSAGE = "There is no such email.";

export function requireMail(template: string): MailExample {
  return (
    mailExamples().find((each) => each.template === template) ??
    refuseFields({ template: NO_SUCH_MAIL_MESSAGE })
  );
}

/** By which a change that is approved by two names it: a mail is no row of its own. */
export function mailTextId({ template }: Pick<MailExample, "template">): string {
  const digest = createHash("sha256").update(template).digest("hex");
  return `0198c0de-0000-7000-8000-${digest.slice(0, 12)}`;
}

/** What a version says: without words of its own, what comes with the portal. */
export function wordsIn(
  { words }: MailExample,
  { subject, opening }: Pick<MailTextRow, "opening" | "subject">,
) {
  return subject === null || opening === null ? words : { subject, opening };
}

function textOf(mail: MailExample, versions: MailTextRow[], now: Instant): OfficeMailText {
  const begun = versions.filter(({ startsAt }) => startsAt <= now);
  const [newest] = begun;
  const inForce =
    newest === undefined
      ? { words: mail.words, isOwn: false, number: 1, startsAt: null }
      : {
          words: wordsIn(mail, newest),
          isOwn: newest.subject !== null,
          number: begun.length + 1,
          startsAt: newest.startsAt,
        };
  return { mail, inForce, versions };
}
