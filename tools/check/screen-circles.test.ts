// The check of circles between records names the records, leaves one-way knowledge alone, and holds its list to what there is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screenCircles } from "./screen-circles.ts";

const file = (path: string, ...imported: string[]) => ({
  path: `web/screens/${path}`,
  text: `// Opens.\n${imported.map((from) => `import "${from}";\n`).join("")}`,
});
const CARD = file("drafts/drafts/view.tsx", "../surety-bonds/public/card.tsx");
const FORM = file("drafts/surety-bonds/form.tsx", "../drafts/public/kind-form.tsx");

test("two records that know each other by different files are named, and by way of a third as well", () => {
  assert.deepEqual(screenCircles([CARD, FORM], {}), [
    "web/screens: drafts/drafts -> drafts/surety-bonds know each other",
  ]);
  const three = [
    file("money/invoices/a.tsx", "../finance/public/b.tsx"),
    file("money/finance/public/b.tsx", "../../referrals/public/c.tsx"),
    file("money/referrals/public/c.tsx", "../../invoices/public/d.tsx"),
  ];
  assert.equal(screenCircles(three, {}).length, 3);
});

test("knowledge that runs one way is no circle", () => {
  assert.deepEqual(screenCircles([CARD], {}), []);
  assert.deepEqual(
    screenCircles([file("drafts/drafts/a.tsx", "./b.tsx"), file("drafts/drafts/b.tsx")], {}),
    [],
  );
});

test("a listed circle passes while it is there, and must leave the list when it is gone", () => {
  const known = { "drafts/drafts -> drafts/surety-bonds": "a bond is a kind of draft" };
  assert.deepEqual(screenCircles([CARD, FORM], known), []);
  assert.deepEqual(screenCircles([CARD], known), [
    "tools/check/screen-circles.ts: drafts/drafts -> drafts/surety-bonds no longer know each other; take them from the list",
  ]);
});
