// Every sentence of the page of guarantees that are probably done.

export const PROBABLY_DONE_WORDS = {
  title: "Probably done",
  sentence:
    "Guarantees that have probably served their purpose. Until the original is back, each costs money and takes up its facility.",
  documents: "Documents",
  heading: "To ask back",
  perDay: "All of these, each day",
  day: (amount: string) => `${amount} a day`,
  noCost: "No further cost recorded",
  since: (reason: string, day: string) => `${reason}: ${day}`,
  noBeneficiary: "No beneficiary",
  ask: "Ask for its return",
  askName: (name: string) => `Ask for its return: ${name}`,
  asked: "Asked",
  note: "The beneficiary's contact is asked by email, and reminded every two weeks.",
  noOrganisation: "Choose an organisation first",
  noOrganisationSentence: "Documents belong to an organisation.",
  emptyTitle: "Nothing seems done",
  emptySentence:
    "Guarantees appear here once their expected return, their lease or their defects period is over, or after three years without an end.",
  loading: "Looking for guarantees that are done",
  notLoaded: "The guarantees could not be loaded",
  notAsked: "Not asked",
} as const;
