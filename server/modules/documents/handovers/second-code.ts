// The second code of a handover: drawn from its id and a key that the database does not hold, so that only its hash is kept.

import { createHmac, timingSafeEqual } from "node:crypto";
import {
  SECOND_CODE_LENGTH,
  SECOND_CODE_LETTERS,
  secondCodeIn,
} from "@bondline/domain/documents/handovers/second-code.ts";
import type { App } from "../../../app.ts";

const GROUP = 4;

export type SecondCodeOf = {
  handoverId: string;
  /** Each new one has the next number. */
  number: number;
};

/** 40 bits, in two groups. A call that is sent again is answered with the same one, though no answer is kept with it. */
export function secondCodeOf(app: App, { handoverId, number }: SecondCodeOf): string {
  const drawn = keyed(app, `code ${handoverId} ${number}`);
  const letters = [...drawn.subarray(0, SECOND_CODE_LENGTH)]
    .map((byte) => SECOND_CODE_LETTERS[byte & 31])
    .join("");
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** Keyed, since all codes of this length could be tried against a plain hash. */
export function secondCodeHash(app: App, handoverId: string, code: string): string {
  return keyed(app, `kept ${handoverId} ${secondCodeIn(code)}`).toString("hex");
}

export function isSecondCode(app: App, kept: { id: string; secondCodeHash: string }, code: string): boolean {
  const expected = Buffer.from(kept.secondCodeHash);
  return timingSafeEqual(Buffer.from(secondCodeHash(app, kept.id, code)), expected);
}

function keyed({ settings }: App, text: string): Buffer {
  return createHmac("sha256", settings.secrets.handoverCodeKey).update(text).digest();
}
