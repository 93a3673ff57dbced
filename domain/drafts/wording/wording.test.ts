// Shows: W-08..W-14, Q-084.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { CONTRACT_FORMS } from "../drafts/draft.ts";
import { wordingBlocks } from "./wording.ts";
import { CONDITIONAL_PHRASES, wordingChecks } from "./wording-checks.ts";
import { expiryPlaceOf, type WordingFacts } from "./wording-facts.ts";
import { WORDING_TAGS, wordingHtml, wordingText } from "./wording-output.ts";

const TODAY = plainDate("2026-11-20");

const FACTS: WordingFacts = {
  processType: "BANK_GUARANTEE",
  contractForm: "AS4000_EXPIRY",
  issuer: {
    name: "BNK Banking Corporation",
    abnOrAcn: "15087651143",
    address: "Level 14, 191 St Georges Terrace, Perth WA 6000",
  },
  beneficiary: {
    name: "Kestrel & Sons Pty Ltd",
    abnOrAcn: "004085616",
    address: "1 Collins Street, Melbourne VIC 3000",
  },
  applicant: {
    name: "Harbour Civil Pty Ltd",
    abnOrAcn: "51824753556",
    address: "12 Kent Street, Sydney NSW 2000",
  },
  contractTitle: "Eastern wharf",
  contractNumber: "HC-104",
  contractDate: plainDate("2026-10-01"),
  agreementContent: "Design and construction of the eastern wharf",
  siteAddress: "8 Wharf Road, Pyrmont NSW 2009",
  amountCents: cents(7_348_253n),
  expiryType: "FIXED",
  expiryDate: plainDate("2027-11-20"),
  expiryCondition: null,
  expiryPlace: "Victoria",
  governingState: "VIC",
  ownClauses: null,
  guaranteeNumber: null,
  issueDate: null,
};

test("the text has every part that an unconditional undertaking needs", () => {
  const text = wordingText(wordingBlocks(FACTS));
  for (const part of [
    "Unconditional undertaking",
    "Security for a contract under AS 4000, with expiry",
    "Issuer: BNK Banking Corporation (ABN 15 087 651 143)",
    "Address for presentation: Level 14, 191 St Georges Terrace, Perth WA 6000",
    "Principal: Kestrel & Sons Pty Ltd (ACN 004 085 616)",
    "Contractor: Harbour Civil Pty Ltd (ABN 51 824 753 556)",
    "Contract: Design and construction of the eastern wharf, number HC-104, dated 1 October 2026",
    "Site: 8 Wharf Road, Pyrmont NSW 2009",
    "$73,482.53 (seventy-three thousand four hundred and eighty-two dollars and fifty-three cents)",
    "on written demand",
    "unconditional and irrevocable",
    "at once or in parts",
    "together with this original",
    "no time or indulgence",
    "no longer required",
    "what is left of the Amount",
    "cannot be assigned or transferred",
    "governed by the law of Victoria",
    "by its authorised officers",
  ])
    assert.ok(text.includes(part), part);
});

const HEAD_CONTRACT = "Head contract for the George Street fit-out, dated 1 September 2026";

/** What was typed, and how the contract then reads. */
const CONTRACTS: readonly (readonly [string, Partial<WordingFacts>, string])[] = [
  [
    "title and date that the description has already",
    {
      contractTitle: "George Street fit-out",
      contractNumber: "HC-2026-104",
      contractDate: plainDate("2026-09-01"),
      agreementContent: HEAD_CONTRACT,
    },
    `${HEAD_CONTRACT}, number HC-2026-104`,
  ],
  [
    "the same text twice",
    { contractTitle: "Eastern  WHARF", agreementContent: "Eastern wharf" },
    "Eastern wharf, number HC-104, dated 1 October 2026",
  ],
  [
    "a title that says more",
    { contractTitle: "Lease of shop 4", agreementContent: "shop 4" },
    "Lease of shop 4, number HC-104, dated 1 October 2026",
  ],
  [
    "a number in the description",
    { contractTitle: null, agreementContent: "Contract HC-104 for the wharf" },
    "Contract HC-104 for the wharf, dated 1 October 2026",
  ],
  [
    "a number too short to be told from another",
    { contractTitle: null, contractNumber: "1", agreementContent: "Works on lot 1" },
    "Works on lot 1, number 1, dated 1 October 2026",
  ],
  [
    "a description that ends as a sentence does",
    { contractTitle: null, contractDate: null, agreementContent: "Lease of shop 4." },
    "Lease of shop 4, number HC-104",
  ],
  [
    "a title of its own",
    { contractTitle: "Wharf 7", contractNumber: null, contractDate: null, agreementContent: "Dredging" },
    "Wharf 7, Dredging",
  ],
];

