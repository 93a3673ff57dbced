// The sentences of the page of the trade organisations.

export const PARTNER_WORDS = {
  title: "Trade organisations",
  sentence: "Associations that organisations name as their own, and with which discounts are agreed.",
  listed: "Trade organisations",
  loading: "Loading the trade organisations",
  loadFailed: "The trade organisations could not be loaded",
  none: "No trade organisation yet",
  noneSentence: "Without one, organisations are not asked which they belong to.",

  add: "Add a trade organisation",
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  dialogSentence: "One that not every organisation may name is offered to your staff alone, for discounts.",
  save: "Save",
  added: "The trade organisation is added",
  changed: "The trade organisation is changed",
  notSaved: "Nothing was changed",

  forStaff: "Staff only",
  archived: "Archived",
  named: (count: number) =>
    count === 0
      ? "No organisation has named it"
      : `${count} ${count === 1 ? "organisation has" : "organisations have"} named it`,
  by: (who: string, when: string) => `Changed by ${who}, ${when}`,

  given: (percentage: string) =>
    `${percentage} off the first ongoing fee of its members, where the desk names it`,
  next: (percentage: string, day: string) => `${percentage} from ${day}`,
  waiting: "Change waiting",
  discount: "Discount",
  discountOf: (name: string) => `Discount of ${name}`,
  discountSentence:
    "It is given on drafts on which your staff name it, once another administrator approves it.",
  fromHelp: "Leave it empty for as soon as it is approved.",
  percentageHelp: "From 0 to 100. 0 takes the discount away.",
  propose: "Propose",
  proposed: "Proposed",
  proposedDetail: "Another administrator has been told and can approve it.",

  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  historyLoading: "Loading the history",
  historyFailed: "The history could not be loaded",
  historyEmpty: "No history",
  historyEmptySentence: "Nothing was changed yet.",
  more: "Show more",
  created: "Added",
  agreed: (label: string, now: string) => `${label}: ${now}`,
  became: (label: string, now: string, before: string) => `${label}: ${now} (before: ${before})`,

  archive: "Archive",
  archiveOf: (name: string) => `Archive ${name}`,
  archiveTitle: (name: string) => `Archive ${name}?`,
  archiveSentence: "It is offered to no one any more. Organisations that have named it keep it.",
  archivedDone: "It is archived",
  restore: "Bring back",
  restoreOf: (name: string) => `Bring back ${name}`,
  restoreTitle: (name: string) => `Bring back ${name}?`,
  restoreSentence: "It is offered again.",
  restoredDone: "It is active again",
} as const;
