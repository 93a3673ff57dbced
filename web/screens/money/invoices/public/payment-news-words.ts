// The words about payments that were paid back or are disputed.

export const PAYMENT_NEWS_WORDS = {
  refunded: (amount: string) => `${amount} paid back to the card or account`,
  disputed: "Disputed with the bank",
  answerBy: (moment: string) => `Disputed with the bank: answer by ${moment}`,
  WON: "The dispute with the bank was won",
  LOST: "The dispute with the bank was lost",
} as const;
