// The sentences of prepared requests.

export const PREPARED_REQUEST_WORDS = {
  title: "Your prepared request",
  sentence: (preparedBy: string) =>
    `Filled in for you by ${preparedBy}. You can change everything before you submit it.`,
  loading: "Loading the request",
  notLoaded: "The request could not be loaded",
  missing: "This request could not be found",
  missingSentence: (email: string) =>
    `It opens only for the address it was sent to, and you are signed in as ${email}.`,
  signOut: "Use another account",
  goHome: "Go to the home page",
  details: "What was prepared",
  preparedBy: "Prepared by",
  use: "Create your draft",
  organisation: "Which organisation is it for?",
  create: "Create draft",
  created: "Draft created",
  createdDetail: "What was prepared is filled in. You can change everything before you submit it.",
  notCreated: "The draft was not created",
  noOrganisation: "You need an organisation first",
  noOrganisationSentence: "A draft belongs to an organisation. Add yours, then come back to this page.",
  addOrganisation: "Add organisation",
  used: "The draft has been created",
  usedSentence: "You have already created a draft from this request.",
  openDraft: "Open the draft",
  withdrawn: "This request was withdrawn",
  withdrawnSentence: (preparedBy: string) =>
    `${preparedBy} has taken it back. Ask them for another, or begin a draft yourself.`,
  expired: "This request has expired",
  expiredSentence: (day: string, preparedBy: string) =>
    `It was open until ${day}. Ask ${preparedBy} for another, or begin a draft yourself.`,
  ownDesk: "Only the person it was prepared for can create the draft.",
} as const;

const requests = (count: number) => (count === 1 ? "1 request" : `${count} requests`);

export const DESK_WORDS = {
  title: "Prepared requests",
  sentence: "Requests you filled in for clients. Each becomes one draft.",
  filter: "Which requests",
  open: "Open",
  all: "All",
  none: "No open requests",
  noneAtAll: "No requests yet",
  noneSentence: "Prepare a request, and the client gets an email with its link.",
  prepare: "Prepare a request",
  prepareSentence: "The client gets an email with its link, and can change everything before submitting.",
  choose: "Choose",
  notChosen: "Not chosen",
  noteHelp: "Shown in the email and on the request.",
  send: "Send request",
  sent: "Request sent",
  notSent: "The request was not sent",
  columns: {
    client: "Client",
    what: "What",
    preparedBy: "Prepared by",
    until: "Open until",
    actions: "Actions",
  },
  withdraw: "Withdraw",
  withdrawFor: (email: string) => `Withdraw the request for ${email}`,
  withdrawTitle: (email: string) => `Withdraw the request for ${email}?`,
  withdrawSentence: "The link will say that it was withdrawn. You can't undo this.",
  withdrawn: "Request withdrawn",
  notWithdrawn: "The request was not withdrawn",
  chosen: (count: number) => `${requests(count)} chosen`,
  withdrawChosen: (count: number) => `Withdraw ${requests(count)}`,
  withdrawChosenTitle: (count: number) => `Withdraw ${requests(count)}?`,
  withdrawChosenSentence: "Their links will say that they were withdrawn. You can't undo this.",
} as const;
