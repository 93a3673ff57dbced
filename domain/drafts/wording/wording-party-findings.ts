// Names and numbers of the parties as the text has them, held against the parties of the draft.

import { isAbn } from "../../values/fields/abn.ts";
import { formatAbnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { isAcn } from "../../values/fields/acn.ts";
import type { WordingFacts, WordingParty } from "./wording-facts.ts";
import type { WordingFinding } from "./wording-finding.ts";
import { NUMBERED } from "./wording-patterns.ts";

type Named = WordingParty & { role: string };

const COMPANY =
  /\b(?:\p{Lu}[\p{L}\p{N}&'’.-]*|&)(?:\s+(?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|of|and|the)){0,8}\s+(?:Pty\.?\s+(?:Ltd\.?|Limited)|Limited|Ltd\.?)(?![\p{L}\p{N}])/gu;
/** Where an undertaking says in so many words who a party is. */
const ISSUER_PLACES = [
  /([^,.;:()]{2,255}?)\s*\((?:the\s+|")?Issuer"?\)/g,
  /\bSigned for (.{2,255}?) by its authorised officers\b/g,
];

export function partyFindings(sentences: readonly string[], facts: WordingFacts): WordingFinding[] {
  const parties = partiesOf(facts);
  const text = spaced(sentences.join("\n"));
  return [
    ...sentences.flatMap((sentence) => [
      ...numberFindings(sentence, parties),
      ...nameFindings(sentence, parties, facts),
    ]),
    ...parties.flatMap((party) => missing(text, party)),
  ];
}

function partiesOf({ issuer, beneficiary, applicant }: WordingFacts): Named[] {
  return [
    { ...issuer, role: "issuer" },
    { ...beneficiary, role: "beneficiary" },
    { ...applicant, role: "applicant" },
  ];
}

/** A number that is right beside a name that is not is the mistake that was litigated to the High Court. */
function numberFindings(sentence: string, parties: readonly Named[]): WordingFinding[] {
  return [...sentence.matchAll(NUMBERED)].flatMap((match) => {
    const digits = (match[1] ?? "").replace(/\D/g, "");
    const shown = formatAbnOrAcn(digits);
    if (!isAbn(digits) && !isAcn(digits))
      return [
        stop(sentence, `${shown} is not a valid ABN or ACN.`, "Copy the number from the party's record."),
      ];
    const holder = parties.find(({ abnOrAcn }) => abnOrAcn === digits);
    if (holder === undefined)
      return [
        stop(
          sentence,
          `${shown} belongs to no party of the draft.`,
          "Use the number of the party, or correct the party.",
        ),
      ];
    const before = spaced(sentence.slice(0, match.index)).replace(/[\s(,:-]+$/, "");
    const other = parties.find(
      ({ name }) => name !== null && name !== holder.name && before.endsWith(spaced(name)),
    );
    const isBeside = holder.name === null || before === "" || before.endsWith(spaced(holder.name));
    if (isBeside || (other === undefined && !/[\p{L}.]$/u.test(before))) return [];
    return [
      stop(
        sentence,
        `${shown} is the number of ${holder.name}, but is beside another name.`,
        `Write ${holder.name} as the ${holder.role} is recorded.`,
      ),
    ];
  });
}

function nameFindings(sentence: string, parties: readonly Named[], facts: WordingFacts): WordingFinding[] {
  const flat = spaced(sentence);
  const known = parties.flatMap(({ name }) => (name === null || name.trim() === "" ? [] : spaced(name)));
  // What the draft itself says of its contract may name whom it likes.
  const written = [
    facts.agreementContent,
    facts.contractTitle,
    facts.siteAddress,
    facts.issuer.address,
    facts.beneficiary.address,
  ];
  const isWritten = (name: string) => written.some((each) => each !== null && spaced(each).includes(name));
  const companies = [...flat.matchAll(COMPANY)].map(([name]) => name);
  const strangers = companies.filter(
    (name) =>
      !known.some((each) => each === name || each.endsWith(` ${name}`) || name.endsWith(` ${each}`)) &&
      !isWritten(name),
  );
  return [
    ...strangers.map((name) => strangerFinding(sentence, name, parties)),
    ...issuerFindings(sentence, facts),
  ];
}

function strangerFinding(sentence: string, name: string, parties: readonly Named[]): WordingFinding {
  const near = parties.find((party) => party.name !== null && isNear(name, party.name));
  return near === undefined
    ? {
        ...stop(sentence, `${name} is no party of the draft.`, "Take the name out, or correct the parties."),
        severity: "CARE",
      }
    : stop(
        sentence,
        `${name} is not how the ${near.role} is recorded, which is ${near.name}.`,
        `Write ${near.name}.`,
      );
}

function issuerFindings(sentence: string, { issuer }: WordingFacts): WordingFinding[] {
  const { name } = issuer;
  if (name === null || name.trim() === "") return [];
  const wanted = spaced(name);
  const flat = spaced(sentence);
  const places = ISSUER_PLACES.flatMap((place) =>
    [...flat.matchAll(place)].map(([, named = ""]) => named.trim()),
  );
  const isOther = places.some((named) => !named.endsWith(wanted) && !wanted.endsWith(named));
  return isOther && !flat.includes(wanted)
    ? [stop(sentence, `The text says that another than ${name} is the issuer.`, `Write ${name}.`)]
    : [];
}

/** Half of the words or more are the same: a name that was mistyped, or is another company of a group. */
function isNear(one: string, other: string): boolean {
  const words = (name: string) =>
    new Set(
      name
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.filter((word) => !["pty", "ltd", "limited", "and", "the", "of"].includes(word)),
    );
  const [first, second] = [words(one), words(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(first.size, second.size);
}

function missing(text: string, { name, abnOrAcn, role }: Named): WordingFinding[] {
  if (name === null || name.trim() === "")
    return [stop(null, `The ${role} has no name yet.`, `Complete the ${role} of the draft.`)];
  const finding = text.includes(spaced(name))
    ? []
    : [
        stop(
          null,
          `The text does not name the ${role}, ${name}, exactly as it is recorded.`,
          `Write ${name} where the ${role} is named: only the party that is named can claim.`,
        ),
      ];
  const digits = text.replace(/(?<=\d)[ .-](?=\d)/g, "");
  if (abnOrAcn === null || digits.includes(abnOrAcn)) return finding;
  const number = formatAbnOrAcn(abnOrAcn);
  return [
    ...finding,
    {
      ...stop(
        null,
        `The number of the ${role}, ${number}, is not in the text.`,
        `Write ${number} behind its name.`,
      ),
      severity: "CARE",
    },
  ];
}

function spaced(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

function stop(sentence: string | null, message: string, mend: string): WordingFinding {
  return { topic: "PARTY", severity: "STOP", sentence, message, mend };
}
