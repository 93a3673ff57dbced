// The sentences of the frame around every screen: loading, failing, and the page that is not there.

export const APP_WORDS = {
  productName: "Bondline",
  loading: "Loading",
  connecting: "Bondline is not answering yet. Trying again…",
  newDraft: "New draft",
  providerDesk: "Provider desk",
  referralPortal: "Referral portal",
  supplierDesk: "Supplier desk",

  outdatedTitle: "A newer version is ready",
  outdatedSentence: "This page belongs to a version that has been replaced. Load it again to go on.",
  loadTimeoutTitle: "This page did not load",
  loadTimeoutSentence: "Its code did not arrive in time. Check your connection, then load the page again.",
  loadAgain: "Load again",

  unavailableTitle: "Bondline cannot be reached",
  unavailableSentence: "Your details could not be read. Nothing of yours is lost. Try again in a moment.",
  brokenTitle: "Something went wrong on this page",
  brokenSentence: "Nothing you saved is lost. Try again, or go back to the home page.",
  tryAgain: "Try again",
  signOut: "Sign out",

  notFoundTitle: "Page not found",
  notFoundSentence: "The page does not exist or has moved.",
  goHome: "Go to the home page",
  recordMissing: "It does not exist, or it is not shared with you.",

  form: {
    cancel: "Cancel",
    optional: "optional",
    addAddress: "Add",
    removeAddress: (address: string) => `Remove ${address}`,
    kept: "Kept on this device until it is saved",
    restored: "What you typed before is back",
    restoredSentence: "It had not been saved. Go on with it, or start again.",
    startAgain: "Start again",
  },
  list: {
    noMatch: "Nothing matches",
    noMatchSentence: (words: string) => `Nothing here matches “${words}”.`,
    clearSearch: "Clear search",
    rows: "Rows a page",
    rowsOf: (size: number) => `${size} rows`,
  },
} as const;
