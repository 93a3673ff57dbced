// What is taken for a next path stays on this site and is taken again as it stands; held against the machine's own URL parser.

import { type Proof, proof } from "@bondline/domain/proof/proof.ts";
import fc from "fast-check";
import { safeNextPath } from "./next-path.ts";

type Validate = typeof safeNextPath;

/** What browsers read as something else than it looks, between ordinary words. */
const PIECES = [
  ..."/ // \\ . .. /.. /../ /./ %2e %2E%2e %2f %5c ? # @ : ; & = \t \n \r \0".split(" "),
  ..."evil.example user:1@evil.example https: javascript: data: documents drafts account login a b 1".split(
    " ",
  ),
  " ",
  "\u00a0",
  "\u202e",
  "\u3002",
  "\uff0f",
  "\u2028",
];

const HERE = ["https://bondline.example", "http://127.0.0.1:4000"];

const paths = fc
  .tuple(fc.boolean(), fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }))
  .map(([leads, pieces]) => `${leads ? "/" : ""}${pieces.join("")}`);

const staysHere = (validate: Validate, given: string): boolean => {
  const taken = validate(given);
  if (taken === undefined) return true;
  const isHere = HERE.every((here) =>
    [here, `${here}/account/login?next=x`].every((from) => new URL(taken, from).origin === here),
  );
  return isHere && validate(taken) === taken && !taken.startsWith("/account/");
};

const resolved = (given: string, isTaken: (url: URL) => boolean): string | undefined => {
  const here = HERE[0] ?? "";
  if (!URL.canParse(given, here)) return undefined;
  const url = new URL(given, here);
  return isTaken(url) ? `${url.pathname}${url.search}${url.hash}` : undefined;
};

const words = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const ordinary = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.option(words), fc.option(words))
  .map(([path, search, hash]) =>
    [`/${path.join("/")}`, search === null ? "" : `?q=${search}`, hash === null ? "" : `#${hash}`].join(""),
  )
  .filter((path) => !path.startsWith("/account/"));

export const NEXT_PATH_PROOFS: readonly Proof[] = [
  proof({
    name: "a next path, however it is written, stays on this site",
    against: "the URL parser of browsers",
    subject: safeNextPath,
    cases: paths,
    holds: staysHere,
    broken: {
      "believes what begins with one slash": (given) => (/^\/(?![/\\])/.test(given) ? given : undefined),
      "looks at what is given, and not at what comes of it": (given) =>
        /^\/(?![/\\])/.test(given) && !/[\\\p{Cc}]/u.test(given)
          ? resolved(given, ({ origin, pathname }) => origin === HERE[0] && !pathname.startsWith("/account/"))
          : undefined,
      "looks at the origin alone": (given) => resolved(given, ({ origin }) => origin === HERE[0]),
      "takes every address": (given) => given,
    },
  }),
  proof({
    name: "a next path of ordinary words is taken as it stands",
    against: "the path itself",
    subject: safeNextPath,
    cases: ordinary,
    holds: (validate, given) => validate(given) === given,
    broken: {
      "takes nothing": () => undefined,
      "loses the search": (given) => given.replace(/\?[^#]*/, ""),
      "loses the place on the page": (given) => given.replace(/#.*/, ""),
    },
  }),
];
