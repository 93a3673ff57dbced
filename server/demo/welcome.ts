// What a start prints: the address to open, and in development who can sign in.

import type { Settings } from "../config.ts";
import { CAST_PASSWORD, PEOPLE, type PersonName } from "./cast.ts";

const SHOWN: readonly PersonName[] = ["ada", "ben", "cam", "rosa", "sam", "wes", "tom", "fay"];

export function welcome({ mode, publicUrl }: Settings): string {
  const address = `Bondline is ready at ${publicUrl}`;
  if (mode !== "development") return address;

  const accounts = SHOWN.map((name) => `  ${PEOPLE[name].email.padEnd(28)} ${PEOPLE[name].is}`);
  return [
    address,
    "",
    `Demo accounts, all with the password ${CAST_PASSWORD}`,
    ...accounts,
    "",
    `Mail that would have been sent: ${publicUrl}/sandbox/messages`,
    "Stop with Ctrl-C.",
  ].join("\n");
}
