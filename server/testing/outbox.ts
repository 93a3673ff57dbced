// Reads the outbox in tests: what was written to whom, and why.

import { runWork } from "../work/work.ts";
import type { World } from "./world.ts";

export type QueuedMail = { intent: string; toAddresses: string[]; subject: string; text: string };

/** Mails whose reason names the record, oldest first. */
export async function mailsAbout({ app }: World, recordId: string): Promise<QueuedMail[]> {
  return await runWork(app, { system: "Set-up" }, (work) =>
    work.query<QueuedMail>(
      "select intent, to_addresses, subject, text from mail_message where intent like '%' || $1 || '%' order by id",
      [recordId],
    ),
  );
}

export type WholeMail = QueuedMail & { html: string };

/** Every mail there is, as both of its forms. */
export async function allMails({ app }: World): Promise<WholeMail[]> {
  return await runWork(app, { system: "Set-up" }, (work) =>
    work.query<WholeMail>(
      "select intent, to_addresses, subject, text, html from mail_message order by id",
      [],
    ),
  );
}
