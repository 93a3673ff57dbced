// Every sentence about asking for the originals of several documents.

export const RETURNS_WORDS = {
  chosen: (count: number) => (count === 1 ? "1 document chosen" : `${count} documents chosen`),
  ask: "Ask for their return",
  clear: "Choose none",
  chooseRow: (name: string) => `Choose ${name}`,
  chooseAll: "Choose all that are shown",
  title: (count: number) => (count === 1 ? "Ask for the original back" : `Ask for ${count} originals back`),
  sentence: "We email each beneficiary's contact a link by which they answer without an account.",
  remind: "Remind",
  remindOnce: "Don't remind",
  send: "Send requests",
  notSent: "The requests were not sent",
  progress: (done: number, all: number) => `${done} of ${all} asked`,
  results: "What became of each",
  asked: "Asked",
  waiting: "Waiting",
  refused: "Not asked",
  done: "Done",
} as const;
