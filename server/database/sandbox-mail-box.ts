// Where the mail sandbox keeps what it was handed: a table of its own, which only the sandbox page reads.

import type { MailSinkStore } from "../ports/mail/mail-sink.ts";
import type { Pool } from "./connect.ts";

/** The id of the message in the outbox is the first part of its message id. */
export function makeSandboxMailBox(pool: Pool): MailSinkStore {
  return {
    keep: async ({ messageId, to, subject, html, text }) => {
      await pool.query(
        "insert into sandbox_mail (id, to_addresses, subject, html, text) values (split_part($1, '@', 1)::uuid, $2, $3, $4, $5) on conflict do nothing",
        [messageId, [...to], subject, html, text],
      );
    },
  };
}
