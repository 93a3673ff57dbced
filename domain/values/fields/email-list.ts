// Several mail addresses in one field, joined by semicolons.

import { email } from "./email.ts";
import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";

export const RECIPIENT_REQUIRED_MESSAGE = "Please add at least one recipient";

/** Answers each address once, in the order typed; at least one and at most `max` of them. */
export function emailList(max: number): FieldRule<readonly string[]> {
  return (raw) => {
    const typed = raw
      .split(";")
      .map(trimmed)
      .filter((text) => text !== "");
    if (typed.length === 0) return reject(RECIPIENT_REQUIRED_MESSAGE);

    const validated = typed.map((text) => email(text));
    const faulty = typed.find((_, index) => validated[index]?.ok !== true);
    if (faulty !== undefined) return reject(`${faulty.slice(0, 80)} is not a valid email`);

    const addresses = [...new Set(validated.flatMap((result) => (result.ok ? [result.value] : [])))];
    return addresses.length > max ? reject(`Please enter at most ${max} addresses`) : accept(addresses);
  };
}

export function joinEmails(addresses: readonly string[]): string {
  return addresses.join(";");
}
