// Every sentence about what a bank is asked to do.

export const BANK_ACTION_WORDS = {
  heading: "Asked of the bank",
  askTitle: "Ask the bank to do something",
  askSentence:
    "For anything that changes no term of the guarantee. The bank is notified, and everyone who sees this guarantee can follow it.",
  kind: "What the bank should do",
  details: "Details",
  detailsHelp: "For example the name and address for a letter, or as at which date.",
  askFile: "A form to fill in, or an authority. It becomes one of the guarantee's files.",
  askConfirm: "Ask the bank",
  asked: "The bank was asked",
  notAsked: "The bank was not asked",
  by: (name: string, when: string) => `Asked for by ${name}, ${when}`,
  takenBy: (name: string, when: string) => `Taken on by ${name}, ${when}`,
  question: (text: string) => `Question: ${text}`,
  reply: (name: string, text: string) => `${name}: ${text}`,
  answeredBy: (status: string, name: string, when: string) => `${status} by ${name}, ${when}`,
  open: (fileName: string) => `Download ${fileName}`,
  take: "Take on",
  taken: "You are working on it",
  complete: "Done",
  askBack: "Ask a question",
  replyAction: "Reply",
  decline: "Decline",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw this bank action?",
  withdrawSentence: "The bank is told that you no longer need it.",
  withdrawn: "The bank action was withdrawn",
  notWithdrawn: "The bank action was not withdrawn",
} as const;

/** By what the reader may do. */
export const ANSWER_WORDS = {
  CAN_QUESTION: {
    title: "Ask the applicant a question",
    sentence: "It waits on the applicant until they reply.",
    label: "Question",
    confirm: "Send question",
    done: "The question was sent",
    notDone: "The question was not sent",
  },
  CAN_REPLY: {
    title: "Reply to the bank",
    sentence: "The bank goes on once you have replied.",
    label: "Reply",
    file: "What the bank asked for. It takes the place of the file you sent before.",
    confirm: "Send reply",
    done: "The reply was sent",
    notDone: "The reply was not sent",
  },
  CAN_COMPLETE: {
    title: "Mark as done",
    sentence: "The applicant is notified. Say what was done, or attach the file that shows it.",
    label: "What was done",
    file: "The letter, copy or confirmation. It becomes one of the guarantee's files.",
    confirm: "Mark as done",
    done: "Marked as done",
    notDone: "It was not marked as done",
  },
  CAN_DECLINE: {
    title: "Decline this bank action",
    sentence: "The applicant reads your reason.",
    label: "Reason",
    confirm: "Decline",
    done: "The bank action was declined",
    notDone: "The bank action was not declined",
  },
} as const;

export const DESK_BANK_WORDS = {
  heading: "Bank actions",
  by: (name: string, when: string) => `Asked for by ${name}, ${when}`,
  takenBy: (name: string) => `Taken on by ${name}`,
  notLoaded: "The bank actions could not be loaded",
  retry: "Retry",
} as const;
