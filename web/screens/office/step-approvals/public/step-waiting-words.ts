// What stands in the place of a step's own button while a first approval of it waits: apart from the card, which is a script of its own.

export const stepWaits = (approvedBy: string): string =>
  `${approvedBy} has approved this. It is waiting for a second person.`;
