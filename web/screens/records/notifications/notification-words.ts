// The sentences of the bell and its list.

export const NOTIFICATION_WORDS = {
  title: "Notifications",
  unread: "unread notifications",
  isNew: "New",
  emptyTitle: "Nothing yet",
  emptySentence: "We tell you here when a draft moves on.",
  notLoaded: "Your notifications could not be loaded",
  showEarlier: "Show earlier ones",
} as const;
