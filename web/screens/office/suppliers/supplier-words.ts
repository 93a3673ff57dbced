// The sentences of the page of banks and insurers.

export const SUPPLIER_WORDS = {
  title: "Banks and insurers",
  sentence: "Who issues, what each asks of applicants, and what it gives them to read.",
  listed: "Banks and insurers",
  loading: "Loading the banks and insurers",
  loadFailed: "The banks and insurers could not be loaded",
  none: "There are no banks or insurers",
  noneSentence: "Add the first one: fee plans and its people belong to it.",
  asksForNothing: "Asks for nothing",
  neverChanged: "Never changed",
  lastChanged: (who: string, when: string) => `Changed by ${who}, ${when}`,
  change: "Documents",
  profile: "Profile",
  profileOf: (name: string) => `Change the profile of ${name}`,
  changeOf: (name: string) => `Documents that ${name} asks for`,
  levels: "Service levels",
  levelsOf: (name: string) => `Service levels of ${name}`,
  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  historyLoading: "Loading the history",
  historyFailed: "The history could not be loaded",
  historyEmpty: "It has not been changed yet",
  historyEmptySentence: "Each time someone changes it, you see who and when.",
  more: "Show more",
  gives: (count: number) => (count === 1 ? "Gives 1 thing to read" : `Gives ${count} things to read`),
  became: (now: string, before: string) => `${now}; before: ${before.toLowerCase()}`,
  nothing: "Nothing",
} as const;

/** Of the dialog that changes a profile. */
export const PROFILE_WORDS = {
  title: (name: string) => `Profile of ${name}`,
  sentence:
    "It counts for drafts from now on. A draft that is already submitted keeps what its applicant was asked for.",
  features: "What it asks for and offers",
  resources: "What it gives to read",
  resource: (number: number) => `Resource ${number}`,
  addResource: "Add a resource",
  remove: "Remove",
  removeResource: (title: string) => `Remove ${title.toLowerCase()}`,
  registerHelp: "Its number at the register of digital guarantees",
  save: "Save",
  saved: (name: string) => `The profile of ${name} was changed`,
  notSaved: "Nothing was changed",
} as const;
