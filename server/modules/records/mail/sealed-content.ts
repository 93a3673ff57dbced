// What a mail says, sealed for as long as it waits in the outbox: it may hold a code or a link that opens something.

import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { MailSummary } from "../../../mail-messages/mail-content.ts";
import { MailFault } from "../../../ports/mail/mail-port.ts";
import type { SealedFile } from "./mail-files.ts";

export type MailBody = {
  html: string;
  text: string;
  files?: readonly SealedFile[];
  /** What stands of it in a digest; a mail of a version before has none. */
  summary?: MailSummary;
};

/** What waited while sealing came in lies open behind this key id (migration 0068). */
const NOT_SEALED = 0;

export function sealBody(
  { settings }: App,
  mailMessageId: string,
  { html, text, files, summary }: MailBody,
): Buffer {
  return encryptValue(
    settings.secrets.fieldEncryptionKey,
    placeOf(mailMessageId),
    JSON.stringify({ html, text, files, summary }),
  );
}

/** Another installation's, or one that was altered, can never be sent. */
export function openBody({ settings }: App, mailMessageId: string, sealed: Buffer): MailBody {
  try {
    return JSON.parse(
      sealed[0] === NOT_SEALED
        ? sealed.subarray(1).toString("utf8")
        : decryptValue(settings.secrets.fieldEncryptionKey, placeOf(mailMessageId), sealed),
    );
  } catch (cause) {
    throw new MailFault("It was sealed with another BONDLINE_SECRET.", { retriable: false, cause });
  }
}

function placeOf(rowId: string) {
  return { table: "mail_message", column: "content_encrypted", rowId };
}
