// Mails about a record, as they are listed with it while email auditing is on.

export const MAILED_RECORD_KINDS = ["DOCUMENT", "DRAFT", "FACILITY", "FACILITY_APPLICATION"] as const;
export type MailedRecordKind = (typeof MAILED_RECORD_KINDS)[number];

export const MAIL_STATUSES = ["QUEUED", "SENT", "FAILED"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
