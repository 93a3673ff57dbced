// Amounts in words and in figures, and the two roundings, held against other hands.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { amountInWords, findAmountFromWords } from "./amount-in-words.ts";
import { oracleAmountInWords } from "./amount-words-oracle.ts";
import { type Cents, cents, centsFromDecimal, decimalFromCents, formatAud } from "./money.ts";
import { type Percentage, percentageOf } from "./percentage.ts";
import { divideRoundingHalfUp, divideRoundingUp } from "./rounding.ts";

// Round numbers and teens are where words go wrong.
const drawnAmount = fc
  .oneof(
    fc.bigInt(0n, 10n ** 17n - 1n),
    fc.bigInt(0n, 300_000n),
    fc.tuple(fc.integer({ min: 0, max: 2100 }), fc.integer({ min: 0, max: 12 })).map(roundNumber),
  )
  .map(cents);

const WORDS: Proof = proof({
  name: "an amount in words, up to 15 digits of dollars, and back",
  against: "words put together from the digits as text",
  subject: { write: amountInWords, read: findAmountFromWords as (words: string) => bigint | undefined },
  cases: drawnAmount,
  holds: ({ write, read }, amount) => {
    const words = write(amount);
    return words === oracleAmountInWords(amount) && read(words) === amount;
  },
  broken: {
    "forgets the and": {
      write: (amount) => amountInWords(amount).replace("hundred and ", "hundred "),
      read: findAmountFromWords,
    },
    "says one dollars": {
      write: (amount) => amountInWords(amount).replace(/^one dollar\b/, "one dollars"),
      read: findAmountFromWords,
    },
    "reads past the cents": { write: amountInWords, read: (words) => readWholeDollars(words) },
  },
});

const FIGURES: Proof = proof({
  name: "an amount in figures and as the wire's decimal text, and back",
  against: "the machine's own currency format",
  subject: formatAud,
  cases: fc.bigInt(-(10n ** 17n), 10n ** 17n).map(cents),
  holds: (subject, amount) => {
    const decimal = decimalFromCents(amount);
    return subject(amount) === AUD.format(decimal as never) && centsFromDecimal(decimal) === amount;
  },
  broken: {
    "goes through a binary fraction": (amount) => AUD.format(Number(amount) / 100),
    "groups nothing": (amount) => formatAud(amount).replaceAll(",", ""),
  },
});

type Shares = {
  up(amount: Cents, rate: Percentage): bigint;
  halfUp(amount: Cents, rate: Percentage): bigint;
};

const SHARES: Shares = {
  up: (amount, rate) => percentageOf(amount, rate, divideRoundingUp),
  halfUp: (amount, rate) => percentageOf(amount, rate, divideRoundingHalfUp),
};

const ROUNDING: Proof = proof({
  name: "a percentage of an amount, rounded up and half-up",
  against: "what is left when the answer is multiplied back",
  subject: SHARES,
  cases: fc.tuple(
    fc.bigInt(0n, 10n ** 15n).map(cents),
    fc
      .oneof(
        fc.bigInt(0n, 200_000_000n),
        fc.bigInt(0n, 40n).map((fives) => fives * 500_000n),
      )
      .map((rate) => rate as Percentage),
  ),
  holds: (subject, [amount, rate]) => {
    const exact = amount * rate;
    const over = subject.up(amount, rate) * 100_000_000n - exact;
    const off = subject.halfUp(amount, rate) * 100_000_000n - exact;
    return over >= 0n && over < 100_000_000n && off > -50_000_000n && off <= 50_000_000n;
  },
  broken: {
    "rounds halves down": {
      ...SHARES,
      halfUp: (amount, rate) => (amount * rate + 49_999_999n) / 100_000_000n,
    },
    "goes through a binary fraction to the nearest": {
      ...SHARES,
      up: (amount, rate) => BigInt(((Number(amount) * Number(rate)) / 1e8).toFixed(0)),
    },
  },
});

export const MONEY_PROOFS: readonly Proof[] = [WORDS, FIGURES, ROUNDING];

const AUD = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

function roundNumber([lead, zeros]: [lead: number, zeros: number]): bigint {
  return (BigInt(lead) * 10n ** BigInt(zeros)) % 10n ** 17n;
}

function readWholeDollars(words: string): bigint | undefined {
  return findAmountFromWords(words.replace(/ and [^ ]* cents?$/, ""));
}
