// Every sentence of the pages of what banks have charged.

import { FEE_BYTES_MAX, FEE_ROWS_MAX } from "@bondline/domain/money/fee-files/fee-file.ts";

export const FEE_LIST_WORDS = {
  title: "Bank fees",
  sentence: "What banks and insurers have charged for their guarantees, held against what was agreed.",
  upload: "Upload fees",
  files: "Files of fees",
  loading: "Loading the files",
  notLoaded: "The files could not be loaded",
  emptyTitle: "No fees yet",
  emptySentence: "Upload a bank's file of fees to see which of its charges differ from what was agreed.",
  detail: (supplier: string, at: string, by: string) => `${supplier} · ${at} by ${by}`,
  differs: (amount: string) => `${amount} differs`,
} as const;

export const FEE_UPLOAD_WORDS = {
  title: "Upload fees",
  sentence: "You see what each charge is held against first. Nothing is accepted before you have said so.",
  supplier: "Bank or insurer",
  choose: "Choose who has charged",
  zone: "File of fees",
  hint: `A CSV or XLSX of at most ${FEE_ROWS_MAX.toLocaleString("en-AU")} rows and ${FEE_BYTES_MAX / 1000} kB.`,
  wrongType: "Choose a file that ends in .csv or .xlsx.",
  chosen: (name: string) => `Chosen: ${name}`,
  columns:
    "The columns Guarantee number, Date and Amount are needed. Fee says which one it is: a set-up, or else the ongoing fee.",
  template: "Save an empty file",
  templateName: "fees.csv",
  refused: "The file was not taken",
  notRead: "The file could not be read. Choose it again.",
  suppliersNotLoaded: "The banks and insurers could not be loaded.",
  send: "Upload",
  cancel: "Cancel",
} as const;

export const FEE_FILE_WORDS = {
  title: "File of fees",
  check: "Check the fees",
  nothingDone: (fileName: string, supplier: string) =>
    `${fileName} of ${supplier}. Nothing is accepted yet: these are the charges, and what each is held against.`,
  of: (fileName: string, supplier: string) => `${fileName} of ${supplier}.`,
  sameTitle: "The same file was uploaded before",
  same: (fileName: string, by: string, at: string) => `As ${fileName} by ${by}, ${at}.`,
  loading: "Loading the file",
  notLoaded: "The file could not be loaded",
  rows: "Charges",
  steps: "What was done",
  uploaded: "Uploaded",
  accepted: "Accepted",
  sent: "Letter sent",
  settled: "Settled",
  note: "Note",
  by: (name: string, at: string) => `${name}, ${at}`,
  charged: "Charged",
  chargedNote: (count: number) => (count === 1 ? "In one row" : `In ${count} rows`),
  difference: "Difference",
  differenceNote: (count: number) =>
    count === 0
      ? "Nothing to tell the bank"
      : count === 1
        ? "The bank is told of one row"
        : `The bank is told of ${count} rows`,
  gaps: "Could not be checked",
  gapsNote: "Not told to the bank",
  row: (number: number) => `Row ${number}`,
  period: (from: string, to: string) => `${from} to ${to}`,
  expected: (amount: string) => `Expected ${amount}`,
  differs: (amount: string) => `differs by ${amount}`,
  letter: "Save the letter",
  more: "More",
  accept: "Accept",
  acceptTitle: "Accept these fees?",
  acceptSentence:
    "Each charge that was held against its period is reconciled, and is not held against it again.",
  acceptedDone: "The fees are accepted",
  notAccepted: "The fees were not accepted",
  keep: "Not now",
  discard: "Discard",
  discardTitle: "Discard this file?",
  discardSentence: "Nothing of it is accepted. Its rows stay to be read.",
  discarded: "The file is discarded",
  notDiscarded: "The file was not discarded",
  markSent: "Mark the letter as sent",
  sentTitle: "Has the letter been sent?",
  sentSentence: "The file then says who told the bank, and when.",
  sentDone: "The letter is marked as sent",
  notSent: "The letter was not marked",
  settle: "Settle",
  settleTitle: "Settle the differences",
  settleSentence: "Say what became of them. Nothing more is done with the file afterwards.",
  settledDone: "The differences are settled",
  notSettled: "The differences were not settled",
} as const;
