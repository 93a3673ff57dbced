// LoginScreen.

export function LoginScreen() {
  return <h1>LoginScreen</h1>;
}
