// Where the mail sandbox keeps what it was handed: a table of its own, which only the sandbox page reads.

import { attachedLine } from "../ports/mail/mail-port.ts";
import type { MailSinkStore } from "../ports/mail/mail-sink.ts";
import type { Pool } from "./connect.ts";

/** The id of the message in the outbox is the first part of its message id. */
export function makeSandboxMailBox(pool: Pool): MailSinkStore {
  return {
    keep: async ({ messageId, to, subject, html, text, files = [] }) => {
      await pool.query(
        "insert into sandbox_mail (id, to_addresses, subject, html, text, attached) values (split_part($1, '@', 1)::uuid, $2, $3, $4, $5, $6) on conflict do nothing",
        [
          messageId,
          [...to],
          subject,
          html,
          text,
          files.map(({ fileName, bytes }) => attachedLine(fileName, bytes.length)),
        ],
      );
    },
  };
}
