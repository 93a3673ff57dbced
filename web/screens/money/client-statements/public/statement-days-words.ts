// What the choice of a statement's days says.

export const STATEMENT_DAYS_WORDS = {
  span: "Usual periods",
  from: "From",
  to: "To",
} as const;
