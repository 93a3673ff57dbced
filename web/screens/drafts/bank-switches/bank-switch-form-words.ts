// The sentences of the switch screen.

export const FORM_WORDS = {
  title: "Switch a bank guarantee",
  editTitle: "Edit the switch",
  sentence:
    "We issue a new guarantee for the same beneficiary. When its original is delivered, the present one goes back to its bank and what secures it there is released.",
  present: "Present guarantee",
  presentSentence: "As it stands on the guarantee that your present bank issued.",
  valueHelp: "The new guarantee begins with this amount",
  expiryHelp: "Leave empty if it has no expiry date",
  security: "Security",
  securitySentence: "What your present bank holds for it.",
  depositHelp: "Breaking a term deposit early may cost interest",
  choose: "Choose",
  declarations: "Declarations",
  declarationsSentence: "Needed before the draft is submitted. Each is kept with your name and the time.",
  saved: "Switch saved",
  notSaved: "The switch was not saved",
  loading: "Loading the switch",
  locked: "This switch can't be changed now",
} as const;
