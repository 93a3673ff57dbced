// The sentences of a wording, as findings name them.

/** Not after a number's or a title's point, as in "4.00 pm", "No. 7" or "Pty. Ltd". */
const END =
  /(?<=[.;!?])(?<!\b(?:No|Nos|Pty|Ltd|St|Rd|Mr|Ms|Dr|cl|Cl|Inc|a\.m|p\.m)\.)(?<!^\d{1,3}\.)\s+(?=["'“‘(\p{Lu}\d$])/u;
const ITEM = /^(?:[-•*]|\(?[a-z0-9]{1,3}[).])\s+/i;

export function sentencesOf(text: string): string[] {
  const lines = text.normalize("NFC").split("\n");
  const sentences = lines.flatMap((line) => line.replace(/\s+/g, " ").trim().replace(ITEM, "").split(END));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

/** The first line is the title: what it claims the text has still to say. */
export function bodyOf(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.slice(1).join("\n");
}
