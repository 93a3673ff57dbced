// An address on one line as its parts, where the line says them plainly: what a look-up found fills the form.

import { STATE_CODES } from "../../values/reference-data/states.ts";
import { STREET_TYPE_TEXT } from "../../values/reference-data/street-types.ts";
import type { IndividualField } from "./individual-fields.ts";

type AddressParts = Partial<Record<Extract<IndividualField, `simpleKyc.${string}`>, string>>;

const TYPE_BY_WORD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STREET_TYPE_TEXT).flatMap(([code, text]) => [
    [code.toLowerCase(), code],
    [text.toLowerCase(), code],
  ]),
);
const PLACE = new RegExp(`^(.+?) (${STATE_CODES.join("|")}) (\\d{4})$`);
const UNIT = /^(?:unit|suite|apartment|apt|flat|u) ?([0-9a-z]+)(?:,| (?=\d)) ?|^([0-9a-z]+)\//i;

/** Nothing of what it does not say, and nothing at all where it has no place. */
export function addressParts(line: string): AddressParts {
  const text = line.trim().replace(/\s+/g, " ");
  const comma = text.lastIndexOf(",");
  const place = PLACE.exec(text.slice(comma + 1).trim());
  if (place === null) return {};
  const [, suburb = "", state = "", postalCode = ""] = place;
  return {
    ...(comma > 0 ? streetParts(text.slice(0, comma)) : {}),
    "simpleKyc.suburb": suburb,
    "simpleKyc.state": state,
    "simpleKyc.postalCode": postalCode,
  };
}

function streetParts(text: string): AddressParts {
  const unit = UNIT.exec(text);
  const [, number, road] = /^(\d\S*) (.+)$/.exec(unit === null ? text : text.slice(unit[0].length)) ?? [];
  if (number === undefined || road === undefined) return { "simpleKyc.street": text };
  const words = road.split(" ");
  const type = TYPE_BY_WORD[words.at(-1)?.toLowerCase() ?? ""];
  return {
    ...(unit !== null && { "simpleKyc.unit": unit[1] ?? unit[2] }),
    "simpleKyc.number": number,
    "simpleKyc.street": type === undefined || words.length === 1 ? road : words.slice(0, -1).join(" "),
    ...(type !== undefined && words.length > 1 && { "simpleKyc.streetType": type }),
  };
}
