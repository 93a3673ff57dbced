// The sign-up that still waits for its code: address and handle survive a reload of this tab, the password does not leave memory.

const USERNAME_KEY = "bondline.pending-sign-up";
const HANDLE_KEY = "bondline.pending-sign-up-handle";

type PendingSignUp = { readonly username: string; readonly password: string | undefined };

const held: { password: string | undefined } = { password: undefined };

/** With the password, confirming the address also signs the person in. */
export function rememberPendingSignUp({ username, password }: PendingSignUp): void {
  if (username !== sessionStorage.getItem(USERNAME_KEY)) sessionStorage.removeItem(HANDLE_KEY);
  sessionStorage.setItem(USERNAME_KEY, username);
  held.password = password;
}

/** Only the code that was mailed for this very sign-up confirms it (see `signUpHandle` in the contract). */
export function rememberSignUpHandle(handle: string): void {
  sessionStorage.setItem(HANDLE_KEY, handle);
}

export function pendingSignUp(): PendingSignUp {
  return { username: sessionStorage.getItem(USERNAME_KEY) ?? "", password: held.password };
}

/** Null for an address that did not sign up in this tab. */
export function signUpHandleOf(username: string): string | null {
  const isHere = username.trim() === sessionStorage.getItem(USERNAME_KEY);
  return isHere ? sessionStorage.getItem(HANDLE_KEY) : null;
}

export function forgetPendingSignUp(): void {
  sessionStorage.removeItem(USERNAME_KEY);
  sessionStorage.removeItem(HANDLE_KEY);
  held.password = undefined;
}
