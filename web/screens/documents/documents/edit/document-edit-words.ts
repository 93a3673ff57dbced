// Every sentence of the document form.

export const DOCUMENT_EDIT_WORDS = {
  documents: "Documents",
  add: "Record a document",
  addSentence: "A guarantee or bond issued elsewhere. We watch its dates and costs with all your others.",
  addProjected: "Record a projected document",
  addProjectedSentence:
    "One that you expect to need, kept for planning. Leave blank what you don't know yet.",
  held: "Securities held",
  addHeld: "Record received paper",
  addHeldSentence:
    "A guarantee or bond in your favour that came to you outside the portal. We watch its dates.",
  edit: "Edit document",
  editSentence: "Only what you change is recorded, and the activity of the document shows it.",
  editNotes: "Edit notes and contract dates",
  editNotesSentence:
    "This was issued through the portal, so only the bank can change what it says. You can edit your notes and the contract’s dates.",
  establish: "Mark as established",
  establishSentence: "It has been issued. Fill in what was missing, and it becomes an established document.",
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
  notSaved: "We couldn't save this",
  changedMeanwhile: "Someone else changed this document while you were editing",
  changedMeanwhileSentence: "Their changes are now in the form beside yours. Check it and save again.",

  document: "The document",
  documentSentence: "As the paper names it.",
  referenceHelp: "We create one if you leave this blank",
  expectedFrom: "Expected from",

  end: "Expiry",
  endSentence: "A document with a date expires at 4.00 pm on that day, in the beneficiary’s time zone.",

  addParty: "Add party",
  undoRemove: "Undo",
  removedParty: (name: string) => `${name} is removed when you save.`,
  thisParty: "This party",
  abn: "ABN or ACN",
  givenName: "First name",
  phoneNumber: "Phone",

  purpose: "What it is for",
  purposeSentence: "The contract that it secures.",

  holding: "What you need of it",
  holdingSentence: "We check by these whether it could be called today.",

  contract: "Dates of the contract",
  contractSentence: "From these we know when the guarantee has probably served its purpose.",
  own: "Your notes",
  ownSentence: "Visible to everyone with access to this document.",
  facts: "Your own facts",
  factsSentence: "Your own fields, such as cost centre or site.",

  costs: "Costs",
  costsSentence: "What the bank charges, so we can work out the cost to date.",
  noCosts: "Not recorded",
  fixedOnce: "Amount, charged once",
  percentageOnce: "Or percent of the amount",
  choose: "Choose",
  none: "Not given",
} as const;
