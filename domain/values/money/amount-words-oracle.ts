// Amounts in words by another hand: taken apart as text, digit by digit, for the proof to compare with.

const UNITS = "|one|two|three|four|five|six|seven|eight|nine".split("|");
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split("|");
const TENS = "||twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");
const SCALE_BY_DIGITS: readonly (readonly [digits: number, scale: string])[] = [
  [12, "trillion"],
  [9, "billion"],
  [6, "million"],
  [3, "thousand"],
];

export function oracleAmountInWords(count: bigint): string {
  const digits = count.toString().padStart(3, "0");
  const dollars = digits.slice(0, -2).replace(/^0+/, "");
  const small = digits.slice(-2).replace(/^0/, "");
  const dollarWords = dollars === "" ? "zero" : read(dollars);
  const first = `${dollarWords} dollar${dollars === "1" ? "" : "s"}`;
  return small === "0" ? first : `${first} and ${read(small)} cent${small === "1" ? "" : "s"}`;
}

/** Digits without a leading zero. */
function read(digits: string): string {
  for (const [zeros, scale] of SCALE_BY_DIGITS)
    if (digits.length > zeros)
      return joined(`${read(digits.slice(0, -zeros))} ${scale}`, digits.slice(-zeros));
  if (digits.length === 3) return joined(`${UNITS[Number(digits[0])]} hundred`, digits.slice(1));
  if (digits.length < 2) return UNITS[Number(digits)] ?? "";
  if (digits.startsWith("1")) return TEENS[Number(digits[1])] ?? "";
  const ten = TENS[Number(digits[0])] ?? "";
  return digits.endsWith("0") ? ten : `${ten}-${UNITS[Number(digits[1])]}`;
}

/** What is left below a hundred is tied on by "and". */
function joined(high: string, low: string): string {
  const rest = low.replace(/^0+/, "");
  if (rest === "") return high;
  return rest.length < 3 ? `${high} and ${read(rest)}` : `${high} ${read(rest)}`;
}
