// Sends what the outbox holds: tried again after a passing fault, shown as failed after a lasting one.

import type { App } from "../../app.ts";
import { MailFault, type MailMessage } from "../../ports/mail/mail-port.ts";
import { runWork, type Work } from "../../work/work.ts";
import { findMailToSend, type MailRow, saveMailFault, saveMailSent } from "./mail-store.ts";

/** A message that was sent already is left alone: the job may run twice after a crash. */
export async function sendMail(app: App, { mailMessageId }: { mailMessageId: string }): Promise<void> {
  const fault = await runWork(app, { system: "Mail" }, async (work) => {
    const row = await findMailToSend(work, mailMessageId);
    if (row === undefined || row.status === "SENT") return undefined;
    return await handOver(work, row);
  });
  if (fault?.retriable) throw fault;
}

async function handOver(work: Work, row: MailRow): Promise<MailFault | undefined> {
  try {
    await work.app.ports.mail.send(toMessage(row, work.app.settings.mailFrom));
  } catch (thrown) {
    const fault = faultOf(thrown);
    const status = fault.retriable ? "QUEUED" : "FAILED";
    await saveMailFault(work, { id: row.id, status, message: fault.message });
    return fault;
  }
  await saveMailSent(work, { id: row.id, keepsContent: work.app.settings.mode !== "production" });
  return undefined;
}

function faultOf(thrown: unknown): MailFault {
  return thrown instanceof MailFault
    ? thrown
    : new MailFault("The mail could not be sent.", { retriable: true, cause: thrown });
}

function toMessage({ id, toAddresses, subject, html, text }: MailRow, from: string): MailMessage {
  // One message id per row: a retry after a cut connection is the same mail to every reader.
  const messageId = `${id}@${from.slice(from.lastIndexOf("@") + 1)}`;
  return { messageId, from: { name: "Bondline", address: from }, to: toAddresses, subject, html, text };
}
