// Reads a day as people type it, and shows it as dd/mm/yyyy.

import { findPlainDate, formatDate, parseTypedDate } from "@bondline/domain/values/time/plain-date.ts";

/** "1/3/2027", "01.03.2027" and "01032027" all become "2027-03-01"; anything else is handed back trimmed. */
export function isoFromTyped(typed: string): string {
  const text = typed.trim();
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (parts === null) return text;
  const [, day = "", month = "", year = ""] = parts;
  return parseTypedDate(`${day.padStart(2, "0")}/${month.padStart(2, "0")}/${year}`) ?? text;
}

/** "2027-03-01" reads "01/03/2027"; what is no day stays as it was typed. */
export function typedFromIso(value: string): string {
  const day = findPlainDate(value);
  return day === undefined ? value : formatDate(day);
}
