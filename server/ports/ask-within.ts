// One question to an outside service: answered from the address that was named, within a time and a length.

export type Question = Omit<RequestInit, "redirect" | "signal"> & { timeoutMilliseconds: number };

/** The service has answered, and said no. */
export class AnswerRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.name = "AnswerRefused";
    this.status = status;
  }
}

/** What it throws may hold the address, and the address a key. */
export async function askWithin(
  bytesMax: number,
  address: string,
  { timeoutMilliseconds, ...request }: Question,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await fetch(address, { ...request, signal, redirect: "error" });
  if (response.ok) return await readWithin(bytesMax, response);
  await response.body?.cancel();
  throw new AnswerRefused(response.status);
}

async function readWithin(bytesMax: number, { body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > bytesMax) throw new Error("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
