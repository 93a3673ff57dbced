// The sentences of the bell and its list.

export const NOTIFICATION_WORDS = {
  title: "Notifications",
  unread: "unread notifications",
  isNew: "New",
  emptyTitle: "Nothing yet",
  emptySentence: "You are told here when a draft of yours moves on.",
  notLoaded: "Your notifications could not be loaded",
  showEarlier: "Show earlier ones",
} as const;
