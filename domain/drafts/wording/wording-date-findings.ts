// The days that the text names, held against those of the draft.

import type { PlainDate } from "../../values/time/plain-date.ts";
import { longDate, type WordingFacts } from "./wording-facts.ts";
import type { WordingFinding } from "./wording-finding.ts";
import { datesIn, EXPIRY_HOUR, NO_EXPIRY } from "./wording-patterns.ts";

const SPEAKS_OF_END =
  /\b(?:expir\w+|ends?|until|in force|lapses?|terminat\w+|ceases?|no later than|on or before|\d{1,2}[.:]\d{2} ?[ap]m)\b/i;

export function dateFindings(
  sentences: readonly string[],
  facts: WordingFacts,
  today: PlainDate,
): WordingFinding[] {
  const known = knownDates(facts);
  const inSentences = sentences.flatMap((sentence) => [
    ...datesIn(sentence).flatMap(({ phrase, date }) => dateFinding(sentence, { phrase, date }, facts, known)),
    ...noExpiryFinding(sentence, facts),
  ]);
  return [...inSentences, ...missing(sentences.join("\n"), facts, today)];
}

type Written = { phrase: string; date: PlainDate | undefined };

/** Also what the draft says of its contract in its own words. */
function knownDates({
  contractDate,
  issueDate,
  agreementContent,
  contractTitle,
  expiryCondition,
  ...facts
}: WordingFacts) {
  const written = [agreementContent, contractTitle, expiryCondition, facts.siteAddress].flatMap((text) =>
    datesIn(text ?? ""),
  );
  return [contractDate, issueDate, ...written.map(({ date }) => date)].filter((date) => date != null);
}

function dateFinding(
  sentence: string,
  { phrase, date }: Written,
  { expiryDate, expiryType }: WordingFacts,
  known: readonly PlainDate[],
): WordingFinding[] {
  if (date === undefined) return [stop(sentence, `${phrase} is in no calendar.`, "Correct the day.")];
  const isFixed = expiryType === "FIXED";
  if ((isFixed && date === expiryDate) || known.includes(date)) return [];
  if (!SPEAKS_OF_END.test(sentence))
    return [
      {
        ...stop(
          sentence,
          `${longDate(date)} is no day of the draft.`,
          "Correct the day, or the dates of the draft.",
        ),
        severity: "CARE",
      },
    ];
  if (!isFixed)
    return [
      stop(
        sentence,
        `The text ends on ${longDate(date)}, but the draft has no expiry date.`,
        "Take the day out, or give the draft this expiry.",
      ),
    ];
  const expiry = expiryDate === null ? "the expiry of the draft" : longDate(expiryDate);
  return [stop(sentence, `${longDate(date)} is not the expiry of the draft, ${expiry}.`, `Write ${expiry}.`)];
}

function noExpiryFinding(sentence: string, { expiryType }: WordingFacts): WordingFinding[] {
  return expiryType === "FIXED" && NO_EXPIRY.test(sentence)
    ? [
        stop(
          sentence,
          "The text says that it has no expiry, but the draft has an expiry date.",
          "Take the sentence out, or make the draft open-ended.",
        ),
      ]
    : [];
}

function missing(
  text: string,
  { expiryType, expiryDate, issueDate }: WordingFacts,
  today: PlainDate,
): WordingFinding[] {
  if (expiryType !== "FIXED") return [];
  if (expiryDate === null)
    return [stop(null, "There is no expiry date yet.", "Enter the expiry date of the draft.")];
  if (expiryDate <= (issueDate ?? today))
    return [stop(null, "It would expire before it is issued.", "Give the draft a later expiry.")];
  const expiry = longDate(expiryDate);
  if (!datesIn(text).some(({ date }) => date === expiryDate))
    return [
      stop(
        null,
        `The text does not say that it expires on ${expiry}.`,
        `Write that it expires at 4.00 pm on ${expiry}.`,
      ),
    ];
  return EXPIRY_HOUR.test(text)
    ? []
    : [
        {
          ...stop(
            null,
            "The text does not say at which hour it expires.",
            `Write that it expires at 4.00 pm on ${expiry}.`,
          ),
          severity: "CARE",
        },
      ];
}

function stop(sentence: string | null, message: string, mend: string): WordingFinding {
  return { topic: "DATE", severity: "STOP", sentence, message, mend };
}
