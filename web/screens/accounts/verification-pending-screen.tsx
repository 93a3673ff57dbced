// VerificationPendingScreen.

export function VerificationPendingScreen() {
  return <h1>VerificationPendingScreen</h1>;
}
