// Every message that the product sends can be looked at before anybody gets it.
// Shows: Q-096.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { MAIL_PREVIEWS } from "./mail-previews.ts";

test("no message is without its preview, and no preview without its message", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith("-messages.ts"));
  assert.ok(files.length >= 4);
  const templates: string[] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(join(import.meta.dirname, file));
    for (const [name, value] of Object.entries(module))
      if (typeof value === "function" && name.endsWith("Mail")) templates.push(name);
  }
  const previewed = new Set(MAIL_PREVIEWS.map(({ template }) => template));
  assert.deepEqual([...previewed].toSorted(), templates.toSorted());
});

describe("every preview", () => {
  for (const { template, content } of MAIL_PREVIEWS) {
    test(`${template}: one line of subject, and all that the text says is in the HTML`, () => {
      assert.match(content.subject, /^[^\r\n]{10,150}$/);
      const plainHtml = content.html
        .replaceAll(/<[^>]+>/g, "")
        .replaceAll("&amp;", "&")
        .replaceAll("&#39;", "'");
      for (const line of content.text.split("\n").map((each) => each.trim())) {
        const isSkipped = line.startsWith("https://") || line === "--";
        const parts = isSkipped ? [] : line.split(": ").map((part) => part.replace(/:$/, ""));
        for (const part of parts) assert.ok(plainHtml.includes(part), `"${part}" is missing in the HTML`);
      }
      for (const [, link = ""] of content.html.matchAll(/href="([^"]+)"/g))
        assert.ok(content.text.includes(link.replaceAll("&amp;", "&")), link);
    });

    test(`${template}: nothing is loaded from anywhere, nothing runs, and dark mailboxes are minded`, () => {
      assert.doesNotMatch(content.html, /<img|<script|<link|src=|url\(|@import/i);
      assert.match(content.html, /prefers-color-scheme: dark/);
      assert.match(content.html, /<html lang="en-AU">/);
    });
  }
});
