// What the reading of a wording says of itself.

export const ASSURANCE_WORDS = {
  heading: "Wording, sentence by sentence",
  note: (stops: number, cares: number) =>
    [stops > 0 ? `${stops} to mend` : "", cares > 0 ? `${cares} to look at` : ""].filter(Boolean).join(", "),
  none: "Nothing found. Amounts, names, numbers, dates and conditions of every sentence were held against the draft.",
  list: "What was found in the wording",
  mend: "What mends it",
  notLoaded: "The wording could not be checked",
  loading: "Checking the wording",
} as const;
