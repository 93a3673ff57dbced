// Signs evidence with the installation's own P-256 key, so that anybody can check it without us.

import { createHash, sign } from "node:crypto";
import type { EvidenceSigner } from "../../../evidence-key.ts";

export const EVIDENCE_TYPE = "application/vnd.bondline.evidence+json;version=1";

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
