// What the form of a surety bond explains of its fields.

import type { SuretyField } from "./surety-bond-fields.ts";

export const SURETY_TIPS: Partial<Record<SuretyField | "securityType", string>> = {
  securityType: "What secures the bond. Most are unsecured, with a deed of indemnity.",
  purpose: "What the beneficiary holds the bond for.",
  amount: "The most that the beneficiary can call, as the contract asks for it.",
  periodStartDate: "The day the bond has to be in force.",
  periodEndDate: "The day you expect the bond back.",
  expiryDate:
    "Only where the contract allows the bond to end by itself. If you leave it blank, the bond runs until it is returned.",
  hasCustomWording: "Yes, if the contract comes with a form of bond. We check it before it is used.",
  documentWording:
    "The text of the form alone. The parties, the amount and the expiry are put above it from what you have entered.",
  contractDescription: "What is built or delivered, in a sentence or two, as the bond will name it.",
  contractLocation: "Where the work is done.",
  totalValue: "The whole contract sum, with variations agreed so far.",
  contractNumber: "As the contract shows it.",
  startDate: "The day on which work begins or began.",
  completionDate: "The day on which the contract asks for the work to be done.",
  practicalCompletionDate: "The day on which the work can be used for what it is meant for.",
  finalCompletionDate: "The day on which the defects liability period ends and the last certificate is due.",
  maintenanceYears: "The whole years of the maintenance or defects period. 30 months = 2 years and 6 months.",
  maintenanceMonths: "The months beyond whole years. 30 months = 2 years and 6 months.",
  clientRepresentative: "The superintendent or project manager who acts for the beneficiary.",
  isSubcontractor: "No, if you are the head contractor and work for the principal directly.",
  hasForceMajeure: "A clause that frees a party from what no one could prevent.",
  coversNuclearRisk:
    "Work on, or liability for, nuclear installations or materials. Insurers commonly exclude it.",
  bankFrontedBondsRequested:
    "For a beneficiary that takes bank paper only: a bank issues, and the insurer backs it.",
};
