// A mail as plain text.
import { factText, type MailBlock, type MailDraft, type MailLastLine } from "./mail-blocks.ts";

export function mailText({ heading, blocks, footer }: MailDraft): string {
  return `${[heading, ...blocks.map(blockText), `--\nBondline\n${footer}`].join("\n\n")}\n`;
}

export function withLastLineInText(text: string, line: MailLastLine | undefined): string {
  return line === undefined ? text : `${text}${line.text} ${line.label}:\n${line.url}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return block.text;
    case "code":
      return `    ${block.code}`;
    case "button":
      return `${block.label}:\n${block.url}`;
    case "facts":
      return block.rows.map(([label, value]) => `${label}: ${factText(value)}`).join("\n");
    case "link":
      return `${block.text} ${block.url}`;
    case "entry":
      return [block.title, block.text, ...(block.url === null ? [] : [block.url])].join("\n");
    case "quote":
      return `${block.label}:\n${indented(block.text)}`;
  }
}

function indented(text: string): string {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => `  ${line}`.trimEnd())
    .join("\n");
}
