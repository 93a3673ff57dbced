// Shows: W-07.
import { WORDING_TAGS } from "@bondline/domain/drafts/wording/wording-output.ts";
import { expect, test } from "vitest";
import { sanitiseWording, wordingPage } from "./wording-page.ts";

test("every tag of the list passes", () => {
  for (const tag of WORDING_TAGS.filter((each) => each !== "body")) {
    expect(sanitiseWording(`<${tag}>x</${tag}>`)).toContain(`<${tag}>`);
  }
});

test.each([
  ["<script>alert(1)</script><p>Clause</p>", "<p>Clause</p>"],
  ["<p onclick='alert(1)'>Clause</p>", "<p>Clause</p>"],
  ["<a href='javascript:alert(1)'>Clause</a>", "<a>Clause</a>"],
  ["<img src=x onerror=alert(1)>Clause", "Clause"],
  ["<iframe src='https://example.com'></iframe><b>Clause</b>", "<b>Clause</b>"],
  ["<form action='/'><button formaction='/'>Clause</button></form>", "<button>Clause</button>"],
  ["<style>p{}</style><del>5.00 pm</del><ins>4.00 pm</ins>", "<del>5.00 pm</del><ins>4.00 pm</ins>"],
])("%s is shown as %s", (html, shown) => {
  expect(sanitiseWording(html)).toBe(shown);
});

test("the page names itself and takes its style from our own address alone", async () => {
  const page = wordingPage("<p>Clause</p>", {
    title: 'Wording "of" <DR-20911>',
    styleSheet: "https://portal.example/wording.css",
  });
  const text = await page.text();
  expect(page.type).toBe("text/html");
  expect(text).toContain("<title>Wording &#34;of&#34; &#60;DR-20911&#62;</title>");
  expect(text).toContain('<link rel="stylesheet" href="https://portal.example/wording.css">');
  expect(text).toContain("<p>Clause</p>");
});
