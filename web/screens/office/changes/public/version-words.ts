// What is said of anything that two administrators change from a day on, whatever it is.

export const VERSION_WORDS = {
  upcoming: (day: string) => `A version begins on ${day}`,
  waiting: "A change is waiting for approval",
  change: "Propose a change",
  changeOf: (name: string) => `Propose a change of ${name}`,
  versions: "Versions",
  versionsOf: (name: string) => `Versions of ${name}`,
  versionFrom: (day: string) => `From ${day}`,
  approvedBy: (proposer: string, approver: string) => `Proposed by ${proposer}, approved by ${approver}`,
  propose: "Propose",
  proposed: "The change is waiting for approval",
  proposedDetail: "Another administrator decides under Changes to approve.",
  notProposed: "Nothing was proposed",
} as const;
