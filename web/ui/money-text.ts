// Turns what people type or paste as an amount into a plain decimal, and a plain decimal into what they read while editing.

/** "$1,250,000.50" becomes "1250000.50". What is no amount is handed back trimmed, for the field's rule to refuse. */
export function decimalFromTyped(typed: string): string {
  const bare = typed.trim().replace(/^(A\$|AUD|\$)\s*/i, "");
  const digits = bare.replace(/[\s,]/g, "");
  if (!/^\d*\.?\d*$/.test(digits) || !/\d/.test(digits)) return typed.trim();
  const [whole = "", fraction] = digits.split(".");
  const wholeShort = whole.replace(/^0+(?=\d)/, "") || "0";
  return fraction === undefined || fraction === "" ? wholeShort : `${wholeShort}.${fraction}`;
}

/** "1250000.5" reads "1,250,000.50". More than two decimals stay as typed: to round would hide a fault. */
export function groupedFromDecimal(decimal: string): string {
  if (!/^\d+(\.\d+)?$/.test(decimal)) return decimal;
  const [whole = "0", fraction = ""] = decimal.split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction.padEnd(2, "0")}`;
}
