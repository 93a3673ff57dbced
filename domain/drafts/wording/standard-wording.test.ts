// Standard wordings: the first version has no fault anywhere, and each way to spoil one is refused at its field by what is wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { firstStandardText } from "./first-standard-wording.ts";
import { STANDARD_WORDINGS, type StandardFor, type StandardText } from "./standard-wording.ts";
import { findStandardFaults } from "./standard-wording-faults.ts";
import { wordingBlocks } from "./wording.ts";
import type { WordingFacts } from "./wording-facts.ts";
import { wordingHtml, wordingText } from "./wording-output.ts";

const OTHER: StandardFor = { processType: "BANK_GUARANTEE", contractForm: "OTHER" };
const DATED: StandardFor = { processType: "BANK_GUARANTEE", contractForm: "AS4000_EXPIRY" };

test("every kind and form that a draft can be submitted in has a first version without a fault", () => {
  assert.equal(STANDARD_WORDINGS.length, 16);
  for (const of of STANDARD_WORDINGS)
    assert.deepEqual(findStandardFaults(firstStandardText(of), of), {}, JSON.stringify(of));
});

const line = (text: string, starts: string) =>
  text
    .split("\n")
    .filter((each) => !each.startsWith(starts))
    .join("\n");

/** What is done to the first version, at which field it is refused, and by which words. */
const WRONG: readonly [
  string,
  StandardFor,
  (text: StandardText) => Partial<StandardText>,
  keyof StandardText,
  RegExp,
][] = [
  [
    "a place that no draft fills in",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\nSee {price}.` }),
    "clauses",
    /No draft fills in \{price\}/,
  ],
  [
    "a place in the title",
    OTHER,
    () => ({ title: "Undertaking {colour}" }),
    "title",
    /No draft fills in \{colour\}/,
  ],
  [
    "a brace alone",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\nUp to {amount.` }),
    "clauses",
    /A brace has no partner/,
  ],
  [
    "a place within a place",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n{{amount}}` }),
    "clauses",
    /A brace has no partner/,
  ],
  [
    "a condition that is none",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n{if rich} More.` }),
    "clauses",
    /\{if rich\} says nothing/,
  ],
  [
    "a condition within a line",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\nMore {if open} here.` }),
    "clauses",
    /only at the beginning/,
  ],
  [
    "a condition on a heading",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n{if open} ## More\nText.` }),
    "clauses",
    /belongs to the lines/,
  ],
  [
    "no beneficiary",
    OTHER,
    ({ particulars }) => ({ particulars: line(particulars, "Beneficiary:") }),
    "particulars",
    /\{beneficiary\} is missing/,
  ],
  [
    "no applicant",
    OTHER,
    ({ particulars }) => ({ particulars: line(particulars, "Applicant:") }),
    "particulars",
    /\{applicant\} is missing/,
  ],
  [
    "no amount among the particulars",
    OTHER,
    ({ particulars }) => ({ particulars: line(particulars, "Amount:") }),
    "particulars",
    /\{amount\} is missing/,
  ],
  [
    "a particular without a label",
    OTHER,
    ({ particulars }) => ({ particulars: `${particulars}\nPaid` }),
    "particulars",
    /This one is not: Paid/,
  ],
  [
    "a label twice",
    OTHER,
    ({ particulars }) => ({ particulars: `${particulars}\nAmount: {amount}` }),
    "particulars",
    /“Amount” is there twice/,
  ],
  [
    "a place in a label",
    OTHER,
    ({ particulars }) => ({ particulars: `${particulars}\nOf {site}: {amount}` }),
    "particulars",
    /can't have a place/,
  ],
  [
    "no amount in the clauses",
    OTHER,
    ({ clauses }) => ({ clauses: clauses.replaceAll("{amount}", "a sum") }),
    "clauses",
    /\{amount\} is missing/,
  ],
  [
    "no law",
    OTHER,
    ({ clauses }) => ({ clauses: clauses.replace("{state}", "Victoria") }),
    "clauses",
    /\{state\} is missing/,
  ],
  [
    "no date of expiry",
    DATED,
    ({ clauses }) => ({ clauses: clauses.replace("{expiry}", "some day") }),
    "clauses",
    /\{expiry\} is missing in a draft that ends on a date/,
  ],
  [
    "no condition of expiry",
    OTHER,
    ({ clauses }) => ({ clauses: line(clauses, "- {if condition}") }),
    "clauses",
    /\{expiry condition\} is missing/,
  ],
  [
    "no heading first",
    OTHER,
    ({ clauses }) => ({ clauses: `Hello.\n${clauses}` }),
    "clauses",
    /Begin with a heading/,
  ],
  [
    "a heading without words",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n##\nText.` }),
    "clauses",
    /A heading has no words/,
  ],
  [
    "a heading twice",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n## Law\nText.` }),
    "clauses",
    /“Law” is there twice/,
  ],
  [
    "items alone",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n## More\n- item` }),
    "clauses",
    /“More” has no text/,
  ],
  [
    "a clause without text in some drafts",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n## More\n{if open} Text.\n- item` }),
    "clauses",
    /“More” has no text in a draft that ends on a date/,
  ],
  [
    "an undertaking that is not called unconditional",
    OTHER,
    ({ clauses }) => ({
      clauses: clauses
        .replace("## Unconditional and", "## Not")
        .replace("is unconditional and irrevocable", "is irrevocable"),
    }),
    "clauses",
    /does not call the undertaking unconditional/,
  ],
  [
    "no promise to pay",
    OTHER,
    ({ clauses }) => ({
      clauses: clauses.replace("undertakes to pay", "thinks of").replace(/will|shall|must/g, "may"),
    }),
    "clauses",
    /No one promises to pay|on demand/,
  ],
  [
    "another sum",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n## More\nThe Issuer pays up to $5.00 in total.` }),
    "clauses",
    /\$5\.00/,
  ],
  [
    "a gap",
    OTHER,
    ({ clauses }) => ({ clauses: `${clauses}\n## More\nPaid to [account].` }),
    "clauses",
    /Still to be filled in: \[account\]/,
  ],
  [
    "a gap in the title",
    OTHER,
    () => ({ title: "Undertaking of <bank>" }),
    "title",
    /Still to be filled in: <bank>/,
  ],
  ["no name that signs", OTHER, () => ({ signature: "Signed." }), "signature", /\{issuer name\} is missing/],
];

