// Reads the outbox in tests: what was written to whom, and why, whether it still waits or the sandbox has it.

import { openBody } from "../server/modules/records/mail/sealed-content.ts";
import { runTransaction } from "../server/transaction/transaction.ts";
import type { World } from "./world.ts";

export type WholeMail = {
  intent: string;
  toAddresses: string[];
  subject: string;
  text: string;
  html: string;
  /** The names of its files. */
  attached: string[];
};
export type QueuedMail = Omit<WholeMail, "html">;

/** Mails whose reason names the record, oldest first. */
export async function mailsAbout(world: Pick<World, "app">, recordId: string): Promise<QueuedMail[]> {
  return (await allMails(world)).filter(({ intent }) => intent.includes(recordId));
}

/** What a mail says, without the line by which its own reader stops such mails: it comes to it as it goes. */
export function withoutStopLine(text: string): string {
  return text.replace(/^Don't want these emails\? Stop them:\r?\n\S+\r?\n/m, "");
}

type Row = Omit<WholeMail, "text" | "html" | "attached"> & {
  id: string;
  contentEncrypted: Buffer | null;
  html: string | null;
  text: string | null;
  attached: readonly string[] | null;
};

/** Every mail there is, oldest first, as both of its forms; empty ones were handed to a mail server. */
export async function allMails({ app }: Pick<World, "app">): Promise<WholeMail[]> {
  const rows = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<Row>(
      `select m.id, m.intent, m.to_addresses, m.subject, m.content_encrypted, s.html, s.text, s.attached
         from mail_message m left join sandbox_mail s on s.id = m.id order by m.id`,
    ),
  );
  return rows.map(({ id, contentEncrypted, html, text, attached, ...mail }) => ({
    ...mail,
    ...(contentEncrypted === null
      ? { html: html ?? "", text: text ?? "", attached: (attached ?? []).map(nameOf) }
      : waiting(openBody(app, id, contentEncrypted))),
  }));
}

function waiting({ html, text, files = [] }: ReturnType<typeof openBody>) {
  return { html, text, attached: files.map(({ fileName }) => fileName) };
}

/** Of "Receipt.pdf (34 kB)". */
function nameOf(attached: string): string {
  return attached.replace(/ \(\d+ kB\)$/, "");
}
