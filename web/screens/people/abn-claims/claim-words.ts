// The sentences of the list of organisations that claim an ABN.

export const CLAIM_WORDS = {
  title: "ABN checks",
  sentence:
    "Who owns an ABN. Until you confirm it, no one can find the organisation by its number or share with it.",
  filter: "Organisations by decision",
  waiting: "Waiting",
  confirmed: "Confirmed",
  refused: "Refused",
  loading: "Loading the organisations",
  notLoaded: "The organisations could not be loaded",
  none: { UNCONFIRMED: "No one is waiting", CONFIRMED: "None is confirmed yet", REFUSED: "None was refused" },
  noneSentence: "An organisation appears here as soon as it is set up.",

  registered: "In the register",
  claimedBy: "Set up by",
  notAsked: "The register has not been asked.",
  unavailable: "The register is not answering. We will ask again.",
  unknown: "This number is not in the register.",
  otherName: "Not the name that was typed",
  cancelled: "Cancelled in the register",
  heldBy: (name: string) =>
    `${name} is confirmed with this number. Refuse this claim, or take that confirmation back first.`,
  otherClaims: (count: number) =>
    count === 1
      ? "One other organisation claims this number."
      : `${count} other organisations claim this number.`,
  legalName: "Legal name",
  howChecked: "How it was checked",
  reason: "Reason",

  confirm: "Confirm",
  refuse: "Refuse",
  takeBack: "Withdraw confirmation",
  confirmTitle: (name: string) => `Confirm ${name}?`,
  confirmSentence: (number: string) =>
    `Others can then find it by ${number} and share with it. Say what shows that these people act for the business. The register alone does not.`,
  legalNameHelp: "As registered. Others see this name, whatever the organisation calls itself.",
  howCheckedHelp: "Such as “Called the number on the company’s own site and spoke to its secretary”.",
  refuseTitle: (name: string) => `Refuse ${name}?`,
  refuseSentence: "Its administrators see the reason. What others shared with it is closed.",
  notSaved: "Your decision was not saved",
  isConfirmed: (name: string) => `${name} is confirmed`,
  isRefused: (name: string) => `${name} is refused`,
} as const;
