// The sentences of the page of the texts of emails.

export const MAIL_TEXT_WORDS = {
  title: "Email texts",
  sentence:
    "How each email's subject and opening read. Two administrators change one, and emails that were written before keep theirs.",
  listed: (kind: string) => `Emails: ${kind}`,
  search: "Search emails",
  noneFound: "No email has these words",
  noneFoundSentence: "Search for something else, or show all.",
  showAll: "Show all",
  loading: "Loading the emails",
  loadFailed: "The emails could not be loaded",
  own: "Your own",
  sentWhen: (when: string) => `Sent when ${when}`,
  since: (number: number, day: string) => `Version ${number}, for emails written since ${day}`,
  now: "In force now",
  builtIn: ". It went back to the text that comes with the portal.",
  dialogSentence: (when: string) =>
    `Sent when ${when}. Emails that are written from its day on read so, once another administrator approves it.`,
  onlyThese:
    "Where something makes the email say other words than these, it is listed on its own, or keeps the words that come with the portal.",
  places: "What the email fills in",
  placesSentence: "Write them between braces, as they stand here.",
  noPlaces: "This email fills in nothing.",
  mustStay: (means: string) => `${means}; has to stay`,
  openingHelp:
    "Each line is a paragraph. It comes after the greeting, and before what else the email shows. Web addresses are not made links.",
  useBuiltIn: "Use the text that comes with the portal",
  preview: "How it reads",
  previewAs: "Show the email as",
  show: "Show",
  showAgain: "Show again",
  asPage: "Page",
  asText: "Plain text",
  previewSubject: "Subject",
  previewFailed: "The email could not be shown",
  previewLoading: "Loading the email",
  mendFirst: "Mend what is marked above first.",
  close: "Close",
} as const;
