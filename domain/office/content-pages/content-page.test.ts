// The operator's pages: what their texts are set as, and what is refused by its line or field.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { plainDate } from "../../values/time/plain-date.ts";
import { CONTENT_PAGES, CONTENT_RULES, findContentFaults, LINKED_HEADINGS } from "./content-page.ts";
import { CONTENT_TEMPLATES } from "./content-templates.ts";
import { contentFault, contentSections } from "./content-text.ts";

test("a line with two number signs is a heading, and every other line a paragraph under it", () => {
  assert.deepEqual(contentSections("## Who we are\nOne.\n\n  Two.  \n## Fees & charges\nThree."), [
    { id: "who-we-are", heading: "Who we are", paragraphs: ["One.", "Two."] },
    { id: "fees-charges", heading: "Fees & charges", paragraphs: ["Three."] },
  ]);
});

test("what cannot be set as a page is refused by its heading", () => {
  const wrong: [string, RegExp][] = [
    ["Only words.", /Begin with a heading/],
    ["##\nWords.", /no words/],
    ["## Fees\nOne.\n## Fees\nTwo.", /“Fees” is there twice/],
    ["## Fees\n## Law\nOne.", /no text under the heading “Fees”/],
    ["## Law\nOne.", /“Complaints Policy” is missing/],
  ];
  for (const [text, message] of wrong)
    assert.match(String(contentFault(text, LINKED_HEADINGS.PRIVACY)), message);
});

test("the templates are texts that could be published, and the privacy policy keeps the link to its complaints", () => {
  for (const page of CONTENT_PAGES) {
    const { summary, body } = CONTENT_TEMPLATES[page];
    assert.ok(CONTENT_RULES.summary(summary).ok && CONTENT_RULES.body(body).ok);
    assert.equal(contentFault(body, LINKED_HEADINGS[page]), undefined);
  }
  const ids = contentSections(CONTENT_TEMPLATES.PRIVACY.body, LINKED_HEADINGS.PRIVACY).map(({ id }) => id);
  assert.ok(ids.includes("complaints"));
});

test("no word of a text without a fault is lost", () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const section = fc.tuple(word, fc.array(word, { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(fc.uniqueArray(section, { selector: ([heading]) => heading, minLength: 1 }), (sections) => {
      const text = sections.map(([heading, lines]) => [`## ${heading}`, ...lines].join("\n")).join("\n\n");
      assert.equal(contentFault(text), undefined);
      assert.deepEqual(
        contentSections(text).map(({ heading, paragraphs }) => [heading, paragraphs]),
        sections,
      );
    }),
  );
});

test("a version begins after the latest, today at the earliest, and asks for acceptance where one is given", () => {
  const body = "## Fees\nOne.";
  const [today, after] = [plainDate("2026-11-20"), plainDate("2026-11-20")];
  const faults = (page: "TERMS" | "REFERRAL_TERMS", startsDate: string) =>
    findContentFaults({ body, asksAgain: "YES", startsDate: plainDate(startsDate) }, { page, today, after });
  assert.deepEqual(Object.keys(faults("TERMS", "2026-11-19")), ["startsDate"]);
  assert.deepEqual(Object.keys(faults("TERMS", "2026-11-20")), ["startsDate"]);
  assert.deepEqual(faults("TERMS", "2026-11-21"), {});
  assert.deepEqual(Object.keys(faults("REFERRAL_TERMS", "2026-11-21")), ["asksAgain"]);
});
