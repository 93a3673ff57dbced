// Ways to go over a limit by asking several instances in turn, and who must not be held up by it.

import { GUESS_DELAYS } from "@bondline/domain/people/accounts/guess-delays.ts";
import { LIMITS } from "./limits.ts";

/** Which of two instances is asked, once the limit has all but two left: the third is one too many. */
export type Caller = "one" | "other";
export const ORDERS: readonly { what: string; order: readonly [Caller, Caller, Caller] }[] = [
  { what: "by turns", order: ["one", "other", "one"] },
  { what: "the rest at the other", order: ["other", "other", "other"] },
  { what: "back at the first", order: ["one", "one", "other"] },
];

/** Calls over HTTP that guess or send, and how many of them come through. */
export type LimitedCall = {
  what: string;
  allowed: number;
  name: string;
  inputType: string;
  input: object;
  selection: string;
};
export const LIMITED_CALLS: readonly LimitedCall[] = [
  {
    what: "guesses at a password",
    allowed: GUESS_DELAYS.indexOf(60) + 1,
    name: "signIn",
    inputType: "SignInInput",
    input: { email: "wes@limits.example", password: "Wrong-guess-1!" },
    selection: "session { token }",
  },
  {
    what: "mails to one address",
    allowed: LIMITS.mailPerTarget.allowed,
    name: "signUp",
    inputType: "SignUpInput",
    input: { email: "ada@limits.example", password: "Harbour#1civil", givenName: "Ada", familyName: "Limit" },
    selection: "clientMutationId",
  },
];
