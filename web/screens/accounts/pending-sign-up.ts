// The sign-up that still waits for its code: the address survives a reload of this tab, the password does not leave memory.

const USERNAME_KEY = "bondline.pending-sign-up";

type PendingSignUp = { readonly username: string; readonly password: string | undefined };

const held: { password: string | undefined } = { password: undefined };

/** With the password, confirming the address also signs the person in. */
export function rememberPendingSignUp({ username, password }: PendingSignUp): void {
  sessionStorage.setItem(USERNAME_KEY, username);
  held.password = password;
}

export function pendingSignUp(): PendingSignUp {
  return { username: sessionStorage.getItem(USERNAME_KEY) ?? "", password: held.password };
}

export function forgetPendingSignUp(): void {
  sessionStorage.removeItem(USERNAME_KEY);
  held.password = undefined;
}