for (const [what, facts, text] of CONTRACTS)
  test(`each fact of the contract is printed once: ${what}`, () => {
    assert.ok(textOf(facts).includes(`Contract: ${text}\n`), textOf(facts));
  });

test("a beneficiary's own text takes the place of the clauses, and the parties, the amount and the end stay ours", () => {
  const text = textOf({ ownClauses: "The Surety pays on demand.\n\n  It pays  without proof. " });
  for (const part of [
    "Amount: $73,482.53",
    "Principal: Kestrel & Sons Pty Ltd",
    "\nThe Surety pays on demand.\nIt pays without proof.\n",
    "by its authorised officers",
  ])
    assert.ok(text.includes(part), part);
  assert.doesNotMatch(text, /No transfer|1\. Undertaking/);
  const html = wordingHtml(wordingBlocks({ ...FACTS, ownClauses: "Pay <b>on</b> demand." }));
  assert.ok(html.includes("<p>Pay &lt;b&gt;on&lt;/b&gt; demand.</p>"));
});

test("a lease bond speaks of lessor, lessee, lease and premises, and of no contract", () => {
  const text = wordingText(wordingBlocks({ ...FACTS, processType: "LEASE_BOND", contractForm: "OTHER" }));
  for (const part of [
    "Security for a lease",
    "Lessor: Kestrel & Sons Pty Ltd (ACN 004 085 616)",
    "Lessee: Harbour Civil Pty Ltd (ABN 51 824 753 556)",
    "Premises: 8 Wharf Road, Pyrmont NSW 2009",
    "accepts this as security under the Lease",
    "Changes to the Lease",
  ])
    assert.ok(text.includes(part), part);
  assert.doesNotMatch(text, /Contract|Principal|Applicant|Beneficiary/);
});

test("cash security says who holds the cash, for whom alone, and where what is left goes", () => {
  const facts: WordingFacts = { ...FACTS, processType: "CASH_SECURITY" };
  const text = wordingText(wordingBlocks(facts));
  for (const part of [
    "Unconditional undertaking secured by cash",
    "Head Contractor: Kestrel & Sons Pty Ltd (ACN 004 085 616)",
    "Sub Contractor: Harbour Civil Pty Ltd (ABN 51 824 753 556)",
    "BNK Banking Corporation (the Issuer) holds $73,482.53",
    "which the Sub Contractor has lodged in cash",
    "it pays what is left back to the Sub Contractor",
    "unconditional and irrevocable",
  ])
    assert.ok(text.includes(part), part);
  assert.deepEqual(foundIn(facts), foundIn(FACTS));
});

test("what was approved in the earlier edition reads as it did then", () => {
  const earlier = wordingText(wordingBlocks(FACTS, "CONTRACT_IN_PARTS"));
  assert.ok(
    earlier.includes(
      "Contract: Eastern wharf, number HC-104, dated 1 October 2026, Design and construction of the eastern wharf\n",
    ),
  );
});

test("a form with expiry ends at 4.00 pm on its date, in the time of the beneficiary's state", () => {
  for (const contractForm of ["AS2124_EXPIRY", "AS4000_EXPIRY"] as const)
    assert.ok(textOf({ contractForm }).includes("4.00 pm (Victoria time) on 20 November 2027"));
});

test("a form without expiry has no date of expiry", () => {
  for (const contractForm of ["AS2124", "AS4000"] as const) {
    const text = textOf({ contractForm, expiryType: "OPEN_ENDED", expiryDate: null });
    assert.ok(text.includes("This undertaking has no date of expiry."));
    assert.ok(!text.includes("4.00 pm"));
  }
});