for (const [name, of, spoil, field, message] of WRONG)
  test(`${name} is refused at the ${field}`, () => {
    const first = firstStandardText(of);
    const spoilt = spoil(first);
    assert.notDeepEqual({ ...first, ...spoilt }, first);
    const faults = findStandardFaults({ ...first, ...spoilt }, of);
    assert.deepEqual(Object.keys(faults), [field]);
    assert.match(String(faults[field]), message);
  });

test("what a text says in tags and marks stays text, and a fact is never read as a place to fill in", () => {
  const facts: WordingFacts = {
    ...OTHER,
    issuer: { name: "{amount} & <b>Bank</b>", abnOrAcn: "15087651143", address: "{expiry}" },
    beneficiary: { name: "B", abnOrAcn: null, address: null },
    applicant: { name: "A", abnOrAcn: null, address: null },
    contractTitle: null,
    contractNumber: null,
    contractDate: null,
    agreementContent: "## Contract",
    siteAddress: null,
    amountCents: cents(100n),
    expiryType: "OPEN_ENDED",
    expiryDate: null,
    expiryCondition: null,
    expiryPlace: "Victoria",
    governingState: "VIC",
    ownClauses: null,
    guaranteeNumber: null,
    issueDate: null,
  };
  const text = {
    ...firstStandardText(OTHER),
    subtitle: "<img src=x onerror=alert(1)>",
    clauses: "## <script>\n{issuer name} pays.\n{if date} Dated.\n- {if open} open",
  };
  const blocks = wordingBlocks(facts, "CONTRACT_ONCE", text);
  const html = wordingHtml(blocks);
  assert.ok(!html.includes("<script>") && !html.includes("<img"));
  assert.ok(html.includes("&lt;script&gt;"));
  const read = wordingText(blocks);
  assert.ok(read.includes("{amount} & <b>Bank</b> pays."));
  assert.ok(read.includes("Address for presentation: {expiry}"));
  assert.ok(!read.includes("Dated."));
  assert.ok(
    read.endsWith(
      "- open\nSigned for {amount} & <b>Bank</b> by its authorised officers, each with name and office.",
    ),
  );
});
