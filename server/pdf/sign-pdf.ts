// Signs a PDF so that every reader of PDFs can see whether a byte of it was changed since: a CMS signature over all of the file (PAdES B-B, ES256).

import { createPublicKey, type KeyObject } from "node:crypto";
import { CryptoKeySigner, PDF } from "@libpdf/core";
import { Integer, Utf8String } from "asn1js";
import { AttributeTypeAndValue, Certificate } from "pkijs";

const CURVE = { name: "ECDSA", namedCurve: "P-256" } as const;
const COMMON_NAME = "2.5.4.3";
const X509_V3 = 2;
/** Its certificate is there to carry the key; who trusts it compares the key's fingerprint. */
const CERTIFICATE_NAME = "Bondline digital originals";
const VALID_FROM = new Date("2026-01-01T00:00:00Z");
/** The last year that a certificate writes with two digits. */
const VALID_UNTIL = new Date("2049-12-31T00:00:00Z");

export type PdfSignature = { key: KeyObject; reason: string; signedAt: Date; certificateName?: string };

export async function signPdf(
  pdf: Buffer,
  { key, reason, signedAt, certificateName = CERTIFICATE_NAME }: PdfSignature,
): Promise<Buffer> {
  const secret = await importKey(key);
  const certificate = await certificateOf(key, secret, certificateName);
  const signer = new CryptoKeySigner(secret, certificate, "EC", "ECDSA");
  const loaded = await PDF.load(new Uint8Array(pdf));
  const { bytes } = await loaded.sign({ signer, reason, signingTime: signedAt });
  return Buffer.from(bytes);
}

/** As the platform's own cryptography takes it. */
type Imported = ConstructorParameters<typeof CryptoKeySigner>[0];

async function importKey(key: KeyObject): Promise<Imported> {
  const isSecret = key.type === "private";
  const [format, use] = isSecret ? (["pkcs8", "sign"] as const) : (["spki", "verify"] as const);
  const bytes = new Uint8Array(
    key.export({ type: format, format: "der" } as { type: "spki"; format: "der" }),
  );
  return await crypto.subtle.importKey(format, bytes, CURVE, true, [use]);
}

/** Issued by the key itself. */
async function certificateOf(key: KeyObject, secret: Imported, name: string): Promise<Uint8Array> {
  const certificate = new Certificate({ version: X509_V3, serialNumber: new Integer({ value: 1 }) });
  certificate.issuer.typesAndValues.push(commonName(name));
  certificate.subject.typesAndValues.push(commonName(name));
  certificate.notBefore.value = VALID_FROM;
  certificate.notAfter.value = VALID_UNTIL;
  await certificate.subjectPublicKeyInfo.importKey(await importKey(createPublicKey(key)));
  await certificate.sign(secret, "SHA-256");
  return new Uint8Array(certificate.toSchema(true).toBER());
}

function commonName(name: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({
    type: COMMON_NAME,
    value: new Utf8String({ value: name }),
  });
}
