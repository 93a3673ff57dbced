// Turns the wording that the server made into a page of its own for the preview's frame, with the allowed tags alone (W-07).

import DOMPurify from "dompurify";

/** Nothing else passes. */
export const WORDING_TAGS = [
  "b",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "del",
  "ins",
  "a",
  "button",
  "div",
  "p",
  "span",
  "br",
  "body",
] as const;

const WORDING_ATTRIBUTES = ["class"];

export function sanitiseWording(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...WORDING_TAGS],
    ALLOWED_ATTR: WORDING_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** `styleSheet` is an address of our own: the content policy allows no style that is written into the page. */
export function wordingPage(
  html: string,
  { title, styleSheet }: { title: string; styleSheet: string },
): Blob {
  const page = [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    `<title>${escaped(title)}</title><link rel="stylesheet" href="${escaped(styleSheet)}"></head>`,
    `<body class="wording">${sanitiseWording(html)}</body></html>`,
  ];
  return new Blob([page.join("")], { type: "text/html" });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
