// The sentences of the page of the firms that refer clients.

export const REFERRER_WORDS = {
  title: "Referrers",
  sentence: "Firms that refer clients. Invite their people under Staff; each gets a code of their own.",
  listed: "Referrers",
  loading: "Loading the referrers",
  loadFailed: "The referrers could not be loaded",
  none: "No referrer yet",
  noneSentence: "Add a firm, then invite its people under Staff.",

  add: "Add a referrer",
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  dialogSentence: "Anyone who sets up an organisation can name it as the firm that referred them.",
  save: "Save",
  added: "The referrer is added",
  changed: "The referrer is changed",
  notSaved: "Nothing was changed",

  people: (count: number) =>
    count === 0
      ? "No one refers for it yet"
      : `${count} ${count === 1 ? "person refers" : "people refer"} for it`,
  peopleOf: (name: string) => `People of ${name}`,
  clients: (count: number) => (count === 1 ? "1 client" : `${count} clients`),
  owed: (amount: string) => `${amount} owed`,
  by: (who: string, when: string) => `Changed by ${who}, ${when}`,
  toStaff: "Invite its people",

  archived: "Archived",
  archive: "Archive",
  archiveOf: (name: string) => `Archive ${name}`,
  archiveTitle: (name: string) => `Archive ${name}?`,
  archiveSentence: "Its links stop and no one can name it. What its people were promised stays theirs.",
  archivedDone: "It is archived",
  restore: "Bring back",
  restoreOf: (name: string) => `Bring back ${name}`,
  restoreTitle: (name: string) => `Bring back ${name}?`,
  restoreSentence: "Its links count again, and organisations can name it.",
  restoredDone: "It is active again",

  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  historyLoading: "Loading the history",
  historyFailed: "The history could not be loaded",
  historyEmpty: "No history",
  historyEmptySentence: "Nothing was changed yet.",
  more: "Show more",
  created: "Added",
  joined: "A person joined it",
  became: (label: string, now: string, before: string) => `${label}: ${now} (before: ${before})`,
} as const;
