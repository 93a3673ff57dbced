// Reads the arithmetic of a step as a person would, works it out in fractions of what is shown, and says what must stand behind it.

type Fraction = { above: bigint; below: bigint };
type ShownStep = { arithmetic: string; amountCents: bigint };

/** A figure that was agreed is said and not worked out. */
const AGREED = /^a fixed amount, charged /;
const NOTHING = /^(?:nothing |charged once for the whole term, so nothing )/;
const MINIMUM = /^less than the minimum of (\$[\d,.]+) a year, so the minimum applies$/;
const CAPPED = /^(−?)(.+), at most the (\$[\d,.]+) charged$/;
const UNITS = /, to \d{2}\/\d{2}\/\d{4}| of the term| a year| (?:years?|periods?|days?|months?)(?![a-z])/g;

/** Whether the numbers of the arithmetic, taken as they are shown, give the amount that is shown. */
export function givesItsFigure({ arithmetic, amountCents }: ShownStep): boolean {
  if (AGREED.test(arithmetic)) return true;
  if (NOTHING.test(arithmetic)) return amountCents === 0n;
  const minimum = MINIMUM.exec(arithmetic)?.[1];
  if (minimum !== undefined) return centsOf(minimum) === amountCents;
  const [, sign = "", offered, most] = CAPPED.exec(arithmetic) ?? [];
  if (offered !== undefined && most !== undefined) {
    const cap = centsOf(most);
    return (workedOut(offered) ?? 0n) >= cap && amountCents === (sign === "" ? cap : -cap);
  }
  return workedOut(arithmetic) === amountCents;
}

/** Undefined where a rounding would be needed that the words do not name. */
function workedOut(arithmetic: string): bigint | undefined {
  const [, sum = "", rounding] = /^(.*?)(, rounded (?:up )?to the cent)?$/.exec(arithmetic) ?? [];
  const { above, below } = wholeOf(tokensOf(sum.replace(UNITS, "")));
  if (rounding === undefined) return above % below === 0n ? above / below : undefined;
  const isNegative = above < 0n;
  const magnitude = isNegative ? -above : above;
  const rounded = rounding.includes(" up ")
    ? (magnitude + below - 1n) / below
    : (magnitude * 2n + below) / (below * 2n);
  return isNegative ? -rounded : rounded;
}

function tokensOf(sum: string): string[] {
  const tokens = sum.match(/\$[\d,]+\.\d{2}|[\d,]+(?:\.\d+)?%?|[×÷+−()]/g) ?? [];
  if (tokens.join("") !== sum.replaceAll(" ", "")) throw new Error(`No sum that can be worked out: ${sum}`);
  return tokens;
}

function wholeOf(tokens: string[]): Fraction {
  const value = sumOf(tokens);
  if (tokens.length > 0) throw new Error(`Left over: ${tokens.join(" ")}`);
  return value;
}

function sumOf(tokens: string[]): Fraction {
  let value = productOf(tokens);
  while (tokens[0] === "+" || tokens[0] === "−") {
    const sign = tokens.shift() === "−" ? -1n : 1n;
    const { above, below } = productOf(tokens);
    value = { above: value.above * below + sign * above * value.below, below: value.below * below };
  }
  return value;
}

function productOf(tokens: string[]): Fraction {
  let value = termOf(tokens);
  while (tokens[0] === "×" || tokens[0] === "÷") {
    const isTimes = tokens.shift() === "×";
    const { above, below } = termOf(tokens);
    value = isTimes
      ? { above: value.above * above, below: value.below * below }
      : { above: value.above * below, below: value.below * above };
  }
  return value;
}

function termOf(tokens: string[]): Fraction {
  const token = tokens.shift() ?? "";
  if (token === "−") {
    const { above, below } = termOf(tokens);
    return { above: -above, below };
  }
  if (token !== "(") return numberOf(token);
  const value = sumOf(tokens);
  if (tokens.shift() !== ")") throw new Error("A bracket stays open.");
  return value;
}

/** An amount counts in cents, and a percentage as its hundredth part. */
function numberOf(token: string): Fraction {
  if (token.startsWith("$")) return { above: centsOf(token), below: 1n };
  const [whole = "", fraction = ""] = token.replace(/[,%]/g, "").split(".");
  const below = 10n ** BigInt(fraction.length) * (token.endsWith("%") ? 100n : 1n);
  return { above: BigInt(whole + fraction), below };
}

function centsOf(shown: string): bigint {
  return BigInt(shown.replace(/[$,.]/g, ""));
}
