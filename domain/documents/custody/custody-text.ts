// The words of a custody record: what happened to an original, and how it was acknowledged.

export const CUSTODY_MOVE_TEXT = {
  ISSUED: "Issued",
  POSSESSED: "Held as a digital original",
  HANDOVER_ASKED: "On its way",
  HANDOVER_CONFIRMED: "Received",
  HANDOVER_WITHDRAWN: "Handover removed",
  HANDOVER_EXPIRED: "Not confirmed in time",
  RETURNED: "Returned",
  DECLARED_LOST: "Declared lost",
  FOUND: "Found",
  CANCELLED: "Cancelled as lost",
  REPLACED: "Replaced",
} as const;

export const ACKNOWLEDGEMENT_TEXT = {
  LINK: "Confirmed by the emailed link",
  LINK_AND_CODE: "Confirmed by the emailed link and the second code",
  RECORDED: "Recorded in the portal",
} as const;
