// The outbox: a message is written with the change that causes it, and sent by a job once that change is committed.

import { isClosedAddress } from "@bondline/domain/people/accounts/closed-account.ts";
import { isOptionalMail, type OptionalMailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import { attachedLine } from "../../../ports/mail/mail-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FileToMail, fitIntoMail, sealedLength, toSeal } from "./mail-files.ts";
import {
  hasMail,
  insertMails,
  listMailOutcomes,
  listSandboxMail,
  type MailedRecord,
  type MailOutcome,
  type SandboxMailRow,
} from "./mail-store.ts";
import { inOwnWords } from "./own-words.ts";
import { type MailBody, openBody, sealBody } from "./sealed-content.ts";

type Mail = {
  /** The reason to write, such as "payment requested, invoice X": the same reason never writes to the same person twice. */
  intent: string;
  /** Which record it is about, with which it is listed; null where it is about none that has a page of its own. */
  record: MailedRecord | null;
  to: readonly string[];
  content: MailContent;
  /** Such as pass `fitIntoMail`. */
  files?: readonly FileToMail[];
  /** Given up when it has not been sent until then. */
  sendBefore?: Instant;
};

/**
 * Goes at once, once a day or not at all as its reader has chosen, where they may choose. Each recipient gets a message of their own: they need not learn of each other, and where a mail server takes one
 * and not the other, trying again writes to nobody twice.
 */
export async function queueMail(tx: Transaction, mail: Mail): Promise<void> {
  const { kind } = mail.content;
  await write(tx, mail, { kinds: isOptionalMail(kind) ? [kind] : [], isDigest: false });
}

/** The one mail of a day, of all that it tells; by it they are stopped together. */
export async function queueDigest(
  tx: Transaction,
  mail: Omit<Mail, "record" | "files">,
  kinds: readonly OptionalMailKind[],
): Promise<void> {
  await write(tx, { ...mail, record: null }, { kinds, isDigest: true });
}

async function write(
  tx: Transaction,
  { intent, record, to, content: composed, files = [], sendBefore }: Mail,
  choice: { kinds: readonly OptionalMailKind[]; isDigest: boolean },
): Promise<void> {
  if (!fitIntoMail(files)) throw new Error(`The files of a mail are too large or too many: ${intent}`);
  const recipients = [...new Set(to)].filter((address) => !isClosedAddress(address));
  if (recipients.length === 0) return;
  const content = await inOwnWords(tx, composed);
  const ids = recipients.map(() => tx.newId());
  const contentsEncrypted = ids.map((id) => sealBody(tx.app, id, { ...content, files: files.map(toSeal) }));
  const { subject } = content;
  for (const id of await insertMails(tx, {
    ids,
    recipients,
    contentsEncrypted,
    intent,
    subject,
    sendBefore,
    record,
    ...choice,
  }))
    await tx.enqueue("send-mail", { mailMessageId: id }, { key: `mail ${id}` });
}

/** Whether it was written to them for this reason already: a job that is run again asks before it draws what the mail says. */
export async function isMailWritten(tx: Transaction, intent: string, recipient: string): Promise<boolean> {
  return await hasMail(tx, intent, recipient);
}

/** What became of mails, for those who must be able to show it: those that still wait are left out. */
export async function readMailOutcomes(
  tx: Transaction,
  mails: readonly { intent: string; recipient: string }[],
): Promise<MailOutcome[]> {
  return await listMailOutcomes(tx, mails);
}

export type SandboxMail = Pick<MailBody, "html" | "text"> &
  Pick<SandboxMailRow, "id" | "toAddresses" | "subject" | "status" | "createdAt"> & {
    attached: readonly string[];
  };

/** What the development sandbox shows, newest first: its own copies, and what still waits; to one address where it is named. */
export async function readSandboxMail(tx: Transaction, address: string | null): Promise<SandboxMail[]> {
  const rows = await listSandboxMail(tx, address);
  return rows.map(({ contentEncrypted, html, text, attached, ...mail }) => ({
    ...mail,
    ...(contentEncrypted === null
      ? { html: html ?? "", text: text ?? "", attached: attached ?? [] }
      : waiting(openBody(tx.app, mail.id, contentEncrypted))),
  }));
}

function waiting({ html, text, files = [] }: MailBody) {
  return { html, text, attached: files.map((file) => attachedLine(file.fileName, sealedLength(file))) };
}
