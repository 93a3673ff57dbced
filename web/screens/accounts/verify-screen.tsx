// VerifyScreen.

export function VerifyScreen() {
  return <h1>VerifyScreen</h1>;
}
