// The sentences of the page of the operator's texts.

export const PAGE_TEXT_WORDS = {
  title: "Page texts",
  sentence: "What clients read and accept. Two administrators change a text, and earlier versions stay.",
  listed: "Page texts",
  loading: "Loading the texts",
  loadFailed: "The texts could not be loaded",
  template: "Template",
  templateSentence: "Nothing of your own is published yet.",
  published: "Published",
  since: (number: number, day: string) => `Version ${number}, since ${day}`,
  now: "Published now",
  asksAgain: "Everyone was asked to accept it",
  noDifference: "The first version of your own.",
  dialogSentence: "It is published from its day on, once another administrator approves it.",
  bodyHelp: "A line that starts with ## is a heading; every other line is a paragraph.",
  acceptHelp: "No one can do business here before accepting the new text.",
  preview: "As it will be read",
  nothingYet: "The page shows here as you write.",
  read: "Read the page",
  readPage: (name: string) => `Read the page: ${name}`,
} as const;
