// What people type as a website, a street address or a telephone number, however it is written, held against oracles of their own.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { isPoBox } from "./address.ts";
import { australianMobile, australianPhone } from "./phone.ts";
import { accepts, validate } from "./testing.ts";
import { url } from "./url.ts";

const URL_PIECES = [
  ..."https:// http:// HTTPS:// ftp:// // / . .. : :80 :443 :0 :65535 :65536 :99999 :080 @ ? # % %zz [::1]".split(
    " ",
  ),
  ..."example.com.au example com www.a-b.example xn--a xn--mgba3a bücher.example 1.2.3.4 ß.example ＡＢ.example".split(
    " ",
  ),
  "\u00ad",
  "\u200d",
];

/** A website is taken only where a browser would go to it, to a named host, and shows nobody's password. */
const goesSomewhere = (take: (typed: string) => string | undefined, typed: string): boolean => {
  const taken = take(typed);
  if (taken === undefined) return true;
  if (!URL.canParse(taken)) return false;
  const { protocol, hostname, username, password } = new URL(taken);
  return /^https?:$/.test(protocol) && /\.[^\d.][^.]*$/.test(hostname) && username === "" && password === "";
};

const WEBSITE: Proof = proof({
  name: "a website that is taken is one that a browser goes to",
  against: "the URL parser of browsers",
  subject: (typed: string) => (accepts(url, typed) ? String(validate(url, typed)) : undefined),
  cases: fc
    .tuple(fc.boolean(), fc.array(fc.constantFrom(...URL_PIECES), { maxLength: 5 }))
    .map(([leads, pieces]) => `${leads ? "https://example.com" : ""}${pieces.join("")}`),
  holds: goesSomewhere,
  broken: {
    "takes a port of any five digits": (typed) =>
      /^https:\/\/[a-z.]+:\d{1,5}$/.test(typed) ? typed : undefined,
    "takes what begins with a scheme": (typed) => (/^https?:\/\//i.test(typed) ? typed : undefined),
  },
});

/** The kinds of postal delivery that Australia Post names, which are no street, with and without the word for "mail". */
const DELIVERY_KINDS = [
  ..."PO Box|P.O. Box|GPO Box|G.P.O. Box|Post Office Box|Locked Bag|Locked Mail Bag|Locked Mailbag|Private Bag".split(
    "|",
  ),
  ..."Private Mail Bag|Community Bag|Community Mail Bag|Roadside Mail Bag|Roadside Mail Box|Mail Bag|RMB|RMS|RSD|CMB".split(
    "|",
  ),
  ..."CMA|Care PO|Parcel Locker|Parcel Collect".split("|"),
];
const SPELLINGS: readonly ((kind: string) => string)[] = [
  (kind) => kind,
  (kind) => kind.toUpperCase(),
  (kind) => kind.toLowerCase(),
  (kind) => kind.replaceAll(" ", "  "),
  (kind) => kind.replaceAll(" ", "\u00a0"),
  (kind) => kind.replaceAll(" ", "-"),
  (kind) =>
    [...kind]
      .map((letter) =>
        /[A-Za-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
      )
      .join(""),
];
const BEFORE = ["", "Level 2, ", "12 Smith Street, ", "Attention: J. Citizen, ", "(", "c/- "];
const BETWEEN = [" ", " No. ", " no ", " Number ", " # ", "  "];

const deliveries = fc
  .record({
    kind: fc.constantFrom(...DELIVERY_KINDS),
    spelling: fc.constantFrom(...SPELLINGS),
    before: fc.constantFrom(...BEFORE),
    between: fc.constantFrom(...BETWEEN),
    number: fc.integer({ min: 1, max: 99_999 }),
    after: fc.constantFrom("", ", Sydney NSW 2001", " Dubbo"),
  })
  .map(
    ({ kind, spelling, before, between, number, after }) =>
      `${before}${spelling(kind)}${between}${number}${after}`,
  );

const NO_STREET: Proof = proof({
  name: "a postal delivery without a street is refused, however it is spelled",
  against: "Australia Post's kinds of delivery",
  subject: isPoBox,
  cases: deliveries,
  holds: (isRefused, typed) => isRefused(typed),
  broken: {
    "knows boxes alone": (typed) => /box/i.test(typed.normalize("NFKC")),
    "knows no mail between locked and bag": (typed) => isPoBox(typed) && !/locked\W*mail/i.test(typed),
    "reads plain letters alone": (typed) => /[a-z]/i.test(typed) && isPoBox(typed) && !/[Ａ-ｚ]/.test(typed),
  },
});

const STREET_NAMES =
  "Apollo Port Box Boxhill Baggot Bagshot Locked Polo Private Parcel Mailbox Care Armstrong".split(" ");
const STREET_KINDS = "Street Road Lane Crescent".split(" ");
const streets = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(...STREET_NAMES), fc.constantFrom(...STREET_KINDS))
  .map((parts) => parts.join(" "));

const STREET: Proof = proof({
  name: "a street is taken, whatever its name begins with",
  against: "the street itself",
  subject: isPoBox,
  cases: streets,
  holds: (isRefused, typed) => !isRefused(typed),
  broken: { "refuses the letters": (typed) => /box|bag|po/i.test(typed) },
});

/** As people write the number of an Australian phone: from home, from abroad, with the trunk nought kept or not. */
const PREFIXES = ["0", "61", "+61", "610", "+610", "61 0", "+61 (0)", "+61 0", "(0", "+61-0"];
const phones = fc
  .record({
    prefix: fc.constantFrom(...PREFIXES),
    area: fc.constantFrom(..."23478"),
    rest: fc.stringMatching(/^\d{8}$/),
    gap: fc.constantFrom("", " ", "-"),
  })
  .map(({ prefix, area, rest, gap }) => ({
    typed: `${prefix}${area}${prefix === "(0" ? ")" : ""}${gap}${rest.slice(0, 4)}${gap}${rest.slice(4)}`,
    national: `${area}${rest}`,
  }));

type Dial = (typed: string) => string;
const PHONE: Proof = proof({
  name: "an Australian number is kept in one form, however its prefix is written",
  against: "the nine digits behind it",
  subject: ((typed) => validate(australianPhone, typed)) as Dial,
  cases: phones,
  holds: (dial, { typed, national }) => {
    const isMobileRight = !national.startsWith("4") || validate(australianMobile, typed) === `+61${national}`;
    return dial(typed) === `+61${national}` && isMobileRight;
  },
  broken: {
    "keeps a nought behind 61": (typed) =>
      /^610\d/.test(typed) ? typed.replace(/[\s-]/g, "") : validate(australianPhone, typed),
    "keeps what is typed": (typed) => typed,
  },
});

export const FIELD_PROOFS: readonly Proof[] = [WEBSITE, NO_STREET, STREET, PHONE];
