// What people read about the individuals of a draft.

export const INDIVIDUAL_WORDS = {
  heading: "Individuals",
  loading: "Reading the individuals",
  notLoaded: "The individuals did not load",
  none: "No individuals yet",
  noneSentence:
    "Name the directors, secretaries and beneficial owners whose identity the bank needs to know.",
  add: "Add a person",
  prefill: "Copy from your last draft",
  prefilled: "The individuals of your last draft were copied",
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  details: "Details",
  download: "Download what is kept",
  downloadOf: (name: string) => `Download what is kept of ${name}`,
  fileName: (name: string) => `${name.replace(/[\\/:*?"<>|\s]+/g, "-")} identification.json`,
  complete: "Details complete",
  incomplete: "Incomplete",
  incompleteSentence: "Incomplete information, please edit the details to complete the application.",
  noRoles: "No role yet",
  address: "Address",
} as const;

export const INDIVIDUAL_DIALOG_WORDS = {
  addTitle: "Add a person",
  editTitle: "Edit the details",
  sentence:
    "Only your organisation and those who identify this person see the date of birth, address and numbers.",
  save: "Save",
  added: "The person was added",
  saved: "The details were saved",
  notSaved: "The details were not saved",
  sections: {
    person: "Person",
    kyc: "Date of birth and home address",
    tax: "Tax residency",
    identification: "Identification",
  },
  choose: "Please choose",
  titleHelp: "Such as Mr, Ms or Dr.",
  mobileHelp: "Begin with a plus and the country's code where it is not Australian.",
  find: "Find the address",
  findHelp: "What is found fills the fields below. You can also enter them yourself.",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeSentence: "What was entered about this person is deleted from the draft.",
  removeConfirm: "Remove",
  removed: "The person was removed",
  notRemoved: "The person was not removed",
} as const;
