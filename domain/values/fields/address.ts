// Street addresses written as one line: at least three characters, no PO box, a postcode that can be right.

import { STATE_CODES, type StateCode } from "../reference-data/states.ts";
import { accept, andThen, type FieldRule, reject } from "./field-rule.ts";
import { findStateWarning, streetPostcode } from "./postcode.ts";
import { singleLine } from "./text.ts";

export const NO_PO_BOX_MESSAGE = "A PO box cannot be used here. Please enter a street address";

const LENGTH_MIN = 3;

/** Australia Post's kinds of delivery that are no street. Whole words only: Apollo Street, Port Road, Boxhill and Box Hill are places. */
const PO_BOX_FORMS = [
  /(?<![\p{L}\p{N}])(?:g\.?)?p\.?o(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:g\.? ?)?p\.? ?o\.? ?box(?![\p{L}])/iu,
  /(?<![\p{L}\p{N}])post office box(?![\p{L}])/iu,
  /(?<![\p{L}\p{N}])(?:locked|private|community|roadside) ?(?:mail ?)?(?:bag|box)(?![\p{L}])/iu,
  /(?<![\p{L}\p{N}])(?:mail ?)?(?:box|bag) ?(?:no\.?|number|#)? ?\d/iu,
  // Roadside and community deliveries by their letters, and parcels that wait to be fetched.
  /(?<![\p{L}\p{N}])(?:rmb|rms|rsd|cmb|cma|parcel (?:locker|collect)) ?(?:no\.?|number|#)? ?\d/iu,
];

const HYPHENS = /[-\u2010\u2011]/g;

const STATE_AND_POSTCODE = new RegExp(
  `(?<![A-Z])(${STATE_CODES.join("|")}),? (\\d{4})(?:,? australia)?$`,
  "i",
);

/** Answers the address with single spaces. `max` is 255 on forms, 500 elsewhere. */
export function address(max: number): FieldRule<string> {
  return andThen(singleLine(max), (typed) => {
    const text = withSingleSpaces(typed);
    if (text.length < LENGTH_MIN) return reject(`An address must have at least ${LENGTH_MIN} characters`);
    if (isPoBox(text)) return reject(NO_PO_BOX_MESSAGE);

    const place = findStateAndPostcode(text);
    if (place === undefined) return accept(text);
    const validated = streetPostcode(place.postcode);
    return validated.ok ? accept(text) : validated;
  });
}

export function isPoBox(text: string): boolean {
  const plain = withSingleSpaces(text.normalize("NFKC").replace(HYPHENS, " "));
  return PO_BOX_FORMS.some((form) => form.test(plain));
}

/** The state and postcode at the end of a written address, as in "1 Example Street, Sydney NSW 2000". */
export function findStateAndPostcode(text: string): { state: StateCode; postcode: string } | undefined {
  const parts = STATE_AND_POSTCODE.exec(withSingleSpaces(text));
  const state = STATE_CODES.find((code) => code === parts?.[1]?.toUpperCase());
  const postcode = parts?.[2];
  return state === undefined || postcode === undefined ? undefined : { state, postcode };
}

/** What a person should look at again, though the address may stand. */
export function findAddressWarning(text: string): string | undefined {
  const place = findStateAndPostcode(text);
  return place === undefined ? undefined : findStateWarning(place);
}

function withSingleSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
