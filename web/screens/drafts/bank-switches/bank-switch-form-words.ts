// The sentences of the switch screen.

export const FORM_WORDS = {
  title: "Switch a bank guarantee",
  editTitle: "Edit the switch",
  sentence:
    "We issue a new guarantee for the same beneficiary. Once its original is delivered, the current one goes back to its bank and your security there is released.",
  present: "Current guarantee",
  presentSentence: "As shown on the guarantee from your current bank.",
  valueHelp: "The new guarantee starts with this amount",
  expiryHelp: "Leave blank if it has no expiry date",
  security: "Security",
  securitySentence: "What your current bank holds for it.",
  depositHelp: "Breaking a term deposit early may cost interest",
  choose: "Choose",
  declarations: "Declarations",
  declarationsSentence: "Needed before you submit. Each is kept with your name and the time.",
  saved: "Switch saved",
  notSaved: "The switch was not saved",
  loading: "Loading the switch",
  locked: "This switch can't be changed now",
} as const;
