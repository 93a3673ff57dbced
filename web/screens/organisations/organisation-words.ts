// The sentences of the organisation dialog and of what a person accepts first.

export const ORGANISATION_WORDS = {
  createTitle: "Create organisation",
  createSentence: "The business for which guarantees and bonds are raised.",
  updateTitle: "Update organisation",
  combinedTitle: "Welcome to Bondline",
  combinedSentence: "Add the business for which you raise guarantees and bonds, and accept the terms.",

  name: "Organisation name",
  abn: "ABN/ACN",
  abnHelp: "11 digits for an ABN, 9 for an ACN",
  address: "Business address",
  addressHelp: "Street, suburb, state and postcode",
  entityType: "Entity type",
  industry: "Industry",
  choose: "Choose",
  locked: "Cannot be changed once it is set",

  save: "Save",
  cancel: "Cancel",
  signOut: "Sign out",

  created: "Organisation successfully created",
  updated: "Organisation Details Updated",
  unableToCreate: "Sorry, we were unable to create your organisation.",
  notSaved: "Your changes were not saved",
  savedMeanwhile: "Someone else saved these details meanwhile. Save again to keep what you typed.",
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
  opensInNewTab: "(opens in a new tab)",
} as const;
