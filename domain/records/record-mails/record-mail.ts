// Mails about a record, as they are listed with it while email auditing is on.

/** A client has those about all of its records, and about itself. */
export const MAILED_RECORD_KINDS = [
  "CLIENT",
  "DOCUMENT",
  "DRAFT",
  "FACILITY",
  "FACILITY_APPLICATION",
] as const;
export type MailedRecordKind = (typeof MAILED_RECORD_KINDS)[number];

/** Of those that go by their reader's choice, one waits for the daily digest, is shown in it, or is not wanted by mail. */
export const MAIL_STATUSES = ["QUEUED", "SENT", "FAILED", "HELD", "IN_DIGEST", "UNWANTED"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