test("other wording ends as the draft says: on a date, on a condition, or not at all", () => {
  const other = { contractForm: "OTHER" } as const;
  assert.ok(textOf(other).includes("4.00 pm (Victoria time) on 20 November 2027"));
  const condition = "the certificate of practical completion is issued";
  assert.ok(
    textOf({ ...other, expiryType: "CONDITIONAL", expiryCondition: condition }).includes(`- ${condition}`),
  );
  assert.ok(textOf({ ...other, expiryType: "OPEN_ENDED" }).includes("no date of expiry"));
  assert.ok(textOf(other).includes("Beneficiary: Kestrel & Sons Pty Ltd"));
});

test("the place of 4.00 pm is the beneficiary's state, save two places with a time of their own", () => {
  assert.equal(expiryPlaceOf({ state: "QLD", postcode: "4000" }), "Queensland");
  assert.equal(expiryPlaceOf({ state: null, postcode: "6000" }), "Western Australia");
  assert.equal(expiryPlaceOf({ state: "NSW", postcode: "2880" }), "Broken Hill");
  assert.equal(expiryPlaceOf({ state: "NSW", postcode: "2898" }), "Lord Howe Island");
  assert.equal(expiryPlaceOf({ state: null, postcode: null }), "New South Wales");
});

test("the page holds only the tags that are allowed, without attributes", () => {
  for (const contractForm of CONTRACT_FORMS) {
    const tags = wordingHtml(wordingBlocks({ ...FACTS, contractForm })).match(/<[^>]*>/g) ?? [];
    const names = tags.map((tag) => tag.replace(/^<\/?|>$/g, ""));
    assert.deepEqual(
      names.filter((name) => !WORDING_TAGS.some((allowed) => allowed === name)),
      [],
    );
  }
});

test("a value is shown and never run, whatever is typed into it", () => {
  const evil = `<script>alert("x")</script>'&\nnext`;
  const party = { name: evil, abnOrAcn: evil, address: evil };
  const html = wordingHtml(
    wordingBlocks({
      ...FACTS,
      contractForm: "OTHER",
      expiryType: "CONDITIONAL",
      issuer: party,
      beneficiary: party,
      applicant: party,
      contractTitle: evil,
      contractNumber: evil,
      agreementContent: evil,
      siteAddress: evil,
      expiryCondition: evil,
      expiryPlace: evil,
      guaranteeNumber: evil,
    }),
  );
  assert.ok(!html.includes("<script"));
  assert.ok(html.includes("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;<br>next"));
});

test("number and date of issue do not change what was approved, everything else does", () => {
  const approved = textOf({});
  assert.equal(textOf({ guaranteeNumber: "BG-77", issueDate: plainDate("2026-12-01") }), approved);
  assert.notEqual(textOf({ amountCents: cents(7_348_254n) }), approved);
  assert.notEqual(textOf({ siteAddress: "9 Wharf Road, Pyrmont NSW 2009" }), approved);
  assert.ok(
    wordingHtml(wordingBlocks({ ...FACTS, guaranteeNumber: "BG-77" })).includes("<b>Number:</b> BG-77"),
  );
});

test("the canonical text is the same however the values were spaced or composed", () => {
  assert.equal(textOf({ siteAddress: "8  Wharf Road,\nPyrmont NSW 2009 " }), textOf({}));
  assert.equal(textOf({ contractTitle: "Cafe\u0301" }), textOf({ contractTitle: "Caf\u00e9" }));
});

test("our own text passes every check in every form", () => {
  for (const contractForm of CONTRACT_FORMS) {
    const isOpen = contractForm === "AS2124" || contractForm === "AS4000";
    const facts = {
      ...FACTS,
      contractForm,
      ...(isOpen ? ({ expiryType: "OPEN_ENDED", expiryDate: null } as const) : {}),
    };
    const found = wordingChecks(wordingText(wordingBlocks(facts)), facts, TODAY).filter(
      ({ clear }) => !clear,
    );
    assert.deepEqual(found, [], contractForm);
  }
});

test("every fact that is missing leaves a gap that the checks name", () => {
  const nobody = { name: null, abnOrAcn: null, address: null };
  const empty: WordingFacts = {
    ...FACTS,
    issuer: nobody,
    beneficiary: nobody,
    applicant: nobody,
    agreementContent: null,
    siteAddress: null,
    amountCents: null,
    expiryDate: null,
  };
  const found = foundIn(empty);
  assert.equal(found.length, 7);
  assert.ok(found[0]?.includes("[name of the beneficiary]") && found[0].includes("[expiry date]"));
});

