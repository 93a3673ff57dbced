// The words about payments that were paid back or are disputed.

export const PAYMENT_NEWS_WORDS = {
  refunded: (amount: string) => `${amount} paid back to the card or account`,
  disputed: "Disputed with the bank",
} as const;
