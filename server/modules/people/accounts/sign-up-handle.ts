// What ties a browser to the sign-up that it made: a secret that it is shown once, kept as a hash.

import { sessionTokenHash } from "../../../transaction/transaction.ts";

export { drawToken as drawSignUpHandle } from "./token.ts";

export function signUpHandleHash(handle: string): string;
export function signUpHandleHash(handle: string | null | undefined): string | undefined;
/** None given: a mailed link that was opened elsewhere knows the code alone. */
export function signUpHandleHash(handle: string | null | undefined): string | undefined {
  return handle ? sessionTokenHash(handle) : undefined;
}
