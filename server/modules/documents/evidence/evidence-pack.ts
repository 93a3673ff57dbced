// What is in the evidence of a document: files that are made for it, files that are kept, and the signed statement that lists them all.

import { csvText } from "@bondline/domain/csv-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { isDownloadable } from "@bondline/domain/records/attachments/attachment-display.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { evidenceSigner } from "../../../evidence-key.ts";
import { EVIDENCE_SECTIONS } from "../../../evidence-sections.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type Document, wordingHashInForce } from "../documents/public.ts";
import { type EvidenceHistory, historiesOf } from "./evidence-histories.ts";
import { sha256, signedEnvelope } from "./evidence-signing.ts";
import { listDocumentMails } from "./evidence-store.ts";

export const STATEMENT_NAME = "bondline-evidence.json";

/** What is kept in the file store is named by its key: it may be larger than anybody's memory. */
export type PackFile = { name: string } & (
  | { text: string }
  | { storageKey: string; sha256: string; bytes: number }
);

export async function evidencePack(tx: Transaction, document: Document): Promise<PackFile[]> {
  const histories = await historiesOf(tx, document);
  const files = [
    ...keptFiles(document),
    ...wordingOf(document),
    ...(await sectionsOf(tx, document)),
    ...histories.flatMap(historyFiles),
  ];
  const statement = statementOf(tx, document, { histories, files });
  const text = signedEnvelope(evidenceSigner(tx.app), statement);
  return [{ name: STATEMENT_NAME, text }, ...files];
}

/** Only what came whole and clean, under the name that was validated when it came; each with its place, since two may have one name. */
function keptFiles({ attachments }: Document): PackFile[] {
  return attachments
    .filter((file) => isDownloadable({ ...file, received: file.receivedAt !== null }))
    .map(({ variant, fileName, storageKey, sha256: hash, fileSize: bytes }, at) => ({
      name: `${variant === ISSUED_PAPER ? "guarantee" : "files"}/${at + 1} ${fileName}`,
      storageKey,
      sha256: hash ?? "",
      bytes,
    }));
}

function wordingOf({ wordingHtml }: Document): PackFile[] {
  return wordingHtml === null ? [] : [{ name: "wording.html", text: wordingHtml }];
}

async function sectionsOf(tx: Transaction, document: Document): Promise<PackFile[]> {
  const files: PackFile[] = [
    { name: "mails.json", text: jsonText(await listDocumentMails(tx, document.id)) },
  ];
  for (const { name, read } of EVIDENCE_SECTIONS)
    files.push({ name: `${name}.json`, text: jsonText(await read(tx, document)) });
  return files;
}

function historyFiles({ name, entries }: EvidenceHistory): PackFile[] {
  return [
    { name: `history/${name}.json`, text: jsonText({ entries }) },
    { name: `history/${name}.csv`, text: csvText(csvRows(entries)) },
  ];
}

const CSV_HEAD = [
  "Number",
  "Date",
  "By",
  "Change",
  "What",
  "Name",
  "Field",
  "Old value",
  "New value",
  "Hash",
];

/** One row for each changed field; an entry that is not shown keeps its number and its hash. */
function csvRows(entries: EvidenceHistory["entries"]): string[][] {
  const rows = entries.flatMap(({ sequence, hash, said }) => {
    if (said === null) return [[String(sequence), "", "", "", "", "", "", "", "", hash]];
    const { at, by, change, what, name, changes } = said;
    const fields = changes.length === 0 ? [{ label: "", oldDisplayValue: "", newDisplayValue: "" }] : changes;
    return fields.map(({ label, oldDisplayValue, newDisplayValue }) => [
      String(sequence),
      at,
      by,
      change,
      what,
      name,
      label,
      oldDisplayValue ?? "",
      newDisplayValue ?? "",
      hash,
    ]);
  });
  return [CSV_HEAD, ...rows];
}

type Contents = { histories: readonly EvidenceHistory[]; files: readonly PackFile[] };

function statementOf(tx: Transaction, document: Document, { histories, files }: Contents): object {
  const { givenName, familyName } = requirePerson(tx.actor);
  return {
    preparedAt: tx.now,
    preparedFor: `${givenName} ${familyName}`,
    portal: tx.app.settings.publicUrl,
    undertaking: undertakingOf(document),
    status: { value: document.status, asOf: tx.now },
    wordingSha256: document.wordingHash,
    wordingInForceSha256: wordingHashInForce(document),
    pdfSha256: document.attachments.findLast(({ variant }) => variant === ISSUED_PAPER)?.sha256 ?? null,
    histories: histories.map(({ name, entries }) => {
      const head = entries.at(-1);
      return { file: `history/${name}.json`, entries: head?.sequence ?? 0, headHash: head?.hash ?? null };
    }),
    files: files.map((file) => ({ name: file.name, ...measured(file) })),
  };
}

function undertakingOf(document: Document): object {
  const partyOf = (variant: "ISSUER" | "BENEFICIARY") =>
    document.parties.find(({ partyVariant }) => partyVariant === variant)?.name ?? null;
  return {
    number: document.guaranteeNumber,
    reference: document.referenceNumber,
    kind: PROCESS_TYPE_TEXT[document.documentVariant],
    issuer: document.bankName,
    applicant: document.organisation.name,
    party: partyOf("ISSUER"),
    beneficiary: partyOf("BENEFICIARY"),
    amount: decimalFromCents(document.amountCents),
    issuedDate: document.establishedAt,
    expiryType: document.expiryType,
    expiresAt: document.expiresAt,
    expiryInstant: document.expiryInstant,
  };
}

function measured(file: PackFile): { sha256: string; bytes: number } {
  if ("storageKey" in file) return { sha256: file.sha256, bytes: file.bytes };
  return { sha256: sha256(file.text), bytes: Buffer.byteLength(file.text) };
}

/** Amounts in cents are text: JSON has no whole numbers of their size. */
function jsonText(value: unknown): string {
  const plain = (_: string, each: unknown) => (typeof each === "bigint" ? String(each) : each);
  return `${JSON.stringify(value, plain, 2)}\n`;
}
