// The sentences about the alerts that new organisations begin with.

export const ALERT_DEFAULT_WORDS = {
  title: "Alerts of new organisations",
  subject: "the alerts of new organisations",
  note: "An organisation begins with these when it is registered, sent to its first administrator, who may change them. Organisations that are there already keep theirs.",
  loading: "Loading the alerts",
  loadFailed: "The alerts could not be loaded",
  none: "An organisation begins without alerts.",
  proposeSentence:
    "Organisations that are registered from its day on begin with them, once another administrator approves it.",
  daysHelp: "Leave it empty, and the date is not watched.",
  now: "In force now",
  close: "Close",
} as const;
