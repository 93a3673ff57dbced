// Shows: W-07.
import { expect, test } from "vitest";
import { previewPage, sanitiseWording, WORDING_TAGS } from "./preview-document.ts";

test("the allowed tags pass", () => {
  for (const tag of WORDING_TAGS.filter((each) => each !== "body" && each !== "br")) {
    expect(sanitiseWording(`<${tag}>text</${tag}>`)).toBe(`<${tag}>text</${tag}>`);
  }
  expect(sanitiseWording("one<br>two")).toBe("one<br>two");
});

test.each([
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["an image with a handler", '<img src="x" onerror="alert(1)"><p>a</p>', "<p>a</p>"],
  ["a style", "<style>p{}</style><p style='color:red'>a</p>", "<p>a</p>"],
  ["a link that runs script", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["a frame", "<iframe src='/'></iframe><p>a</p>", "<p>a</p>"],
  ["a form", "<form action='/'><button formaction='/'>a</button></form>", "<button>a</button>"],
])("%s does not pass", (_, html, clean) => {
  expect(sanitiseWording(html)).toBe(clean);
});

test("the page names itself, links our style sheet and writes no style of its own", async () => {
  const page = await textOf(
    previewPage("<p>Undertaking</p>", { title: "A & B", styleSheet: "/assets/w.css" }),
  );
  expect(page).toContain("<title>A &#38; B</title>");
  expect(page).toContain('<link rel="stylesheet" href="/assets/w.css">');
  expect(page).toContain("<p>Undertaking</p>");
  expect(page).not.toContain("<style");
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
}