/** A text of somebody else's, and what the checks say of it. */
const TROUBLES: readonly (readonly [string, (text: string) => string, string])[] = [
  ["a gap left open", (text) => `${text} ____`, "Nothing left to fill in: Still to be filled in: ____."],
  [
    "another beneficiary",
    (text) => text.replaceAll("Kestrel & Sons", "Kestrel and Sons"),
    "Beneficiary's name: The text does not name Kestrel & Sons Pty Ltd exactly: only the party that it names can claim.",
  ],
  [
    "an ABN that is nobody's here",
    (text) => text.replace("ABN 51 824 753 556", "ABN 45 754 121 940"),
    "ABN and ACN of the parties: 45 754 121 940 belongs to none of the parties; 51 824 753 556 is missing.",
  ],
  [
    "an ABN that fails its sum",
    (text) => `${text} ABN 51 824 753 557`,
    "ABN and ACN of the parties: 51 824 753 557 is not valid.",
  ],
  [
    "an ABN that lacks a digit",
    (text) => `${text} ABN 51 824 753 55, 12 Kent Street`,
    "ABN and ACN of the parties: 5182475355 is not valid.",
  ],
  [
    "words that disagree with the figures",
    (text) => text.replaceAll("seventy-three thousand", "seventy-four thousand"),
    "Amount in figures and words: 'seventy-four thousand four hundred and eighty-two dollars and fifty-three cents' is not $73,482.53",
  ],
  [
    "figures that disagree with the draft",
    (text) => text.replaceAll("$73,482.53", "$73,482.50"),
    "Amount in figures and words: $73,482.50 is not $73,482.53",
  ],
  [
    "a condition",
    (text) => `${text} The Issuer pays provided that the Contractor is in default.`,
    "No conditions: These words can make payment conditional: 'provided that', 'is in default'.",
  ],
  [
    "another date",
    (text) => text.replaceAll("20 November 2027", "21 November 2027"),
    "Expiry: The text does not say that it expires on 20 November 2027.",
  ],
  [
    "no expiry beside an expiry date",
    (text) => `${text} It has no expiry.`,
    "Expiry: The text says that it has no expiry, but the draft has an expiry date.",
  ],
];

for (const [name, spoil, message] of TROUBLES)
  test(`the checks find ${name}`, () => {
    const found = wordingChecks(spoil(textOf({})), FACTS, TODAY).filter(({ clear }) => !clear);
    assert.equal(found.length, 1);
    assert.ok(`${found[0]?.title}: ${found[0]?.message}`.startsWith(message), found[0]?.message ?? "");
  });

test("a number is told from the street number that follows it", () => {
  const text = `${textOf({})} ACN 004 085 616 12 Kent Street, ABN: 51824753556 7 Wharf Road`;
  assert.ok(wordingChecks(text, FACTS, TODAY).every(({ clear }) => clear));
});

test("a text that expires disagrees with a draft that does not, and a day that has passed is no expiry", () => {
  assert.deepEqual(foundIn({ ...FACTS, expiryType: "OPEN_ENDED", expiryDate: null }), [
    "Nothing left to fill in: Still to be filled in: [expiry date].",
    "Expiry: The text names an expiry, but the draft has no expiry date.",
  ]);
  assert.deepEqual(foundIn({ ...FACTS, expiryDate: TODAY }), [
    "Expiry: It would expire before it is issued.",
  ]);
});

test("every conditional phrase is found, across line breaks and in any case", () => {
  for (const phrase of CONDITIONAL_PHRASES) {
    const text = `${textOf({})}\n${phrase.toUpperCase().replace(" ", "\n")}`;
    const found = wordingChecks(text, FACTS, TODAY).find(({ title }) => title === "No conditions");
    assert.ok(found?.message.includes(phrase), phrase);
  }
});

function textOf(change: Partial<WordingFacts>): string {
  return wordingText(wordingBlocks({ ...FACTS, ...change }));
}

function foundIn(facts: WordingFacts): string[] {
  return wordingChecks(wordingText(wordingBlocks(facts)), facts, TODAY)
    .filter(({ clear }) => !clear)
    .map(({ title, message }) => `${title}: ${message}`);
}
