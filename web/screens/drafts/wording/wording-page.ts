// Turns the wording that the server made into a page of its own for the preview's frame, with the allowed tags alone (W-07).

import { WORDING_TAGS } from "@bondline/domain/drafts/wording/wording-output.ts";
import DOMPurify from "dompurify";

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
