// What people read of a beneficiary's confirmation.

export const CONFIRMATION_STATUS_TEXT = {
  ASKED: "Waiting for the beneficiary",
  CONFIRMED: "Confirmed",
  DISPUTED: "Something is wrong",
  SUPERSEDED: "Changed since",
  CANCELLED: "Cancelled",
} as const;

export const CONFIRMATION_ANSWER_TEXT = {
  CONFIRMED: "Everything is right",
  DISPUTED: "Something is wrong",
} as const;

/** As people read them: "the name and the wording". */
export const CONFIRMATION_CHANGE_TEXT = {
  NAME: "the beneficiary’s name",
  ABN: "the beneficiary’s ABN or ACN",
  WORDING: "the wording",
} as const;
