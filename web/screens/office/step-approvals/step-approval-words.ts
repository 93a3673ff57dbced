// Every sentence about steps that two people take.

export const STEP_APPROVAL_WORDS = {
  title: {
    SECURITY_RETURN: "Security money going back",
    FACILITY_ESTABLISH: "Approvals of the facility",
    FACILITY_ARRANGED: "Approvals of the facility",
    FACILITY_RAISE: "Approvals of its limit or security",
    REFUND_TRANSFER: "Approvals of a refund",
    DRAFT_DISCOUNT: "Approvals of a discount",
    DRAFT_DEPOSIT: "Approvals of a deposit",
  },
  status: {
    WAITING: "Waiting for a second person",
    CONFIRMED: "Confirmed and done",
    DECLINED: "Not confirmed",
    TAKEN_BACK: "Taken back",
    OUTDATED: "Ended, since the record has changed",
  },
  firstBy: (name: string, when: string) => `Approved by ${name}, ${when}`,
  decidedBy: (name: string | null, when: string) =>
    name === null ? `Ended ${when}` : `Decided by ${name}, ${when}`,
  before: (text: string) => `Before: ${text === "" ? "–" : text}`,
  loading: "Loading the approvals",
  failed: "The approvals could not be loaded",
  note: "Note",
  reason: "Reason",
  CONFIRM: {
    open: "Confirm",
    title: "Confirm this approval",
    sentence: (by: string) => `${by} has entered this. Once you confirm it, it is done.`,
    submit: (amount: string) => `Confirm ${amount}`,
    done: "Confirmed and done",
  },
  DECLINE: {
    open: "Don't confirm",
    title: "Don't confirm this approval",
    sentence: (by: string) => `Nothing is done, and ${by} reads your reason.`,
    submit: () => "Don't confirm",
    done: "Not confirmed. Nothing was done.",
  },
  TAKE_BACK: {
    open: "Take back",
    title: "Take your approval back",
    sentence: () => "Nothing is done. You or a colleague can enter it again.",
    submit: () => "Take back",
    done: "Your approval was taken back",
  },
  notSaved: "Your decision was not saved",
  conflict: "Something changed after you opened this. Close it and read what waits now.",
  waits: "Approved. A second person has to confirm it.",
} as const;
