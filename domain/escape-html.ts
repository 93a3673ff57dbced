// Makes any text safe to stand in HTML, between tags and within quoted attributes.

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESCAPES).map(([sign, escaped]) => [escaped, sign]),
);

/** What `escapeHtml` has written, as it was. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (escaped) => SIGNS[escaped] ?? escaped);
}
