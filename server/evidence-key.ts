// The installation's own P-256 key, by which anybody can check without us what it has signed: evidence and digital originals.

import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { App } from "./app.ts";

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
  return { fingerprint: createHash("sha256").update(spki).digest("hex"), spki: spki.toString("base64"), key };
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
