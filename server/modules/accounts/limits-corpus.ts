// Ways to go over a limit by asking several instances in turn, and who must not be held up by it.

import type { LimitName } from "./limits.ts";

/** Which of two instances is asked, once the limit has all but two left: the third is one too many (SEC-17, SEC-18). */
export type Turn = "one" | "other";
export const TURNS: readonly { what: string; turns: readonly [Turn, Turn, Turn] }[] = [
  { what: "by turns", turns: ["one", "other", "one"] },
  { what: "the rest at the other", turns: ["other", "other", "other"] },
  { what: "back at the first", turns: ["one", "one", "other"] },
];

/** Calls over HTTP that guess or send, each with the limit that it meets. */
export type LimitedCall = {
  what: string;
  limit: LimitName;
  name: string;
  inputType: string;
  input: object;
  selection: string;
};
export const LIMITED_CALLS: readonly LimitedCall[] = [
  {
    what: "guesses at a password",
    limit: "signInPerAccount",
    name: "signIn",
    inputType: "SignInInput",
    input: { email: "wes@limits.example", password: "Wrong-guess-1!" },
    selection: "session { token }",
  },
  {
    what: "mails to one address",
    limit: "mailPerTarget",
    name: "forgotPassword",
    inputType: "ForgotPasswordInput",
    input: { email: "ada@limits.example" },
    selection: "clientMutationId",
  },
];
