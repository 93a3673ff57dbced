// Text that a reader's mail program would turn into a link, and how it is kept from that.

/** What is seen as nothing and ends what a mail program takes for an address. */
const ZERO_WIDTH_SPACE = "\u200b";

/** Behind each of these an address would go on: a scheme, the at sign, a full stop before a word, the dots of an IP address. */
const JOINTS =
  /:(?=\/\/)|(?<=\S)@(?=[^\s\u200b])|(?<=[\p{L}\p{M}\p{N}-])\.(?=\p{L}[\p{L}\p{M}\p{N}-])|(?<=\d)\.(?=\d+\.\d)|(?<=\d\.\d+)\.(?=\d)/gu;

/** A host, a web address or a mail address somewhere in it, also in wide letters. */
export function holdsAddress(text: string): boolean {
  return text.normalize("NFKC").search(JOINTS) >= 0;
}

/** Reads as before, and is no link in any mail program. */
export function withoutLinks(text: string): string {
  return text.replace(JOINTS, `$&${ZERO_WIDTH_SPACE}`);
}
