// Every sentence of the desk's checks, and of what the applicant is asked for.

import { shortText } from "@bondline/domain/short-text.ts";

export const CHECK_WORDS = {
  wording: "Wording",
  wordingClear: (count: number) => `${count} of ${count} clear`,
  requirements: "Requirements",
  allMet: (count: number) => `${count} of ${count} met`,
  changesNotMade: "Changes asked for",
  changesAwaited: "The applicant has not sent the changes back yet.",
  findings: (count: number) => `${count} ${count === 1 ? "finding" : "findings"}`,
  toSettle: "To settle",

  /** Beside the tick, under the title that says what it is about. */
  tick: {
    wording: "Ask for this to be corrected",
    requirement: "Ask for this",
    number: "Ask for the correct number",
    name: "Ask for the registered name",
    file: "Ask for the file again",
    approval: "Ask for this approval",
  },

  party: { ISSUER: "Applicant", BENEFICIARY: "Beneficiary" },
  nameAndNumber: (party: string) => `${party} name and ABN`,
  partyMissing: (party: string) => `The ${party.toLowerCase()} is missing.`,
  noName: "No Party Name",
  noNumber: "No ABN/ACN",
  numberMissing: "The ABN or ACN is missing",
  notChecked: "Not checked",
  registerMatches: "As registered",
  asRegistered: "The business register has this name under this number.",
  noRegister: "The number is well formed. No business register is connected, so the name was not checked.",
  askingRegister: "The number is well formed. Asking the business register.",
  registerSilent:
    "The number is well formed. The business register did not answer, so the name was not checked.",
  notOnRegister: "Not on the business register",
  registrationCancelled: "The registration is cancelled",
  nameDiffers: "The name differs",
  registeredName: (name: string) => `Under this number the organisation is ${name}.`,
  onRegister: (name: string) => `On the business register: ${name}.`,
  askForNumber: (party: string) => `Give the ${party.toLowerCase()}'s correct ABN or ACN.`,
  askForName: (party: string, name: string) => `Write the ${party.toLowerCase()}'s name as ${name}.`,

  attachments: "Attachments",
  allClean: (count: number) => `${count} ${count === 1 ? "file" : "files"}, clean`,
  noFiles: "None attached",
  infected: (file: string) => `${shortText(file)} is infected`,
  notScanned: (file: string) => `${shortText(file)} is not received or not scanned yet`,
  askForFile: (file: string) => `Attach ${file} again.`,

  approvals: "Approvals",
  allApproved: (count: number) => `${count} of ${count} approved`,
  notApproved: (name: string) => `${name} has not approved`,
  askForApproval: (name: string) => `Have ${name} approve the draft.`,

  fees: "Fees",
  noFees: "No fee plan is chosen yet. You choose one when you approve.",
  security: "Security money",
  noSecurity: "None asked for",
  securityLater: (amount: string) => `${amount} at approval`,
  securityFirst: "Nothing is issued until it is recorded as held.",
  inAll: (total: string) => `${total} in all`,
} as const;
