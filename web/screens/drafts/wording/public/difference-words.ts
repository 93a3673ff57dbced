// What two wordings beside each other say of themselves.

export const DIFFERENCE_WORDS = {
  difference: "What changes",
  before: "Before",
  after: "After",
  noLine: "No such line",
  noDifference: "Nothing is changed yet.",
  same: (count: number) => `${count} ${count === 1 ? "line stays" : "lines stay"} the same`,
} as const;
