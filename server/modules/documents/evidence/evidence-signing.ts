// Signs evidence with the installation's own P-256 key, so that anybody can check it without us.

import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { App } from "../../../app.ts";

export const EVIDENCE_TYPE = "application/vnd.bondline.evidence+json;version=1";
/** How many points the curve has; a key is a number from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export type EvidenceSigner = {
  /** SHA-256 of the public key in its usual form (SPKI), in hexadecimal: what people compare. */
  fingerprint: string;
  /** The public key, base64. */
  spki: string;
  key: KeyObject;
};

/** Made of the master secret: every instance has the same, and nothing has to be kept. */
export function evidenceSigner({ settings }: Pick<App, "settings">): EvidenceSigner {
  const key = keyOf(settings.secrets.evidenceKeySeed);
  const spki = createPublicKey(key).export({ type: "spki", format: "der" });
  return { fingerprint: sha256(spki), spki: spki.toString("base64"), key };
}

function keyOf(seed: Buffer): KeyObject {
  const number = (BigInt(`0x${seed.toString("hex")}`) % (ORDER - 1n)) + 1n;
  const secret = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const text = (part: Buffer) => part.toString("base64url");
  const key = {
    kty: "EC",
    crv: "P-256",
    d: text(secret),
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33)),
  };
  return createPrivateKey({ format: "jwk", key });
}

/** A DSSE envelope: what is signed is the type and the very bytes of the statement, so that nothing has to be written anew to be checked. */
export function signedEnvelope({ fingerprint, spki, key }: EvidenceSigner, statement: object): string {
  const payload = Buffer.from(JSON.stringify(statement));
  const signature = sign("sha256", authenticated(payload), { key, dsaEncoding: "ieee-p1363" });
  return JSON.stringify({
    payloadType: EVIDENCE_TYPE,
    payload: payload.toString("base64"),
    signatures: [{ keyid: fingerprint, sig: signature.toString("base64") }],
    signer: { spki },
  });
}

/** Lengths keep type and body apart. */
function authenticated(body: Buffer): Buffer {
  const head = `DSSEv1 ${EVIDENCE_TYPE.length} ${EVIDENCE_TYPE} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body]);
}

export function sha256(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
