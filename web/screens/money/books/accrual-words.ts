// Every sentence of the pages of what fees have earned and what is to come.

export const ACCRUAL_WORDS = {
  title: "Earned and to come",
  sentence:
    "What fees have earned by a day, in a straight line over the days that each invoice line is for, and what is still to come. Without GST.",
  asAt: "As at",
  notADay: "Enter a day up to today.",
  usualDays: "Usual days",
  today: "Today",
  lastMonth: "End of last month",
  lastYear: "End of last year",
  by: "Shown by",
  views: { MONTHS: "Months", KINDS: "Kinds of line", PRODUCTS: "Products", AHEAD: "Months ahead" },
  tables: {
    MONTHS: "Earned by month",
    KINDS: "Earned by kind of line",
    PRODUCTS: "Earned by product",
    AHEAD: "To come by month",
  },
  names: { MONTHS: "Month", KINDS: "Kind of line", PRODUCTS: "Product" },
  total: (from: string, to: string) => `${from} to ${to}`,
  ahead: "If nothing more is invoiced or credited",
  aheadMonth: "Month",
  later: (from: string) => `From ${from} on`,
  willBeEarned: "Will be earned",
  gstOf: (amount: string) => `and ${amount} GST`,
  toComeNote: "Invoiced, and not yet earned",
  unknown: (count: number, amount: string) =>
    count === 1
      ? `One invoice line of these days, of ${amount}, is for days that are not known. It counts as earned at once.`
      : `${count} invoice lines of these days, of ${amount} together, are for days that are not known. They count as earned at once.`,
  none: "Nothing was invoiced by this day",
  noneSentence: "Choose a later day.",
  figureOf: (figure: string, row: string, amount: string) => `${figure}, ${row}: ${amount}`,
  linesOf: (row: string, day: string) => `${row}, as at ${day}`,
  whole: "Earned and to come",
  linesSentence: "Every invoice line that the figures are made of, with the days that it is for.",
  lines: "Invoice lines",
  what: "Line",
  client: "Client",
  days: "For the days",
  toDay: (day: string) => `to ${day}`,
  once: "Earned at once",
  notKnown: "Days not known",
  noLines: "No invoice line has anything to say of these days",
  noLinesSentence: "Choose another row of the table before.",
  earnedAnd: (toCome: string) => `earned, ${toCome} to come`,
} as const;
