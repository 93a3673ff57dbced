// What a signed PDF says of its own signature, read as a reader of PDFs would: which bytes are signed, by which key, and whether they still are as they were.

import { createHash } from "node:crypto";
import { fromBER } from "asn1js";
import { Certificate, ContentInfo, CryptoEngine, SignedData } from "pkijs";

export type PdfSignatureRead = {
  isIntact: boolean;
  /** To the last byte: nothing was put behind what was signed. */
  coversAll: boolean;
  /** SHA-256 of the signer's public key (SPKI), in hexadecimal. */
  fingerprint: string;
};

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/;

export async function readPdfSignature(pdf: Buffer): Promise<PdfSignatureRead> {
  const range = RANGE.exec(pdf.toString("latin1"))?.slice(1).map(Number);
  if (range === undefined) throw new Error("The file has no signature.");
  const [from = 0, length = 0, again = 0, rest = 0] = range;
  const signed = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(again, again + rest)]);
  const hex = pdf
    .subarray(from + length, again)
    .toString("latin1")
    .replaceAll(/[<>\s]/g, "");
  const data = signedDataIn(Buffer.from(hex, "hex"));
  const [certificate] = data.certificates ?? [];
  if (!(certificate instanceof Certificate)) throw new Error("The signature brings no certificate.");
  return {
    isIntact: await isIntact(data, signed),
    coversAll: again + rest === pdf.length,
    fingerprint: createHash("sha256")
      .update(Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER()))
      .digest("hex"),
  };
}

function signedDataIn(der: Buffer): SignedData {
  const { result } = fromBER(new Uint8Array(der).buffer);
  return new SignedData({ schema: new ContentInfo({ schema: result }).content });
}

/** What does not fit is shown by a fault as often as by an answer. */
async function isIntact(data: SignedData, signed: Buffer): Promise<boolean> {
  const bytes = new Uint8Array(signed).buffer;
  // The types of the library know fewer of the platform's functions than there are.
  const ofThePlatform = new CryptoEngine({ name: "platform", crypto }) as object as Engine;
  const asked = { signer: 0, data: bytes, checkChain: false };
  return await data.verify(asked, ofThePlatform).catch(() => false);
}

type Engine = NonNullable<Parameters<SignedData["verify"]>[1]>;
