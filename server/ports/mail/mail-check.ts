// What may go out at all: a message that could carry a header of somebody else's making is refused.
import { email } from "@bondline/domain/values/fields/email.ts";
import {
  MAIL_FILE_BYTES_MAX,
  MAIL_FILES_MAX,
  MailFault,
  type MailFile,
  type MailMessage,
  RECIPIENTS_MAX,
} from "./mail-port.ts";

const MESSAGE_ID = /^[A-Za-z0-9._-]{1,200}@[A-Za-z0-9.-]{1,200}$/;
/** A folder in a name would be some mail program's to interpret. */
const FILE_NAME = /^[^\p{Cc}\u2028\u2029/\\]{1,255}$/u;
const CONTENT_TYPE = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,100}$/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Throws a final `MailFault`; it names the part that is wrong and repeats none of it. */
export function requireSendable(message: MailMessage): void {
  refuseUnless(MESSAGE_ID.test(message.messageId), "The message id is not one.");
  refuseUnless(message.to.length >= 1, "The message has no recipient.");
  refuseUnless(
    message.to.length <= RECIPIENTS_MAX,
    `The message has more than ${RECIPIENTS_MAX} recipients.`,
  );
  refuseUnless(message.to.every(isAddress), "A recipient's address is not valid.");
  refuseUnless(
    new Set(message.to.map((each) => each.toLowerCase())).size === message.to.length,
    "A recipient is named twice.",
  );
  refuseUnless(isAddress(message.from.address), "The sender's address is not valid.");
  refuseUnless(!CONTROL.test(message.from.name), "The sender's name holds a control character.");
  refuseUnless(!CONTROL.test(message.subject), "The subject holds a control character.");
  refuseUnless(message.subject !== "" && message.text !== "", "The message is empty.");
  requireFiles(message.files ?? []);
}

function requireFiles(files: readonly MailFile[]): void {
  refuseUnless(files.length <= MAIL_FILES_MAX, `The message has more than ${MAIL_FILES_MAX} files.`);
  refuseUnless(
    files.every(({ fileName }) => FILE_NAME.test(fileName)),
    "The name of a file is not one.",
  );
  refuseUnless(
    files.every(({ contentType }) => CONTENT_TYPE.test(contentType)),
    "The type of a file is not one.",
  );
  refuseUnless(
    files.every(({ bytes }) => bytes.length > 0),
    "A file is empty.",
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  refuseUnless(
    total <= MAIL_FILE_BYTES_MAX,
    `The files come to more than ${MAIL_FILE_BYTES_MAX / 1_000_000} MB.`,
  );
}

/** One bare address: the rule of the forms lets neither spaces nor commas nor semicolons through. */
function isAddress(text: string): boolean {
  return text === text.trim() && email(text).ok;
}

function refuseUnless(holds: boolean, sentence: string): void {
  if (!holds) throw new MailFault(sentence, { retriable: false });
}
