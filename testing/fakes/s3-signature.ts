// Checks AWS signatures of version 4, written from the published algorithm and apart from the library that signs.
import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Clock } from "../../server/ports/clock/clock-port.ts";

export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string };

type Claim = {
  credential: string;
  timestamp: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
  /** Seconds from the timestamp, for a presigned address. */
  expiresIn: number | undefined;
};

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** The store's error code for a request that it must turn away, or undefined. */
export function signatureFault(
  request: IncomingMessage,
  credentials: S3Credentials,
  clock: Clock,
): string | undefined {
  const url = new URL(request.url ?? "/", "http://fake");
  const claim = claimOf(request, url);
  if (claim === undefined) return "AccessDenied";
  if (claim.credential.split("/")[0] !== credentials.accessKeyId) return "InvalidAccessKeyId";
  if (leavesUnsigned(request, claim)) return "AccessDenied";
  if (expectedSignature(request, url, { claim, credentials }) !== claim.signature)
    return "SignatureDoesNotMatch";
  return hasExpired(claim, clock) ? "AccessDenied" : undefined;
}

function claimOf(request: IncomingMessage, url: URL): Claim | undefined {
  const query = url.searchParams;
  if (query.get("X-Amz-Algorithm") === "AWS4-HMAC-SHA256") {
    return {
      credential: query.get("X-Amz-Credential") ?? "",
      timestamp: query.get("X-Amz-Date") ?? "",
      signedHeaders: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
      signature: query.get("X-Amz-Signature") ?? "",
      payloadHash: "UNSIGNED-PAYLOAD",
      expiresIn: Number(query.get("X-Amz-Expires")),
    };
  }
  const [, credential = "", names = "", signature = ""] =
    AUTHORIZATION.exec(request.headers.authorization ?? "") ?? [];
  if (signature === "") return undefined;
  return {
    credential,
    timestamp: headerText(request, "x-amz-date"),
    signedHeaders: names.split(";"),
    signature,
    payloadHash: headerText(request, "x-amz-content-sha256"),
    expiresIn: undefined,
  };
}

/** Host and every x-amz- header must be among what was signed. */
function leavesUnsigned(request: IncomingMessage, { signedHeaders }: Claim): boolean {
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === "host" || name.startsWith("x-amz-"),
  );
  return mustBeSigned.some((name) => !signedHeaders.includes(name));
}

function expectedSignature(
  request: IncomingMessage,
  url: URL,
  { claim, credentials }: { claim: Claim; credentials: S3Credentials },
): string {
  const date = claim.timestamp.slice(0, 8);
  const scope = `${date}/${credentials.region}/s3/aws4_request`;
  const canonical = [
    request.method,
    // S3 escapes a path once, and the address already is.
    url.pathname,
    canonicalQuery(url.searchParams),
    ...claim.signedHeaders.map(
      (name) => `${name}:${headerText(request, name).trim().replaceAll(/\s+/g, " ")}`,
    ),
    "",
    claim.signedHeaders.join(";"),
    claim.payloadHash,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", claim.timestamp, scope, sha256Hex(canonical)].join("\n");
  const signingKey = [date, credentials.region, "s3", "aws4_request"].reduce<Buffer>(
    (key, part) => createHmac("sha256", key).update(part).digest(),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
  return createHmac("sha256", signingKey).update(toSign).digest("hex");
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join("&");
}

function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hasExpired({ timestamp, expiresIn }: Claim, clock: Clock): boolean {
  if (expiresIn === undefined) return false;
  const signedAt = Date.parse(
    timestamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  return !(Date.parse(clock.now()) <= signedAt + expiresIn * 1000);
}

function headerText(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}

function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
