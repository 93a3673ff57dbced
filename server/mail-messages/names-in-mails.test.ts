// Whatever people call themselves, their organisations and their records, no mail carries it as something to be followed, and none to a stranger as its subject.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "../graphql/schema.ts";
import "../jobs.ts";
import type { MailContent } from "./mail-content.ts";
import { type MailExample, mailExamples } from "./mail-template.ts";

const BAIT = "URGENT4711";
const HOSTILE_NAMES = [
  `${BAIT} pay at evil.example now`,
  `evil.example ${BAIT} refunds`,
  `${BAIT} https://evil.example/pay?x=1`,
  `${BAIT} HTTP://EVIL.EXAMPLE`,
  `${BAIT} www.evil.example`,
  `${BAIT} pay@evil.example`,
  `${BAIT} 203.0.113.5/pay`,
  `${BAIT} evil.xn--p1ai`,
  `${BAIT} пример.рф`,
  `${BAIT} (evil.example)`,
  `${BAIT},evil.example/a.b`,
  `${BAIT}\r\nevil.example`,
];

/** Words and numbers that are ours, and an address that was checked as one. */
const OURS =
  /^(answer|answerMethod|code|depositReference|device|draftReference|emailAddress|event|invoiceNumber|providerName|reference|refundReason|role|status|triggerProperty|what|bsb|number)$/;
/** Which of several mails it is: no example of what people type is in capitals alone. */
const CODE = /^[A-Z][A-Z_]+$/;
const OUR_PLACE = "https://portal.bondline.example";

describe("with a hostile name wherever people type one", () => {
  for (const each of mailExamples())
    test(`${each.template} holds nothing to follow but our own addresses`, () => {
      for (const hostile of HOSTILE_NAMES) {
        const { input, typed } = withName(each.input, hostile);
        const content = each.compose(input);
        assert.deepEqual(linksIn(content, emailOf(each)), [], hostile);
        // Nothing that people typed stands in the subject of what goes to an address that somebody typed.
        if (each.toStranger) assert.ok(!content.subject.includes(BAIT), content.subject);
        // The same mail as it would be if names stood in it as they were typed.
        if (typed > 0) assert.notDeepEqual(linksIn(asTyped(content), emailOf(each)), [], hostile);
      }
    });
});

test("some messages go to strangers", () => {
  assert.ok(mailExamples().filter(({ toStranger }) => toStranger).length > 5);
});

/** Every text of it that people may have typed becomes the name. */
function withName(given: object, hostile: string): { input: object; typed: number } {
  let typed = 0;
  const replaced = (key: string, value: unknown): unknown => {
    if (typeof value === "string" && !isOurs(key, value)) {
      typed += 1;
      return hostile;
    }
    if (Array.isArray(value)) return value.map((each) => replaced(key, each));
    return typeof value === "object" && value !== null ? inside(value) : value;
  };
  const inside = (value: object): object =>
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(key, each)]));
  return { input: inside(given), typed };
}

function isOurs(key: string, value: string): boolean {
  return (
    OURS.test(key) ||
    CODE.test(value) ||
    value.startsWith(OUR_PLACE) ||
    /^\d{4}-\d\d-\d\d$/.test(value) ||
    key === "signedOut"
  );
}

const emailOf = ({ input }: MailExample) =>
  "emailAddress" in input ? String(input.emailAddress) : undefined;

/** As a mail program finds them: word by word, by the machine's own reader of addresses and not by our pattern. */
function linksIn({ subject, html, text }: MailContent, allowed: string | undefined): string[] {
  const shown = html.replace(/<style>.*?<\/style>/s, " ").replaceAll(/<[^>]+>/g, " ");
  const plain = [subject, text, unescaped(shown)].join("\n");
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
  const words = plain
    .split(/[\s\u200b,;()“”"<>]+/)
    .filter((word) => word !== allowed && !word.startsWith(OUR_PLACE));
  return [...hrefs.filter((href) => !href.startsWith(OUR_PLACE)), ...words.filter(isAddress)];
}

function isAddress(word: string): boolean {
  const bare = word
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/^.*@/, "")
    .replace(/[.!?:]+$/, "");
  if (/^[a-z]+:\/\/\S/i.test(word) || /\S@\S/.test(word)) return true;
  if (!bare.includes(".") || !URL.canParse(`http://${bare}`)) return false;
  const labels = new URL(`http://${bare}`).hostname.split(".");
  const isIp =
    labels.length === 4 && labels.every((label) => /^\d+$/.test(label)) && /^\d+\.\d+\.\d+\.\d+/.test(bare);
  return isIp || (labels.length > 1 && /^(xn--[a-z0-9-]+|[a-z]{2,})$/.test(labels.at(-1) ?? ""));
}

function asTyped({ subject, html, text, ...others }: MailContent): MailContent {
  const joined = (part: string) => part.replaceAll("\u200b", "");
  return { ...others, subject: joined(subject), html: joined(html), text: joined(text) };
}

function unescaped(html: string): string {
  return html.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
