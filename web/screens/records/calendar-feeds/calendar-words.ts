// The sentences of the calendar card.

export const CALENDAR_WORDS = {
  heading: "Calendar",
  sentence: "See expiries, expected returns and open invoices in your own calendar.",
  add: "Add to calendar",
  notLoaded: "Your calendar addresses could not be loaded",
  left: "An organisation that you have left",
  made: (when: string) => `Made ${when}`,
  read: (when: string) => `Last read ${when}`,
  neverRead: "Not read yet",
  remove: "Remove",
  removeNamed: (name: string, made: string) => `Remove the calendar address of ${name}, made ${made}`,
  removeTitle: "Remove this calendar address?",
  removeSentence: "Calendars that use it stop updating. You can make a new one at any time.",
  removed: "The calendar address has been removed",
  notMade: "The calendar address could not be made",

  dialogTitle: (organisation: string) => `Add ${organisation} to your calendar`,
  dialogSentence:
    "Make an address that your calendar reads by itself. It shows what you may see, and nothing once you leave.",
  create: "Make address",
  address: "Calendar address",
  copy: "Copy calendar address",
  once: "Copy it now. We show it once.",
  secret: "Anyone who has the address can read these dates, so do not share it.",
  how: "How to add it",
  steps: {
    "Google Calendar":
      "On a computer, press + beside Other calendars, choose From URL, and paste the address.",
    Outlook: "Choose Add calendar, then Subscribe from web, and paste the address.",
    "iPhone and Mac":
      "On an iPhone open Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar. On a Mac choose File, New Calendar Subscription. Paste the address.",
  },
  delay: "Calendars look for changes every few hours, some once a day.",
  cancel: "Go back",
  done: "Done",
} as const;
