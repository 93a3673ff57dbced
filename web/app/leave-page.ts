// Leaves for a page of another site, as a sign-in provider's.

export function leavePageFor(url: string): void {
  window.location.assign(url);
}
