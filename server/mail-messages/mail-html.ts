// A mail as HTML that old and new mailboxes show alike: tables, inline styles, and dark colours where they are understood.
import { escapeHtml } from "@bondline/domain/escape-html.ts";
import {
  type FactValue,
  factText,
  type MailBlock,
  type MailDraft,
  type MailLastLine,
} from "./mail-blocks.ts";

const FONT = "Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const INK = "#16181d";
const INK_2 = "#4c515c";
const SUNKEN = "#f0f0ed";
const ACCENT = "#0b6a50";

/** The name of a person or an organisation may be one long word, in the card and in the footer. */
const BREAKING = "overflow-wrap:anywhere;word-break:break-word";

/** For mailboxes that know dark mode; the classes overrule the inline styles there and only there. */
const DARK = `@media (prefers-color-scheme: dark) {
  .canvas { background: #0f1113 !important; }
  .card { background: #16191c !important; border-color: #262b30 !important; }
  .ink { color: #eef0f1 !important; }
  .ink-2 { color: #b3b9be !important; }
  .sunken { background: #121417 !important; }
  .line { border-color: #262b30 !important; }
  .button { background: #2f9f7d !important; color: #06140f !important; }
}`;

/** Where a line is put that is known when the mail is sent: how its reader stops such mails. */
const END_OF_FOOTER = "<!-- end of footer -->";

export function withLastLineInHtml(html: string, line: MailLastLine | undefined): string {
  const row = (each: MailLastLine) =>
    `<tr><td class="ink-2" style="padding:4px 4px 0;font:400 13px/20px ${FONT};color:${INK_2}">${escapeHtml(each.text)} <a class="ink-2" href="${escapeHtml(webAddress(each.url))}" style="color:${INK_2}">${escapeHtml(each.label)}</a></td></tr>\n`;
  return html.replace(END_OF_FOOTER, () => (line === undefined ? "" : row(line)));
}

export function mailHtml({ subject, preview, heading, blocks, footer }: MailDraft): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f6f4">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:#f6f6f4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${BREAKING}">
<tr><td class="ink" style="padding:0 4px 16px;font:600 16px/24px ${FONT};color:${INK}">Bondline</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e4e4df;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font:600 20px/28px ${FONT};color:${INK}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td class="ink-2" style="padding:16px 4px 0;font:400 13px/20px ${FONT};color:${INK_2}">${escapeHtml(footer)}</td></tr>
${END_OF_FOOTER}</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;font:400 15px/24px ${FONT};color:${INK}">${escapeHtml(block.text)}</p>`;
    case "note":
      return `<p class="ink-2" style="margin:16px 0 0;font:400 13px/20px ${FONT};color:${INK_2}">${escapeHtml(block.text)}</p>`;
    case "link":
      return `<p class="ink-2" style="margin:16px 0 0;font:400 13px/20px ${FONT};color:${INK_2}">${escapeHtml(block.text)} <a class="ink-2" href="${escapeHtml(webAddress(block.url))}" style="color:${INK_2}">${escapeHtml(block.url)}</a></p>`;
    case "code":
      return `<p class="ink sunken" style="margin:0 0 16px;padding:16px;background:${SUNKEN};border-radius:8px;text-align:center;font:600 28px/36px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:${INK}">${escapeHtml(block.code)}</p>`;
    case "button":
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(webAddress(block.url))}" style="display:inline-block;padding:10px 20px;background:${ACCENT};border-radius:8px;font:500 15px/20px ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "facts":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows.map(factRow).join("")}</table>`;
    case "entry":
      return `<div class="line" style="padding:12px 0;border-bottom:1px solid #e4e4df"><p class="ink" style="margin:0;font:500 15px/24px ${FONT};color:${INK}">${entryTitle(block)}</p><p class="ink-2" style="margin:0;font:400 14px/20px ${FONT};color:${INK_2}">${escapeHtml(block.text)}</p></div>`;
    case "quote":
      return `<div class="sunken" style="margin:0 0 16px;padding:16px;background:${SUNKEN};border-radius:8px"><p class="ink-2" style="margin:0 0 4px;font:500 13px/20px ${FONT};color:${INK_2}">${escapeHtml(block.label)}</p><p class="ink" style="margin:0;font:400 15px/24px ${FONT};color:${INK};white-space:pre-line">${escapeHtml(block.text.trim())}</p></div>`;
  }
}

function entryTitle({ title, url }: { title: string; url: string | null }): string {
  if (url === null) return escapeHtml(title);
  return `<a class="ink" href="${escapeHtml(webAddress(url))}" style="color:${INK}">${escapeHtml(title)}</a>`;
}

function factRow([label, value]: readonly [string, FactValue]): string {
  const cell = `padding:10px 0;border-bottom:1px solid #e4e4df;font:400 14px/20px ${FONT};vertical-align:top`;
  return `<tr><td class="ink-2 line" style="${cell};overflow-wrap:normal;word-break:normal;color:${INK_2}">${escapeHtml(label)}</td><td class="ink line" align="right" style="${cell};padding-left:16px;color:${INK};font-weight:500">${escapeHtml(factText(value))}</td></tr>`;
}

/** A link of another kind would be a mistake of ours, and is never sent. */
function webAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new RangeError("A link in a mail is a whole web address.");
  return url;
}
