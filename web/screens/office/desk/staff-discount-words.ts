// Every sentence about the discount of a draft at the desk.

export const DISCOUNT_WORDS = {
  heading: "Discount",
  none: "None of its own. Discounts of the product and of the organisation count all the same.",
  percentage: "Off the first ongoing fee",
  amount: "Off the establishment fee",
  partner: "Agreed with",
  give: "Give discount",
  change: "Change discount",
  title: "Discount on this draft",
  sentence:
    "Of this discount and the product's own the larger one counts. The applicant sees it as a line of the fees.",
  percentageLabel: "Percent off the first ongoing fee",
  percentageHelp: "From 0 to 100.",
  amountLabel: "Amount off the establishment fee",
  amountHelp: "At most the fee.",
  partnerLabel: "Trade organisation",
  partnerHelp: "Where it was agreed with one. What it gives counts where nothing else is entered.",
  partnerOption: (name: string, percentage: string | null) =>
    percentage === null || percentage === "0" ? name : `${name} (${percentage}%)`,
  noPartner: "None",
  partnersFailed: "The trade organisations could not be loaded.",
  send: "Save discount",
  done: "Discount saved",
  waits: "Approved. A second person has to confirm this discount.",
  retry: "Retry",
} as const;
