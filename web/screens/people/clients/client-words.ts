// The sentences of the provider's list of clients.

export const CLIENT_WORDS = {
  title: "Clients",
  sentence: "Every organisation that uses the portal, and the discount that each is given.",
  search: "Search by name, ABN or ACN",
  empty: "No client yet",
  emptySentence: "An organisation appears here as soon as it is set up.",

  columns: {
    client: "Client",
    administrators: "Administrators",
    people: "People",
    since: "Since",
    discount: "Discount",
    legalName: "Legal name",
    business: "Kind of business",
    actions: "Actions",
  },
  noAdministrator: "None",
  notConfirmed: "Not confirmed",
  closed: "Closed",
  noDiscount: "None",
  waiting: "Change waiting",

  statement: "Statement",
  statementOf: (name: string) => `Statement of ${name}`,
  propose: "Propose a discount",
  proposeFor: (name: string) => `Propose a discount for ${name}`,
  dialogTitle: (name: string) => `Discount for ${name}`,
  dialogSentence:
    "It is taken off the first ongoing fee of what the client submits from then on. It holds once another administrator approves it.",
  percentageHelp: "From 0 to 100. 0 takes the discount away.",
  send: "Propose",
  proposed: "Proposed",
  proposedDetail: "Another administrator has been told and can approve it.",
  notSaved: "The proposal was not sent",
} as const;
