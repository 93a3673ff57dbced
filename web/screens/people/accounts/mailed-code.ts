// The address, code and key of a mailed link, held in memory so that the address bar can be emptied of them at once.

import { redirect } from "@tanstack/react-router";

export type MailedCode = {
  readonly username: string;
  readonly code: string;
  /** Opens even when strangers have spent all guesses at the code; empty in links of older mails. */
  readonly linkKey: string;
};

const held: { mailed: MailedCode | undefined } = { mailed: undefined };

/** For `beforeLoad`: takes username and code out of the query, and opens the same page without them. */
export function takeMailedCode(search: Readonly<Record<string, unknown>>, path: string): void {
  const username = textOf(search.username);
  const code = textOf(search.code);
  if (username === "" && code === "") return;

  const linkKey = textOf(search.key);
  held.mailed = username !== "" && code !== "" ? { username, code, linkKey } : undefined;
  throw redirect({ to: path, search: {}, replace: true });
}

export function mailedCode(): MailedCode | undefined {
  return held.mailed;
}

/** A code is used once. */
export function forgetMailedCode(): void {
  held.mailed = undefined;
}

/** A code of digits is read as a number by the router; its leading zeros are kept by padding. */
function textOf(given: unknown): string {
  if (typeof given === "number") return String(given).padStart(6, "0");
  return typeof given === "string" ? given : "";
}
