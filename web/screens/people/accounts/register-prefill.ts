// The address with which a link leads to signing up, taken out of the address bar.

import { redirect } from "@tanstack/react-router";
import { paths } from "../../../paths.ts";

const held = { username: "" };

/** For `beforeLoad`: whatever else the link carries stays, such as a referral's code. */
export function takeRegisterPrefill(search: Readonly<Record<string, unknown>>): void {
  const { username, code, ...others } = search;
  if (username === undefined && code === undefined) return;
  held.username = typeof username === "string" ? username : "";
  throw redirect({ to: paths.register(), search: others, replace: true });
}

/** An address is offered until somebody has signed up with it. */
export function forgetRegisterPrefill(): void {
  held.username = "";
}

/** Empty where no link has named one. */
export function prefilledUsername(): string {
  return held.username;
}
