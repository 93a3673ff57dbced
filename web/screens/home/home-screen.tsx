// HomeScreen.

export function HomeScreen() {
  return <h1>HomeScreen</h1>;
}
