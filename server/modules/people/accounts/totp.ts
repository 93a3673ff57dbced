// Time-based one-time passwords (RFC 6238, HMAC-SHA-1, 30 seconds, six digits), as authenticator apps compute them.

import { createHmac, timingSafeEqual } from "node:crypto";
import { stepsTaken, TOTP_DIGITS, TOTP_SECONDS } from "@bondline/domain/people/accounts/two-step.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, "0");
}

/** The step whose code it is; undefined for a wrong code, and for one that was used already. */
export function findStepOf(
  code: string,
  facts: { secret: Buffer; epochSeconds: number; lastStepUsed: number | null },
): number | undefined {
  const given = Buffer.from(code);
  return stepsTaken(facts.epochSeconds, facts.lastStepUsed).find((step) => {
    const expected = Buffer.from(totpCode(facts.secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** As apps take it when it is typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** What the square code holds. */
export function enrolmentAddress(email: string, secret: Buffer): string {
  const label = encodeURIComponent(`Bondline:${email}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Bondline&algorithm=SHA1&digits=${TOTP_DIGITS}&period=${TOTP_SECONDS}`;
}
