// Every screen that people can reach: both themes, a desktop and a phone, no fault that can be measured.
// Shows: R-03..R-05, R-07, R-08, R-10..R-14, R-17..R-31, R-33..R-50, A-13, FA-014..FA-024, ST-01, UI-04, UI-07..UI-09.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE, type PersonName } from "../../server/demo/cast.ts";
import { recordProof } from "../../testing/proof/record-proof.ts";
import { paths } from "../../web/paths.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { EVERY_SCREEN, WITHOUT_SCREEN } from "../screens/every-screen.ts";
import type { Fixture, ScreenSet } from "../screens/screen-set.ts";
import { type Signed, signedIn } from "../walks/records.ts";
import { faultsOfAll, looksAt, OPENED_EVERY, type Screen } from "../walks/screens.ts";

/** As many as there are usually processors; each has a window of its own. */
const SETS_AT_A_TIME = 2;

let product: Product;
let browser: Browser;
const signIns = new Map<PersonName, Promise<Signed>>();
const walked = new Set<string>();
const count = { cases: 0, broken: 0, caught: 0 };

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

after(async () => {
  recordProof("every-screen", count);
  await browser?.close();
  await product?.stop();
});

test("every screen is fine on every device and in both themes", {
  concurrency: SETS_AT_A_TIME,
}, async (t) => {
  await Promise.all(EVERY_SCREEN.map((set, at) => t.test(set.title, () => walk(set, at * OPENED_EVERY))));
});

test("every address of the client is among them, or says why it is not", () => {
  const missed = Object.entries(paths)
    .filter(([name]) => !(name in WITHOUT_SCREEN))
    .filter(([, make]) => ![...walked].some((path) => patternOf(make as Make).test(path)))
    .map(([name]) => name);
  assert.deepEqual(missed, []);
});

/** What a screen may come to hold, put into one that is fine. */
const BREAKS: Record<
  string,
  { style: Partial<CSSStyleDeclaration>; tag: string; text: string; expected: RegExp }
> = {
  "pale words": {
    tag: "p",
    text: "Pale",
    style: { color: "#888", background: "#999" },
    expected: /color-contrast/,
  },
  "a button without a name": { tag: "button", text: "", style: {}, expected: /button-name/ },
  "something too wide": { tag: "div", text: "Wide", style: { width: "3000px" }, expected: /px wide/ },
};

for (const [what, { tag, text, style, expected }] of Object.entries(BREAKS))
  test(`${what} on a screen is noticed on each device`, async () => {
    count.broken += 1;
    const window = await openWindow(browser, product.url);
    const broken: Screen = {
      name: `broken-${tag}`,
      path: paths.login(),
      shows: "Sign in",
      after: (page) =>
        page.evaluate(
          (made) => {
            const element = document.createElement(made.tag);
            element.textContent = made.text;
            Object.assign(element.style, made.style);
            document.querySelector("main")?.append(element);
          },
          { tag, text, style },
        ),
    };
    // Until each device has had its turn to be examined.
    const faults = await faultsOfAll(window, Array(OPENED_EVERY + 1).fill(broken));
    await window.close();
    for (const device of ["desktop", "phone"])
      assert.ok(
        faults.some((fault) => fault.includes(device) && expected.test(fault)),
        `${device}: ${faults}`,
      );
    count.caught += 1;
  });

async function walk({ person, screens, notes }: ScreenSet, firstTurn: number): Promise<void> {
  const fixture: Fixture = { product, as };
  const token = person === undefined ? undefined : (await as(person)).token;
  const window = await openWindow(browser, product.url, { token });
  const toWalk = await screens(fixture);
  const faults = await faultsOfAll(window, toWalk, firstTurn);
  await window.close();
  for (const { path } of toWalk) walked.add(path);
  count.cases += toWalk.reduce((sum, _, at) => sum + looksAt(firstTurn + at).length, 0);
  assert.deepEqual(
    faults.filter((fault) => notes === undefined || !notes.test(fault)),
    [],
  );
}

/** Once each: more sign-ins of one person than people make are refused. */
function as(name: PersonName): Promise<Signed> {
  const present = signIns.get(name) ?? signedIn(product.url, PEOPLE[name]);
  signIns.set(name, present);
  return present;
}

type Make = (ids: unknown) => string;
const ID = "0f8fad5b";
const ANY_ID = new Proxy({}, { get: () => ID });

/** What an address looks like, whatever ids and search stand in it. */
function patternOf(make: Make): RegExp {
  const [pathname = ""] = make(ANY_ID).split("?");
  return new RegExp(`^${pathname.replaceAll(ID, "[^/?]+")}(\\?|$)`);
}
