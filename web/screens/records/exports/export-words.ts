// Every sentence of exports.

import { formatCount } from "@bondline/domain/count-text.ts";
import { EXPORT_KEPT_DAYS } from "@bondline/domain/records/exports/export.ts";
import { HOUR_TEXT } from "@bondline/domain/records/exports/export-schedule.ts";

const rows = (count: number) => (count === 1 ? "1 row" : `${formatCount(count)} rows`);

export const EXPORT_WORDS = {
  title: "Export",
  rows,
  moreRows: (count: number) => `More than ${rows(count)}`,
  /** The specification gives this text word for word. */
  nothing: "There is no data available to export",
  table: "What",
  format: "Format",
  columns: "Columns",
  chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  all: "All",
  none: "None",
  usual: "Usual",
  earlier: (label: string) => `Move ${label} up`,
  later: (label: string) => `Move ${label} down`,
  loading: "Loading the columns",
  loadFailed: "The columns could not be loaded",
  start: "Export",
  notStarted: "The export was not started",
  noColumn: "Choose at least one column",
  close: "Close",
  leave: "Leave it running",
  done: "Done",
  progress: "Export",
  begins: "It is about to begin.",
  sofar: (counted: string) => `${counted} so far`,
  of: (done: number, all: string) => `${formatCount(done)} of ${all}`,
  goesOn: "You can close this. It goes on, and we tell you when it is ready.",
  cancel: "Cancel export",
  notCancelled: "The export was not cancelled",
  ready: "Your export is ready",
  kept: `You can download it for ${EXPORT_KEPT_DAYS} days.`,
  download: "Download",
  downloadOf: (fileName: string) => `Download ${fileName}`,
  failed: "The export could not be made",
  failedSentence: "Your rights may have changed. Start it again.",
  noLink: "This file can't be downloaded any more",
  noLinkSentence: "Its days are over, or your rights have changed. Export it again.",
  again: "Start again",
  recent: "Recent exports",
  noRecent: "No exports yet",
  recentFailed: "Your exports could not be loaded",
} as const;

export const SCHEDULE_WORDS = {
  when: "When",
  now: "Now",
  rhythm: "How often",
  day: { WEEKLY: "Day of the week", MONTHLY: "Day of the month" },
  comes: (when: string) =>
    `It is made ${when} at ${HOUR_TEXT}, and we mail you a link to it. What narrows it now stays.`,
  name: "Name",
  start: "Send regularly",
  started: "It will be sent regularly",
  nextOn: (day: string) => `Next on ${day}`,
  show: "Show",
  all: "All exports",
  title: "Exports",
  sentence: "What comes regularly, and the files that were made for you.",
  heading: "Sent regularly",
  loading: "Loading what comes regularly",
  notLoaded: "What comes regularly could not be loaded",
  none: "Nothing comes regularly",
  noneSentence: "Choose Export on a list or a report, and how often you want it.",
  stopped: "Stopped",
  stoppedBecause:
    "You may not see what it holds any more, or a column of it is gone. Change it to begin again, or ask for it anew.",
  last: (when: string) => `last ${when}`,
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Stop sending ${name}?`,
  removeSentence: "No further file is made. Those that were made stay for their days.",
  removed: "It is not sent any more",
  notRemoved: "It was not removed",
  changeTitle: "Change a regular export",
  save: "Save",
  saved: "Saved",
  notSaved: "It was not saved",
  conflict: "It was changed elsewhere in the meantime. Save again to keep what you typed.",
  files: "Files",
} as const;

export const ORGANISATION_DATA_WORDS = {
  heading: "All data",
  sentence:
    "Take every record of your organisation along as a zip: tables with their history, and the files.",
  open: "Export all data",
  dialogSentence: (name: string) =>
    `A zip of what ${name} has here. We tell every administrator that you asked for it.`,
  notInIt: "What other organisations share with yours is not in it.",
} as const;

export const PERSONAL_DATA_WORDS = {
  heading: "Your data",
  sentence:
    "Download what Bondline holds about you: your profile, where you signed in, and what you did. Only you can open it.",
  open: "Download your data",
  dialogSentence: "A zip of tables about you. We email you when it is ready.",
  notInIt: "The content of your organisations' records is theirs, and not in it.",
} as const;

/** Of both. */
export const DATA_WORDS = {
  parts: "What is in it",
  noPart: "Choose at least one part",
  password: "Your password",
  passwordTitle: "Enter your password",
  passwordSentence:
    "It has been a while since you signed in. If you have no password, sign out and in again, and ask within five minutes.",
  earlier: "Your earlier zips",
  until: (when: string) => `can be downloaded until ${when}`,
  rowsAndFiles: (count: number) => (count === 1 ? "1 row or file" : `${formatCount(count)} rows and files`),
} as const;
