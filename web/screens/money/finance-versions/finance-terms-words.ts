// The sentences about the terms of finance.

export const FINANCE_TERMS_WORDS = {
  title: "Terms of finance",
  subject: "the terms of finance",
  note: "What finance for security money is advertised at. An enquiry that was sent keeps its rate and repayment.",
  loading: "Loading the terms",
  loadFailed: "The terms could not be loaded",
  proposeSentence:
    "From its day on finance is advertised on these terms, once another administrator approves it.",
  now: "In force now",
  close: "Close",
} as const;
