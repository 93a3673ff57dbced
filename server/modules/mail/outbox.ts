// The outbox: a message is written with the change that causes it, and sent by a job once that change is committed.

import type { Work } from "../../work/work.ts";
import { insertMail, listRecentMail, type MailContent, type SandboxMail } from "./mail-store.ts";

export type { MailContent, SandboxMail } from "./mail-store.ts";

/** `intent` names the reason to write, such as "payment requested, invoice X": the same reason never writes twice. */
export async function queueMail(
  work: Work,
  mail: { intent: string; to: readonly string[]; content: MailContent },
): Promise<void> {
  if (mail.to.length === 0) return;
  const id = work.newId();
  if (await insertMail(work, { ...mail, id }))
    await work.enqueue("send-mail", { mailMessageId: id }, { key: `mail ${id}` });
}

/** What the development sandbox shows, newest first. */
export async function readSandboxMail(work: Work): Promise<SandboxMail[]> {
  return await listRecentMail(work);
}
