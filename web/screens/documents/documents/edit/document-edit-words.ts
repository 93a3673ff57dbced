// Every sentence of the document form.

export const DOCUMENT_EDIT_WORDS = {
  documents: "Documents",
  add: "Record a document",
  addSentence:
    "A guarantee or bond that was issued elsewhere, so that its dates and costs are watched with all the others.",
  addProjected: "Record a projected document",
  addProjectedSentence:
    "One that you expect to need, kept for planning. What is not known yet may stay empty.",
  edit: "Edit document",
  editSentence: "Only what you change is recorded, and the activity of the document shows it.",
  editNotes: "Edit notes",
  editNotesSentence:
    "This was issued through the portal, so what it says is changed by the bank alone. These notes are your own.",
  establish: "Mark as established",
  establishSentence:
    "It has been issued. Complete what was not known, and it becomes an established document.",
  loading: "Loading the form",
  loadFailed: "The form could not be loaded",
  toList: "Go to documents",
  mayNot: "You cannot record documents here",
  mayNotSentence: "Ask an administrator of your organisation to change your role.",
  mayNotEdit: "This document cannot be edited",
  mayNotEditSentence: "It is closed, or your role does not include this.",
  noOrganisation: "You are not in an organisation yet",
  noOrganisationSentence: "Documents belong to an organisation. Create or join one first.",

  save: "Save",
  record: "Record document",
  recorded: (reference: string) => `${reference} is recorded`,
  saved: "Changes saved",
  nothingChanged: "Nothing was changed",
  notSaved: "This could not be saved",
  changedMeanwhile: "Someone else changed this document while you were editing",
  changedMeanwhileSentence: "Their changes are now in the form beside yours. Look it over and save again.",

  document: "The document",
  documentSentence: "As the paper names it.",
  referenceHelp: "Left empty, one is made.",
  expectedFrom: "Expected from",

  end: "Its end",
  endSentence: "A document with a date expires at 4.00 pm on that day, where the beneficiary is.",

  addParty: "Add a party",
  undoRemove: "Undo",
  removedParty: (name: string) => `${name} is removed when you save.`,
  thisParty: "This party",
  abn: "ABN or ACN",
  givenName: "Given name",
  phoneNumber: "Phone",

  purpose: "What it is for",
  purposeSentence: "The contract that it secures.",

  own: "Your notes",
  ownSentence: "Seen by everybody who sees the document.",
  facts: "Your own facts",
  factsSentence: "Under the keys that your organisation has set up.",

  costs: "Costs",
  costsSentence: "What the bank charges, so that the cost to date can be worked out.",
  noCosts: "Not recorded",
  fixedOnce: "Amount, charged once",
  percentageOnce: "Or percent of the amount",
  choose: "Choose",
  none: "Not given",
} as const;
