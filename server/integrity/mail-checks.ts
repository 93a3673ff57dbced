// States of the outbox that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

export const MAIL_CHECKS: readonly IntegrityCheck[] = [
  noRow(
    "what a mail said is kept for as long as it waits, and no longer",
    "mail_message",
    "(r.status in ('QUEUED', 'HELD')) <> (r.content_encrypted is not null)",
    "r.status",
  ),
];
