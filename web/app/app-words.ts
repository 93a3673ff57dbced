// The sentences of the frame around every screen: loading, failing, and the page that is not there.

export const APP_WORDS = {
  productName: "Bondline",
  loading: "Loading",
  connecting: "Bondline is not answering yet. Trying again…",
  newDraft: "New draft",
  actingEnded: "You no longer act for the client",
  accountClosed: "(account closed)",

  failures: {
    outdated: {
      title: "A newer version is ready",
      sentence: "Reload the page to keep going.",
      button: "Reload",
    },
    timeout: {
      title: "This page did not load",
      sentence: "It took too long. Check your connection, then reload the page.",
      button: "Reload",
    },
    unavailable: {
      title: "Bondline cannot be reached",
      sentence: "We can't load your details. Nothing is lost. Try again in a moment.",
      button: "Try again",
    },
    broken: {
      title: "Something went wrong on this page",
      sentence: "Nothing you saved is lost. Try again, or go back to the home page.",
      button: "Try again",
    },
  },

  notFoundTitle: "Page not found",
  notFoundSentence: "The page does not exist or has moved.",
  goHome: "Go to the home page",
  recordMissing: "It does not exist, or it is not shared with you.",

  form: {
    cancel: "Cancel",
    goBack: "Go back",
    optional: "optional",
    addAddress: "Add",
    removeAddress: (address: string) => `Remove ${address}`,
    kept: "Kept on this device until it is saved",
    restored: "What you typed before is back",
    restoredSentence: "It had not been saved. Keep going, or start again.",
    startAgain: "Start again",
  },
  list: {
    noMatch: "Nothing matches",
    noMatchSentence: (words: string) => `Nothing matches “${words}”.`,
    clearSearch: "Clear search",
    rows: "Rows a page",
    rowsOf: (size: number) => `${size} rows`,
  },
} as const;
