// Wording assurance: the portal's own wordings have no finding, and each way to spoil one is found in its sentence.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PROCESS_TYPES } from "../../process-type.ts";
import { amountInWords } from "../../values/money/amount-in-words.ts";
import { cents, formatAud } from "../../values/money/money.ts";
import { addDays, plainDate } from "../../values/time/plain-date.ts";
import { CONTRACT_FORMS, EXPIRY_TYPES } from "../drafts/draft.ts";
import { endsOnDate } from "./standard-wording.ts";
import { wordingBlocks } from "./wording.ts";
import { findingsInTheWay, wordingFindings } from "./wording-assurance.ts";
import { longDate, type WordingFacts } from "./wording-facts.ts";
import { wordingText } from "./wording-output.ts";
import { sentencesOf } from "./wording-sentences.ts";
import { WORDING_EDITIONS } from "./wording-slots.ts";

const TODAY = plainDate("2026-11-20");

const FACTS: WordingFacts = {
  processType: "BANK_GUARANTEE",
  contractForm: "AS4000_EXPIRY",
  issuer: {
    name: "BNK Banking Corporation Limited",
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
  agreementContent:
    "Design and construction of the eastern wharf for Harbour Trust Limited, subject to tender T-7 of 3 March 2026",
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

/** Every kind in every form, edition and kind of end that the form has, with short and long names and sums. */
const STANDARD = PROCESS_TYPES.flatMap((processType) =>
  CONTRACT_FORMS.flatMap((contractForm) =>
    EXPIRY_TYPES.flatMap((expiryType) =>
      WORDING_EDITIONS.flatMap((edition) =>
        [7_348_253n, 12_500_000_000n].map((amount) => {
          const facts: WordingFacts = {
            ...FACTS,
            processType,
            contractForm,
            expiryType,
            expiryDate: expiryType === "FIXED" ? FACTS.expiryDate : null,
            expiryCondition:
              expiryType === "CONDITIONAL"
                ? "the works are complete, unless the Principal has not approved them"
                : null,
            amountCents: cents(amount),
          };
          return {
            name: [processType, contractForm, expiryType, edition, amount].join(" "),
            facts,
            text: wordingText(wordingBlocks(facts, edition)),
          };
        }),
      ),
    ),
  ),
).filter(({ facts }) => endsOnDate(facts) === (facts.expiryType === "FIXED"));

const found = (text: string, facts: WordingFacts = FACTS) => wordingFindings(text, facts, TODAY);
const TEXT = wordingText(wordingBlocks(FACTS));

describe("the portal's own wording", () => {
  test("has no finding in any kind, form, edition and kind of end", () => {
    assert.ok(STANDARD.length >= 100, String(STANDARD.length));
    for (const { name, facts, text } of STANDARD) assert.deepEqual(found(text, facts), [], name);
  });

  test("is in sentences that are whole", () => {
    const sentences = sentencesOf(TEXT);
    assert.ok(sentences.includes("Ends: 4.00 pm (Victoria time) on 20 November 2027"));
    assert.ok(sentences.includes("Each payment reduces the Amount by what is paid."));
  });
});

/** Each place of a text where `what` stands, spoilt by itself. */
function spoilt(text: string, what: string, by: string): string[] {
  const places = [...text.matchAll(new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"))].map(
    ({ index }) => index,
  );
  assert.ok(places.length > 0, what);
  return places.map((at) => text.slice(0, at) + by + text.slice(at + what.length));
}

describe("of every standard wording", () => {
  const each = (topic: string, spoil: (facts: WordingFacts, text: string) => string[]) => {
    for (const { name, facts, text } of STANDARD)
      for (const bad of spoil(facts, text)) {
        const findings = found(bad, facts);
        assert.ok(
          findingsInTheWay(findings).some((finding) => finding.topic === topic),
          `${name}: ${JSON.stringify(findings)}`,
        );
      }
  };

  test("another amount in figures is found at each place", () =>
    each("AMOUNT", ({ amountCents }, text) =>
      spoilt(text, formatAud(amountCents ?? cents(0n)), "$99,000.00"),
    ));
  test("another amount in words is found at each place", () =>
    each("AMOUNT", ({ amountCents }, text) =>
      spoilt(text, amountInWords(amountCents ?? cents(0n)), "ninety-nine thousand dollars"),
    ));
  test("another name of a party is found at each place", () =>
    each("PARTY", ({ issuer, beneficiary, applicant }, text) => [
      ...spoilt(text, issuer.name ?? "", "BNK Bank Limited"),
      ...spoilt(text, beneficiary.name ?? "", "Kestrel and Sons Pty Ltd"),
      ...spoilt(text, applicant.name ?? "", "Harbour Holdings Pty Ltd"),
    ]));
  test("another number, and one that is none, is found at each place", () =>
    each("PARTY", (_, text) => [
      ...spoilt(text, "004 085 616", "53 004 085 616"),
      ...spoilt(text, "51 824 753 556", "51 824 753 557"),
    ]));
  test("the number of one party beside the name of another is found", () =>
    each("PARTY", (_, text) => [text.replace("ACN 004 085 616", "ABN 51 824 753 556")]));
  test("another day of its end is found at each place", () =>
    each("DATE", ({ expiryDate }, text) =>
      expiryDate === null
        ? []
        : [
            ...spoilt(text, longDate(expiryDate), longDate(addDays(expiryDate, 1))),
            ...spoilt(text, longDate(expiryDate), "21/11/2027"),
          ],
    ));
  test("an end that the draft does not have is found", () =>
    each("DATE", ({ expiryDate }, text) =>
      expiryDate === null
        ? [`${text}\nThis undertaking expires on 1 July 2028.`]
        : [`${text}\nThis undertaking has no expiry.`],
    ));
  test("the missing promise is found", () =>
    each("PART", (_, text) => [
      text
        .split("\n")
        .filter((line) => !line.includes("undertakes to pay"))
        .join("\n"),
    ]));
  test("a gap is found", () =>
    each("GAP", (_, text) => spoilt(text, "8 Wharf Road, Pyrmont NSW 2009", "[site]")));
});

const CONDITIONAL = [
  "The Issuer pays provided that the Contractor is in default.",
  "Subject to the terms of the Contract, the Issuer pays.",
  "The Issuer pays on condition that the works are late.",
  "Payment is conditional upon an award.",
  "The Issuer pays upon proof of the loss.",
  "The sum is paid when it is duly proved.",
  "If the Principal has defaulted, the Issuer pays.",
  "The Issuer pays if the Contractor fails to perform.",
  "Should the Applicant not comply and has breached its duty, if the Applicant becomes insolvent the Issuer pays.",
  "The Issuer pays in the event of default.",
  "The Issuer pays only after the Contractor was told.",
  "The Issuer does not pay unless the loss is agreed.",
  "The Issuer pays to the extent that the loss is shown.",
  "The Issuer pays with the prior written consent of the Contractor.",
  "The Issuer pays after 5 business days notice to the Contractor.",
  "The Issuer pays to the satisfaction of the Issuer.",
  "The Issuer pays upon presentation of an award.",
];

describe("a condition", () => {
  for (const sentence of CONDITIONAL)
    test(`is found in its sentence: ${sentence}`, () => {
      const findings = found(
        `${TEXT}\nA demand is paid within a day. ${sentence} A further sentence follows.`,
      );
      assert.deepEqual(
        findings.map(({ topic, sentence: where }) => [topic, where]),
        [["CONDITION", sentence]],
      );
      assert.deepEqual(findingsInTheWay(findings), []);
    });

  for (const sentence of [
    "This undertaking is not subject to any condition.",
    "The Issuer pays without being subject to proof of default.",
    "The Issuer pays whether or not the Contractor has failed.",
  ])
    test(`that is denied is none: ${sentence}`, () => {
      assert.deepEqual(
        found(`${TEXT}\n${sentence}`).map(({ message }) => message),
        [],
      );
    });
});

const WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/ on written demand,/g, "The text does not say that it is paid on demand."],
  [/unconditional and /gi, "The text does not call the undertaking unconditional."],
  [/unconditional and irrevocable/gi, "The text does not say that the undertaking can't be revoked."],
  [
    /The Issuer pays without reference to.*\n/g,
    "The text does not say that the issuer pays without reference to the applicant.",
  ],
  [/in writing|written/g, "The text does not say how a demand is made."],
];

describe("a part that is missing", () => {
  for (const [pattern, message] of WITHOUT)
    test(message, () => {
      const text = TEXT.replaceAll(pattern, "\n");
      assert.ok(
        found(text).some((finding) => finding.message === message && finding.mend !== ""),
        JSON.stringify(found(text)),
      );
    });

  test("in a text that says nothing, each is named with what mends it", () => {
    const findings = found("Unconditional undertaking\nThank you for your letter.");
    assert.equal(findings.filter(({ topic }) => topic === "PART").length, 9);
    assert.ok(findings.every(({ message, mend }) => message !== "" && mend !== ""));
  });
});

test("what must be mended comes before what is to be looked at", () => {
  const findings = found(`${TEXT}\nSubject to the Contract, $5.00 in total is paid.`);
  assert.deepEqual(
    findings.map(({ severity, topic }) => [severity, topic]),
    [
      ["STOP", "AMOUNT"],
      ["CARE", "CONDITION"],
    ],
  );
  assert.equal(findings[0]?.sentence, "Subject to the Contract, $5.00 in total is paid.");
});

test("a sum that is not the whole, and a day of something else, are only to be looked at", () => {
  const findings = found(`${TEXT}\nA demand is for $10,000.00 or more. The tender closed on 5 May 2026.`);
  assert.deepEqual(
    findings.map(({ severity, topic }) => [severity, topic]),
    [
      ["CARE", "AMOUNT"],
      ["CARE", "DATE"],
    ],
  );
});

test("a long text is read in a moment", () => {
  const hostile = [
    "(".repeat(20_000),
    "A".repeat(20_000),
    "Aa ".repeat(6_600),
    "one ".repeat(5_000),
    "if the contractor ".repeat(1_100),
    "will . ".repeat(2_800),
    "1 ".repeat(10_000),
  ];
  for (const text of hostile) assert.ok(found(text).length > 0);
});
