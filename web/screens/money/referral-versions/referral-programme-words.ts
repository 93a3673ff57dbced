// The sentences about what the referral programme gives.

export const REFERRAL_PROGRAMME_WORDS = {
  title: "Referral programme",
  subject: "the referral programme",
  note: "What is promised when an organisation is referred. What was promised before keeps its amount.",
  loading: "Loading the amounts",
  loadFailed: "The amounts could not be loaded",
  proposeSentence:
    "Organisations that are referred from its day on are promised these amounts, once another administrator approves it.",
  amountHelp: "At most $10,000. With 0 this side is given nothing.",
  now: "In force now",
  close: "Close",
} as const;
