// The sentences of the surety screen.

export const SURETY_WORDS = {
  title: "Apply for a surety bond",
  editTitle: "Edit the surety bond",
  sentence: "An insurer's undertaking instead of a bank's. It ties up no cash.",
  before: "Before you begin",
  bond: "The bond",
  bondSentence: "What the beneficiary will hold. One bond is issued from each draft.",
  contract: "The contract",
  contractSentence: "Leave blank what you don't know yet. We ask again before you submit.",
  declaration: "Declaration",
  declarationSentence: "Kept with your name and the time. A surety bond can't be submitted without it.",
  choose: "Choose",
  saved: "Surety bond saved",
  notSaved: "The surety bond was not saved",
  loading: "Loading the surety bond",
  locked: "This surety bond can't be changed now",
} as const;
