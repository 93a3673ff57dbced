// Sends what the outbox holds: tried again after a passing fault, shown as failed after a lasting one.

import type { App } from "../../app.ts";
import { MailFault, type MailMessage } from "../../ports/mail/mail-port.ts";
import { runWork, type Work } from "../../work/work.ts";

type MailRow = {
  id: string;
  toAddresses: string[];
  subject: string;
  html: string;
  text: string;
  status: "QUEUED" | "SENT" | "FAILED";
};

const FROM = { name: "Bondline", address: "no-reply@bondline.example" };

/** The row stays locked while the message is handed over, so that no second sender takes it up. */
export async function sendMail(app: App, { mailMessageId }: { mailMessageId: string }): Promise<void> {
  const fault = await runWork(app, { system: "Mail" }, async (work) => {
    const [row] = await work.query<MailRow>("select * from mail_message where id = $1 for update", [
      mailMessageId,
    ]);
    if (row === undefined || row.status === "SENT") return undefined;
    return await handOver(work, row);
  });
  if (fault?.retriable) throw fault;
}

async function handOver(work: Work, row: MailRow): Promise<MailFault | undefined> {
  try {
    await work.app.ports.mail.send(toMessage(row));
    await work.query(
      "update mail_message set status = 'SENT', attempts = attempts + 1, sent_at = $2, last_error = null where id = $1",
      [row.id, work.now],
    );
    return undefined;
  } catch (thrown) {
    const fault =
      thrown instanceof MailFault
        ? thrown
        : new MailFault("The mail could not be sent.", { retriable: true, cause: thrown });
    await work.query(
      "update mail_message set status = $2, attempts = attempts + 1, last_error = $3 where id = $1",
      [row.id, fault.retriable ? "QUEUED" : "FAILED", fault.message],
    );
    return fault;
  }
}

function toMessage({ id, toAddresses, subject, html, text }: MailRow): MailMessage {
  // One message id per row: a retry after a cut connection is the same mail to every reader.
  return { messageId: `${id}@bondline.example`, from: FROM, to: toAddresses, subject, html, text };
}

export type SandboxMail = {
  id: string;
  toAddresses: string[];
  subject: string;
  html: string;
  text: string;
  status: string;
  createdAt: string;
};

/** The newest messages, for the development sandbox alone. */
export async function listRecentMail(work: Work): Promise<SandboxMail[]> {
  return await work.query<SandboxMail>(
    "select id, to_addresses, subject, html, text, status, created_at from mail_message order by created_at desc, id desc limit 100",
  );
}
