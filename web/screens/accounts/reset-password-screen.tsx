// ResetPasswordScreen.

export function ResetPasswordScreen() {
  return <h1>ResetPasswordScreen</h1>;
}
