// The sentences about the guarantee that a draft replaces.

export const BG_SWITCH_WORDS = {
  heading: "Guarantee to be switched",
  edit: "Edit",
  currentBankName: "Current bank",
  guaranteeNumber: "Guarantee number",
  value: "Value",
  expiryDate: "Expiry date",
  securityType: "Secured by",
  termDepositEndDate: "Term deposit ends",
  depositEnds: (day: string) => `Term deposit ends ${day}`,
  returned: "Original returned",
} as const;
