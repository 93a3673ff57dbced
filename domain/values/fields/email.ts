// Mail addresses, in the form that mail servers take: local part, at, a domain that ends in two letters or more.

import { accept, andThen, type FieldRule, maxLength, reject } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";

export const EMAIL_MESSAGE = "This field must be a valid email";

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const DOMAIN_ENDING = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Answers the address in lower case, since one mailbox is one account. */
export const email: FieldRule<string> = andThen(maxLength(LENGTHS.email), (text) => {
  const lower = text.toLowerCase();
  const [local = "", domain = "", ...rest] = lower.split("@");
  if (rest.length > 0 || !isLocalPart(local) || !isDomain(domain)) return reject(EMAIL_MESSAGE);
  return accept(lower);
});

/** "j•••@example.com": enough to recognise one's own address, too little to learn another's. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

function isLocalPart(text: string): boolean {
  return LOCAL_PART.test(text) && !text.startsWith(".") && !text.endsWith(".") && !text.includes("..");
}

function isDomain(text: string): boolean {
  const labels = text.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    DOMAIN_ENDING.test(labels.at(-1) ?? "")
  );
}
