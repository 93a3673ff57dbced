// One question to an outside service that answers with a JSON object: from the address that was named, within a time and a length.

/** An honest answer would have ended long before. */
const ANSWER_BYTES_MAX = 100_000;

type Question = Omit<RequestInit, "redirect" | "signal"> & { timeoutMilliseconds: number };

/** What it throws may hold the address, and the address a key. */
export async function askForJson(
  address: string,
  { timeoutMilliseconds, ...request }: Question,
  jsonOf: (text: string) => string = (text) => text,
): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await fetch(address, { ...request, signal, redirect: "error" });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = JSON.parse(jsonOf(await readWithinLimit(response)));
  if (typeof answer !== "object" || answer === null) throw new Error("no object");
  return { ...answer };
}

async function readWithinLimit({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES_MAX) throw new Error("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
