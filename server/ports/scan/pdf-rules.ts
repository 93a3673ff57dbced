// What a PDF may not hold, by the words of its objects, wherever they stand and whether or not anything leads to them.
// Links within the document and to the web, forms without scripts, outlines, fonts and signatures are what contracts are made of, and stay.

import { type ContentFault, type Finding, faulty } from "./content-fault.ts";
import type { PdfToken } from "./pdf-lexer.ts";
import { holdsTestVirus, TEST_VIRUS_NAME } from "./test-virus.ts";

type Reason = ContentFault["reason"];

/** Names that mean this wherever they stand. */
const REFUSED_NAMES: Readonly<Record<string, Reason>> = {
  JavaScript: "ACTIVE_CONTENT",
  JS: "ACTIVE_CONTENT",
  Launch: "ACTIVE_CONTENT",
  SubmitForm: "ACTIVE_CONTENT",
  ImportData: "ACTIVE_CONTENT",
  GoToR: "ACTIVE_CONTENT",
  GoToE: "ACTIVE_CONTENT",
  Rendition: "ACTIVE_CONTENT",
  RichMedia: "ACTIVE_CONTENT",
  RichMediaExecute: "ACTIVE_CONTENT",
  RichMediaContent: "ACTIVE_CONTENT",
  GoTo3DView: "ACTIVE_CONTENT",
  FFilter: "ACTIVE_CONTENT",
  EmbeddedFile: "EMBEDDED_FILES",
  EmbeddedFiles: "EMBEDDED_FILES",
  EF: "EMBEDDED_FILES",
  FileAttachment: "EMBEDDED_FILES",
  XFA: "INTERACTIVE_FORM",
};

/** Names that mean it as the kind of an action, an annotation or an object, and may be anything else elsewhere. */
const REFUSED_KINDS: readonly string[] = ["Movie", "Sound", "Thread", "Screen", "3D", "PS"];
const KIND_KEYS: readonly string[] = ["S", "Subtype"];
const FILE_KEYS: readonly string[] = ["F", "UF"];
/** Addresses that run something, or fetch it from the reader's own machine or network. */
const REFUSED_ADDRESS = /^\s*(?:javascript|vbscript|file):/i;

/** What is wrong with one object, by its words in their order. */
export function findingIn(tokens: readonly PdfToken[]): Finding | undefined {
  const isLone = tokens.filter(({ text }) => text !== "endobj").length === 1;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const found = token.kind === "name" ? findingOfName(token, next, isLone) : findingOfString(token);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findingOfName({ text }: PdfToken, next: PdfToken | undefined, isLone: boolean): Finding | undefined {
  const reason = Object.hasOwn(REFUSED_NAMES, text) ? REFUSED_NAMES[text] : undefined;
  if (reason !== undefined) return faulty(reason, `The PDF holds /${text}.`);
  const isKind = isLone || (KIND_KEYS.includes(text) && next?.kind === "name");
  const kind = isLone ? text : next?.text;
  if (isKind && kind !== undefined && REFUSED_KINDS.includes(kind))
    return faulty("ACTIVE_CONTENT", `The PDF holds an object of the kind ${kind}.`);
  if (FILE_KEYS.includes(text) && next?.kind === "string")
    return faulty("ACTIVE_CONTENT", "The PDF leads to another file.");
  if (text === "Encrypt" && (next?.kind === "number" || next?.kind === "open"))
    return faulty("LOCKED", "The PDF is locked with a password.");
  return undefined;
}

function findingOfString({ kind, text }: PdfToken): Finding | undefined {
  if (kind !== "string") return undefined;
  if (REFUSED_ADDRESS.test(text))
    return faulty("ACTIVE_CONTENT", "The PDF holds an address that runs something.");
  return holdsTestVirus(Buffer.from(text, "latin1")) ? { kind: "virus", name: TEST_VIRUS_NAME } : undefined;
}
