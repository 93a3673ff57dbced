// The sentences about adding, changing and archiving a bank or insurer.

export const SUPPLIER_DETAILS_WORDS = {
  add: "Add a bank or insurer",
  details: "Details",
  detailsOf: (name: string) => `Details of ${name}`,
  archived: "Archived",
  staff: (count: number) =>
    count === 1 ? "1 person works in the portal" : `${count} people work in the portal`,
  changeSentence: "Fee plans of it can be proposed, and its people invited, on their own pages.",
  save: "Save",
  added: "The bank or insurer is added",
  changed: "The bank or insurer is changed",
  notSaved: "Nothing was changed",
  archive: "Archive",
  archiveOf: (name: string) => `Archive ${name}`,
  archiveTitle: (name: string) => `Archive ${name}?`,
  archiveSentence:
    "Its fee plans are offered to no one any more. Drafts and documents that run with it run on.",
  archivedDone: "It is archived",
  restore: "Bring back",
  restoreOf: (name: string) => `Bring back ${name}`,
  restoreTitle: (name: string) => `Bring back ${name}?`,
  restoreSentence: "Its fee plans are offered again.",
  restoredDone: "It is active again",
} as const;
