// One question to an outside service that answers with a JSON object.

import { askWithin, type Question } from "./ask-within.ts";

/** An honest answer would have ended long before. */
const ANSWER_BYTES_MAX = 100_000;

/** What it throws may hold the address, and the address a key. */
export async function askForJson(
  address: string,
  question: Question,
  jsonOf: (text: string) => string = (text) => text,
): Promise<Record<string, unknown>> {
  const bytes = await askWithin(ANSWER_BYTES_MAX, address, question);
  const answer: unknown = JSON.parse(jsonOf(bytes.toString("utf8")));
  if (typeof answer !== "object" || answer === null) throw new Error("no object");
  return { ...answer };
}
