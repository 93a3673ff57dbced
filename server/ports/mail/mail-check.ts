// What may go out at all: a message that could carry a header of somebody else's making is refused.
import { email } from "@bondline/domain/values/fields/email.ts";
import { MailFault, type MailMessage, RECIPIENTS_MAX } from "./mail-port.ts";

const MESSAGE_ID = /^[A-Za-z0-9._-]{1,200}@[A-Za-z0-9.-]{1,200}$/;
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
}

/** One bare address: the rule of the forms lets neither spaces nor commas nor semicolons through. */
function isAddress(text: string): boolean {
  return text === text.trim() && email(text).ok;
}

function refuseUnless(holds: boolean, sentence: string): void {
  if (!holds) throw new MailFault(sentence, { retriable: false });
}
