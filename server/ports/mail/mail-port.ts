// The mail port: hands one finished message to whatever carries mail.

/** At most this many recipients in one message. */
export const RECIPIENTS_MAX = 20;

/** At most this many files in one message. */
export const MAIL_FILES_MAX = 5;
/** All files of one message together: base64 adds a third, and mail servers commonly stop at 20 megabytes, some at 10. */
export const MAIL_FILE_BYTES_MAX = 7_000_000;

export type MailFile = { fileName: string; contentType: string; bytes: Uint8Array };

export type MailMessage = {
  /** One per intent to write, without angle brackets: a retry carries the same, so that readers see one mail. */
  messageId: string;
  from: { name: string; address: string };
  /** 1 to `RECIPIENTS_MAX` bare addresses. */
  to: readonly string[];
  subject: string;
  html: string;
  text: string;
  /** Where mail programs stop such mails at their reader's wish (RFC 8058). */
  stopUrl?: string;
  /** At most `MAIL_FILES_MAX`, and `MAIL_FILE_BYTES_MAX` together. */
  files?: readonly MailFile[];
};

export interface MailPort {
  /**
   * Resolves once the message was taken over. Throws `MailFault` otherwise. After a retriable fault it may
   * have been taken over all the same (a connection cut behind the last byte), hence the stable message id.
   */
  send(message: MailMessage): Promise<void>;
}

/** As the sandbox shows a file: "Receipt.pdf (34 kB)". */
export function attachedLine(fileName: string, byteLength: number): string {
  return `${fileName} (${Math.max(1, Math.trunc(byteLength / 1000))} kB)`;
}

/** `retriable` is false when the same message will be refused again, and belongs before a person's eyes. */
export class MailFault extends Error {
  readonly retriable: boolean;

  constructor(message: string, options: { retriable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "MailFault";
    this.retriable = options.retriable;
  }
}
