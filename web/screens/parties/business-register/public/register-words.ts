// What is said of a number and the business register.

export const REGISTER_WORDS = {
  help: "11 digits for an ABN, 9 for an ACN",
  wrongDigit: "Check each digit: one is wrong, or two have changed places.",
  lookingUp: "Looking it up in the business register",
  registeredAs: (name: string, kind: string) => `Registered as ${name}${kind === "" ? "" : `, ${kind}`}`,
  notRegistered: "This number is not in the business register. Please check it.",
  registerUnavailable: "We couldn't look up this business. Please enter its details yourself.",
  cancelled: "This ABN is cancelled",
  cancelledDetail: (name: string) =>
    `The business register lists ${name} under it as cancelled. Please check the number with the business.`,
  use: (text: string) => `Use ${text}`,
} as const;
