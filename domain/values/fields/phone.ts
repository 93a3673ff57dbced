// Telephone numbers: which rule a field takes is named per field.

import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";

const MOBILE = /^(?:\+?61|0)(4\d{8})$/;
const LANDLINE = /^(?:\+?61|0)([2378]\d{8})$/;

/** An Australian mobile; answers "+61412345678". */
export const australianMobile: FieldRule<string> = (raw) => {
  const national = MOBILE.exec(dialled(raw));
  return national === null
    ? reject("This field must be a valid Australian mobile number")
    : accept(`+61${national[1]}`);
};

/** A plus and 10 to 15 digits, as a mobile of any country is dialled from here. */
const internationalMobile: FieldRule<string> = (raw) => {
  const number = dialled(raw);
  return /^\+\d{10,15}$/.test(number)
    ? accept(number)
    : reject("This field must be an Australian mobile number, or begin with a plus and the country's code");
};

/** An Australian mobile however it is written, or one of another country with its code. */
export const anyMobile: FieldRule<string> = (raw) => {
  const local = australianMobile(raw);
  return local.ok ? local : internationalMobile(raw);
};

/** The specification's "Australian phone": an optional plus and 6 to 15 digits, 15 characters in all. */
export const australianPhone: FieldRule<string> = (raw) => {
  const number = dialled(raw);
  if (number.length > LENGTHS.phone)
    return reject(`This field must have at most ${LENGTHS.phone} characters.`);
  return /^\+?\d{6,15}$/.test(number)
    ? accept(inOneForm(number))
    : reject("This field must be a valid phone number");
};

/** As Australians write it: "0412 345 678", "(02) 5550 1234"; numbers of other forms as they stand. */
export function formatPhone(number: string): string {
  const national = number.startsWith("+61") ? `0${number.slice(3)}` : number;
  if (/^04\d{8}$/.test(national))
    return `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`;
  if (/^0[2378]\d{8}$/.test(national))
    return `(${national.slice(0, 2)}) ${national.slice(2, 6)} ${national.slice(6)}`;
  if (/^1[38]00\d{6}$/.test(national))
    return `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`;
  return number;
}

/** Spaces, hyphens and brackets go; so does the trunk zero that people keep after +61, or after 61 before nine digits. */
function dialled(raw: string): string {
  return trimmed(raw)
    .replace(/[\s()\-\u2010\u2011]/g, "")
    .replace(/^(?:\+610|610(?=[23478]\d{8}$))/, "+61");
}

function inOneForm(number: string): string {
  const national = MOBILE.exec(number) ?? LANDLINE.exec(number);
  return national === null ? number : `+61${national[1]}`;
}
