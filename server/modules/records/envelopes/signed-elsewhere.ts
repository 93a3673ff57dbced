// Whether a file that came back from an e-signature service is the one that was sent there, signed: clean, under a seal that holds, and with every word of ours on it.

import { Readable } from "node:stream";
import { extractText, getDocumentProxy } from "unpdf";
import type { App } from "../../../app.ts";
import { readPdfSignature } from "../../../pdf/read-pdf-signature.ts";

const SUBJECT = { contentType: "application/pdf", fileName: "signed.pdf" };

/** For people to read; undefined where it is. */
export async function whyNotSigned(app: App, signed: Buffer, sent: Buffer): Promise<string | undefined> {
  const scanned = await app.ports.scan.scan(Readable.from(signed), SUBJECT);
  if (scanned.outcome === "FAILED" && scanned.retriable) throw new Error(scanned.detail);
  if (scanned.outcome !== "CLEAN")
    return "The signed file that came back was not clean, so it was not taken.";
  if (!(await isSealed(signed)))
    return "The file that came back has no signature that holds, so it was not taken.";
  if (!(await holdsAllOf(signed, sent)))
    return "The file that came back is not the one that was sent, so it was not taken.";
  return undefined;
}

async function isSealed(pdf: Buffer): Promise<boolean> {
  const read = await readPdfSignature(pdf).catch(() => undefined);
  return read?.isIntact === true;
}

/** A service draws signatures on our pages and may put pages of its own behind them; it takes nothing away. */
async function holdsAllOf(signed: Buffer, sent: Buffer): Promise<boolean> {
  const [pages, ours] = await Promise.all([pagesOf(signed), pagesOf(sent)]);
  return ours.every((text, at) => pages[at]?.includes(text) === true);
}

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ""));
}
