// The sentences of what a bank or insurer has issued.

import { formatCount } from "@bondline/domain/count-text.ts";

export const ISSUED_WORDS = {
  title: "Issued documents",
  sentence: "What you have issued and is in force. What ends first is at the top.",
  filter: "When they end",
  all: "In force",
  days: (days: number) => `${days} days`,
  within: (days: number) => `Ends within ${days} days`,
  count: (count: number) => (count === 1 ? "1 document" : `${formatCount(count)} documents`),
  noAmount: "–",
  none: "Nothing is issued yet",
  noneSentence: "What you issue from the review queue appears here.",
  toQueue: "Open the review queue",
  noneEnds: "Nothing ends in these days",
  noneEndsSentence: "Documents without a date of expiry are among all that is in force.",
  showAll: "Show all in force",
} as const;
