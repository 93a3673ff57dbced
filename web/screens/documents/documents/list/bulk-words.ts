// Every sentence about what is done with several documents or drafts at once.

const documents = (count: number) => (count === 1 ? "1 document" : `${count} documents`);

export const BULK_WORDS = {
  chosen: (count: number) => `${documents(count)} chosen`,
  more: "More",
  /** Where no button stands beside it. */
  actions: "Actions",
  changedTitle: "The list has changed",
  changed: "Other documents fit now than those that you saw. Close this, look at the list, and choose again.",

  askReturn: "Ask for their return",
  returnTitle: (count: number) =>
    count === 1 ? "Ask for the original back" : `Ask for ${count} originals back`,
  returnSentence: "We email each beneficiary's contact a link by which they answer without an account.",
  remind: "Remind",
  remindOnce: "Don't remind",
  sendRequests: "Send requests",
  notSent: "The requests were not sent",

  share: "Share…",
  shareTitle: (count: number) => `Share ${documents(count)}`,
  stopSharing: "Stop sharing…",
  stopTitle: (count: number) => `Stop sharing ${documents(count)}`,
  looking: "Looking which documents they are…",
  notFound: "The documents could not be loaded",
  close: "Close",

  addToFacility: "Add to a facility…",
  facilityTitle: (count: number) => `Add ${documents(count)} to a facility`,
  facility: "Facility",
  choose: "Choose",
  add: "Add",
  notAdded: "The documents were not added",

  setFact: "Set a fact…",
  factTitle: (count: number) => `Set a fact of ${documents(count)}`,
  factSentence: "What is noted under it already is replaced.",
  fact: "Fact",
  value: "Value",
  set: "Set",
  notSet: "The fact was not set",
} as const;

const drafts = (count: number) => (count === 1 ? "1 draft" : `${count} drafts`);

export const CHOSEN_DRAFT_WORDS = {
  chosen: (count: number) => `${drafts(count)} chosen`,
  cancel: (count: number) => `Cancel ${drafts(count)}`,
  ask: (count: number) => `Cancel ${drafts(count)}?`,
  sentence:
    "Open invoices become void, and the people who work on a draft see that it has ended. You can't undo this.",
  keep: "Keep",
} as const;
