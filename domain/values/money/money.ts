// Money as whole Australian cents: the only form in which amounts are added, compared and kept.

declare const unit: unique symbol;

/** Whole cents, AUD. A plain bigint is not money until `cents` has named it so. */
export type Cents = bigint & { readonly [unit]: "AUD cents" };

export function cents(count: bigint): Cents {
  return count as Cents;
}

export const ZERO_CENTS = cents(0n);

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<bigint>((total, each) => total + each, 0n));
}

export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}

export function smallerOfCents(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

export function largerOfCents(one: Cents, other: Cents): Cents {
  return one > other ? one : other;
}

/**
 * Reads the wire's decimal text, such as "1250000.5": digits, at most two decimals, a leading minus.
 * Throws a RangeError on anything else; what people type goes through `fields/amount.ts`.
 */
export function centsFromDecimal(text: string): Cents {
  const parts = /^(-?)(\d{1,30})(?:\.(\d{1,2}))?$/.exec(text);
  if (parts === null) throw new RangeError("A decimal amount has digits and at most two decimals.");

  const [, sign = "", dollars = "", fraction = ""] = parts;
  const magnitude = BigInt(dollars) * 100n + BigInt(fraction.padEnd(2, "0"));
  return cents(sign === "-" ? -magnitude : magnitude);
}

/** The wire's decimal text, always with two decimals. */
export function decimalFromCents(amount: Cents): string {
  const { sign, dollars, fraction } = partsOf(amount);
  return `${sign}${dollars}.${fraction}`;
}

/** As people read it: "$1,250,000.50", a minus before the sign of the currency. */
export function formatAud(amount: Cents): string {
  const { sign, dollars, fraction } = partsOf(amount);
  return `${sign}$${groupThousands(dollars)}.${fraction}`;
}

/** An amount as the wire carries it, "850.00". */
export function aud(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}

/** Whole dollars lose their cents: "$850", but "$850.50". For sentences, never for columns. */
export function formatAudShort(amount: Cents): string {
  return formatAud(amount).replace(/\.00$/, "");
}

function partsOf(amount: Cents): { sign: string; dollars: string; fraction: string } {
  const magnitude = amount < 0n ? -amount : amount;
  const digits = String(magnitude).padStart(3, "0");
  return { sign: amount < 0n ? "-" : "", dollars: digits.slice(0, -2), fraction: digits.slice(-2) };
}

function groupThousands(digits: string): string {
  const firstLength = digits.length % 3;
  const groups = digits.slice(firstLength).match(/\d{3}/g) ?? [];
  return [digits.slice(0, firstLength), ...groups].filter((group) => group !== "").join(",");
}
