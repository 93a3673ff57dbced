// DocumentListScreen.

export function DocumentListScreen() {
  return <h1>DocumentListScreen</h1>;
}
