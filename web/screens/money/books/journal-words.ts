// Every sentence of the page of journals for accounting packages, and of the codes of their accounts.

import { formatCount } from "@bondline/domain/count-text.ts";

const journals = (count: number) => (count === 1 ? "1 journal" : `${formatCount(count)} journals`);

export const JOURNAL_WORDS = {
  title: "Journals for accounting",
  sentence:
    "The books as a CSV file that your accounting package imports. Each journal is exported once, so that nothing is entered twice.",
  package: "Accounting package",
  year: "Financial year",
  from: "From",
  to: "To",
  loadFailed: "The journals could not be loaded",
  loading: "Loading the journals",
  left: "Not exported yet",
  lines: "Lines",
  amount: "Debits, and credits",
  export: (count: number) => `Export ${journals(count)}`,
  exportUpTo: (lines: number) => `Export up to ${lines} lines`,
  oneFile: (lines: number) =>
    `The package reads ${lines} lines of a file. The oldest journals go first; export again for the rest.`,
  nothing: "Everything of these months has been exported",
  nothingBooked: "Nothing was booked in these months",
  notExported: "Nothing was exported",
  exported: (count: number) => `${journals(count)} exported`,
  codesMissing: "Codes are missing",
  codesMissingFor: (accounts: string) => `Set them for: ${accounts}.`,
  setCodes: "Set codes",
  before: "Exported before",
  none: "Nothing of these months has been exported yet",
  noneSentence: "What you export is listed here, and its file can be made again.",
  by: (name: string) => `by ${name}`,
  months: "Days",
  makeFile: "Make the file",
  makeFileOf: (days: string, when: string) => `Make the file of ${days}, exported ${when}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  find: "Find a journal",
  findSentence: "Enter the reference that a journal has in your accounting package.",
  reference: "Reference",
  referenceHelp: "Such as BL000123",
  findIt: "Find",
  debit: "Debit",
  credit: "Credit",
  reversed: (what: string) => `${what}, reversed`,
  leftFor: (name: string, when: string) => `${name}, ${when}`,
  summary: (count: number, lines: number) => `${journals(count)}, ${formatCount(lines)} lines`,
  exports: "Exported for",
  notYet: "Not exported yet",
  client: "Client",
  request: "Request",
  number: "Invoice or credit note",
  date: "Date",
  what: "What",
} as const;

export const ACCOUNT_CODE_WORDS = {
  heading: "Accounting codes",
  sentence:
    "What the accounts of the books are called in your accounting package. Journals can be exported once their accounts have codes.",
  set: (of: string) => `Set codes for ${of}`,
  change: "Set codes",
  help: {
    XERO: "GST is a line of its own, so choose tax rates that add no tax, such as BAS Excluded, by their full names in Xero. Xero takes no journals on its own accounts for receivables, bank and GST: make accounts beside them.",
    MYOB: "GST is a line of its own, so choose tax codes that add no tax, such as N-T. MYOB takes a journal without them too.",
    QUICKBOOKS:
      "Enter the names of accounts, not numbers; a sub-account follows its parent after a colon. On an account of the type Accounts receivable, each client must be a customer of the same name.",
  },
  loading: "Loading the codes",
  loadFailed: "The codes could not be loaded",
  save: "Save",
  saved: "The codes are saved",
  notSaved: "Nothing was changed",
} as const;
