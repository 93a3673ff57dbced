// Places between braces in a text that people write, which are filled in where it is used.

const BRACES = /\{([^{}]*)\}/g;

/** The place as it is written: {amount}. */
export function inBraces(name: string): string {
  return `{${name}}`;
}

export function namesInBraces(text: string): string[] {
  return [...text.matchAll(BRACES)].map(([, name = ""]) => name);
}

/** In one pass: what is filled in stays as it is, braces and all. A name that answers nothing stays as it was written. */
export function fillBraces(text: string, valueFor: (name: string) => string | undefined): string {
  return text.replace(BRACES, (written, name: string) => valueFor(name) ?? written);
}

export function hasLoneBrace(text: string): boolean {
  return /[{}]/.test(text.replace(BRACES, ""));
}
