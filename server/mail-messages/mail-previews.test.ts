// Every message that the product sends can be looked at before anybody gets it.
// Shows: Q-096.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import "../graphql/schema.ts";
import "../jobs.ts";
import { mailExamples } from "./mail-template.ts";

const PREVIEWS = mailExamples().map(({ template, compose, input }) => ({
  template,
  content: compose(input),
}));

test("the messages of all modules are known, each by its name", () => {
  assert.ok(PREVIEWS.length > 25, String(PREVIEWS.length));
  for (const name of ["confirmationCodeMail", "alertMail", "handoverMail"])
    assert.ok(
      PREVIEWS.some(({ template }) => template === name),
      name,
    );
});

test("no module composes a mail without its template, which asks for the example", () => {
  const modules = join(import.meta.dirname, "../modules");
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  assert.ok(files.length > 300);
  const composing = files.filter((name) => readFileSync(join(modules, name), "utf8").includes("composeMail"));
  assert.deepEqual(composing, []);
});

describe("every preview", () => {
  for (const { template, content } of PREVIEWS) {
    test(`${template}: one line of subject, and all that the text says is in the HTML`, () => {
      assert.match(content.subject, /^[^\r\n]{10,150}$/);
      const plainHtml = content.html
        .replaceAll(/<[^>]+>/g, "")
        .replaceAll("&amp;", "&")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'");
      for (const line of content.text.split("\n").map((each) => each.trim())) {
        const isSkipped = line.startsWith("https://") || line === "--";
        const parts = isSkipped ? [] : line.split(": ").map((part) => part.replace(/:$/, ""));
        for (const part of parts) assert.ok(plainHtml.includes(part), `"${part}" is missing in the HTML`);
      }
      for (const [, link = ""] of content.html.matchAll(/href="([^"]+)"/g))
        assert.ok(content.text.includes(link.replaceAll("&amp;", "&")), link);
    });

    test(`${template}: shows values as people read them`, () => {
      for (const part of [content.subject, content.text, content.html])
        assert.doesNotMatch(part, /\[object|undefined|NaN/);
    });

    test(`${template}: nothing is loaded from anywhere, nothing runs, and dark mailboxes are minded`, () => {
      assert.doesNotMatch(content.html, /<img|<script|<link|src=|url\(|@import/i);
      assert.match(content.html, /prefers-color-scheme: dark/);
      assert.match(content.html, /<html lang="en-AU">/);
    });
  }
});
