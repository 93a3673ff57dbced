// The sentences of the organisation dialog and of what a person accepts first.

export const ORGANISATION_WORDS = {
  createTitle: "Create organisation",
  createSentence: "The business for which guarantees and bonds are raised.",
  updateTitle: "Update organisation",
  combinedTitle: "Welcome to Bondline",
  combinedSentence: "Add the business for which you raise guarantees and bonds, and accept the terms.",

  addressHelp: "Street, suburb, state and postcode",
  choose: "Choose",
  referralQuestion: "Were you referred to us?",
  referrer: "Who referred you",
  referrerHelp: "Start typing the name, then choose it from the list",
  noReferrer: "No one by this name is on the list.",
  tradeOrganisations: "Trade organisations you belong to",
  locked: "Cannot be changed once it is set",

  save: "Save",
  signOut: "Sign out",
  notNow: "Not now",
  addOrganisation: "Add organisation",

  welcome: (name: string) => `Welcome. ${name} is ready.`,
  created: "Organisation successfully created",
  updated: "Organisation Details Updated",
  unableToCreate: "Sorry, we were unable to create your organisation.",
  notSaved: "Your changes were not saved",
  savedMeanwhile: "Someone else changed these details in the meantime. Save again to keep what you typed.",
} as const;

export const TERMS_WORDS = {
  title: "Terms of Use",
  sentence: "Please read and accept the Terms and Conditions and the Privacy Policy.",
  accept: "I accept the",
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
  and: "and the",
  complaints: "Complaints Policy",
  submit: "Accept and Continue",
  accepted: "Terms of Use accepted",
  notAccepted: "The terms could not be accepted",
  opensInNewTab: "(opens in a new tab)",
} as const;
