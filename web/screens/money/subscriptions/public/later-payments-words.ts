// The words about later periods that are paid by themselves.

export const LATER_PAYMENTS_WORDS = {
  heading: "Later periods",
  offer:
    "Pay later periods by card or direct debit. We charge each one on its first day, so nothing is forgotten.",
  setUp: "Set up card or direct debit",
  opening: "Opening the page where you save a card or account.",
  ready: "Save a card or bank account on our payment provider’s page. Nothing is charged now.",
  goOn: "Save a card or account",
  on: "Each period is charged on its first day. We email you if a charge is declined.",
  declined: "The last charge was declined",
  declinedSentence:
    "Pay the open invoice on this page, and save another card or account for the periods after it.",
  paidWith: "Paid with",
  card: (digits: string) => `Card ending ${digits}`,
  account: (digits: string) => `Account ending ${digits}`,
  nextCharge: "Next charge",
  nextInvoice: "Next invoice",
  amountOn: (amount: string, day: string) => `${amount} on ${day}`,
  dueOn: (day: string) => `For the period from ${day}, and due on that day.`,
  another: "Use another card or account",
  stop: "Stop",
  stopTitle: "Stop paying later periods by itself?",
  stopSentence:
    "We forget the card or account, and you pay each later invoice yourself. A charge that is under way still goes through.",
  stopConfirm: "Stop",
  stopped: "Later periods are no longer charged",
} as const;
