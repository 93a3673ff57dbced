// The sentences of merging a duplicate into the organisation that stays.

export const MERGING_WORDS = {
  action: "Merge into another",
  title: (name: string) => `Merge ${name} into another`,
  titleInto: (name: string, into: string) => `Merge ${name} into ${into}`,
  chooseSentence:
    "For one business that was entered twice. Everything of this organisation moves to the one that stays, and this one is closed.",
  stays: "Organisation that stays",
  staysHelp: "Search by name, ABN or ACN.",
  noClient: "No open client fits.",
  same: "With the same number or name",
  choose: "Choose",
  cancel: "Cancel",
  chooseName: (name: string) => `Choose ${name}`,
  holder: "confirmed",
  chooseAnother: "Choose another",

  loading: "What would move is loading",
  notLoaded: "What would move could not be loaded",
  obstacles: "They can't be merged yet",
  moves: "Moves",
  people: "People who arrive",
  staysInBoth: (role: string) => `${role}, as before`,
  keeps:
    "Issued papers, invoices and their numbers stay as they are worded. Both histories stay, and what moves is entered in them. Where both have the same setting, such as a discount or a reminder, the one that stays keeps its own. A merge can't be undone.",
  arriveAs: "Administrators of the duplicate become",
  arriveAsHelp: "Who belongs to the one that stays already keeps the role they have there.",
  reason: "Why",
  reasonHelp: "Those who arrive and those who administer the other get it by email.",
  submit: "Send for approval",
  notSent: "The merge was not sent",
  sent: "The merge is waiting for approval",
  sentDetail: "Another administrator approves it. Nothing has moved yet.",

  waiting: "A merge into another organisation is waiting for approval",
  waitingSentence: "Nothing has moved yet.",
  look: "Look at changes",
  mergedOn: (day: string) => `Merged on ${day}`,
  open: (name: string) => `Open ${name}`,
  twins: "This may be the same business",
  twinsSentence: "Entered with the same number or name:",
} as const;
