// Every sentence of the list of all referrals.

export const REFERRAL_REGISTER_WORDS = {
  title: "All referrals",
  sentence: "Who referred which client, the stage it is at, and what that has earned and was paid.",
  search: "Search client, referrer, code or firm",
  client: "Client",
  referrer: "Referrer",
  firm: "Firm",
  firmKind: "Kind of firm",
  code: "Code",
  way: "Came by",
  stage: "Stage",
  signedUp: "Signed up",
  firstPaid: "First paid request",
  firstPaidOn: "First request paid",
  promised: "Promised",
  earned: "Earned",
  takenBack: "Taken back",
  paidOut: "Paid out or used",
  none: "–",
  through: (referrer: string) => `By ${referrer}`,
  empty: "No referrals yet",
  emptySentence:
    "A referral appears here once a client signs up by a referral link or names who referred it.",
} as const;
