// Every sentence of the card by which a document's parties let others check its paper.

export const VERIFICATION_CARD_WORDS = {
  heading: "Verify this document",
  sentence: "Anyone who has the paper can check that it is still valid, without an account.",
  checkCode: "Check code",
  copyCode: "Copy the check code",
  link: "Link",
  copyLink: "Copy the link",
  showSquareCode: "Show QR code",
  squareCode: "QR code that opens the check of this guarantee",
  sheet: "Download sheet",
  noLookUps: "No one has checked it yet.",
  lookUps: "Checks",
  lookUpsOf: (count: number) => (count === 1 ? "Checked once" : `Checked ${count} times`),
  lookUp: (way: string, outcome: string) => `${way}: ${outcome}`,
  notLoaded: "The checks could not be loaded",
  retry: "Retry",
  wrongCode: "Wrong check code",
  olderLookUps: (count: number) => (count === 1 ? "1 older check" : `${count} older checks`),
} as const;
