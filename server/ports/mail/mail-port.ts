// The mail port: hands one finished message to whatever carries mail.

/** At most this many recipients in one message. */
export const RECIPIENTS_MAX = 20;

export type MailMessage = {
  /** One per intent to write, without angle brackets: a retry carries the same, so that readers see one mail. */
  messageId: string;
  from: { name: string; address: string };
  /** 1 to `RECIPIENTS_MAX` bare addresses. */
  to: readonly string[];
  subject: string;
  html: string;
  text: string;
};

export interface MailPort {
  /**
   * Resolves once the message was taken over. Throws `MailFault` otherwise. After a retriable fault it may
   * have been taken over all the same (a connection cut behind the last byte), hence the stable message id.
   */
  send(message: MailMessage): Promise<void>;
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
