// A table is written by one module: whoever else wants something of it asks that one, so that no rule of its own is passed by.

import { isTest, recordOf } from "./import-directions.ts";
import type { SourceFile } from "./source-files.ts";

type Shared = { tables: readonly string[]; by: readonly string[]; why: string };

/** Written by several, with the reason. What is no longer so is a finding too. */
const SHARED_TABLES: readonly Shared[] = [
  {
    tables: ["organisation"],
    by: ["people/abn-claims", "people/acting", "people/clients", "people/organisation-closing"],
    why: "its claim, whether others act for it, its discount and its closing are columns of it, each set by the module that asks for it",
  },
  {
    tables: ["document", "draft", "facility", "facility_application", "finance_enquiry", "organisation"],
    by: ["records/archive"],
    why: "when a closed record is archived is the same for all kinds, by one table of the domain",
  },
  {
    tables: [
      "document_attachment",
      "document_collaborator",
      "document_party",
      "document_viewer",
      "draft_collaborator",
    ],
    by: ["documents/documents"],
    why: "files, parties and people go over from a draft, or come with a register, in one statement for each kind",
  },
  {
    tables: ["guess_delay", "rate_limit"],
    by: ["server/graphql"],
    why: "counts that are over are forgotten with the answers that are over",
  },
  {
    tables: ["rate_limit"],
    by: ["server/database"],
    why: "whether the disk takes a row is tried on it, and rolled back",
  },
  {
    tables: ["sandbox_mail"],
    by: ["server/database"],
    why: "the pretended mail server keeps what it was sent, until the mail itself is forgotten",
  },
];

/** Where the name of a table is only known when the statement runs: which it may be. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  "server/modules/documents/documents/document-removal-store.ts": [
    "document_cost",
    "document_cost_rate",
    "document_metadata",
    "document_party",
  ],
  "server/modules/parties/parties/party-children.ts": ["document_party", "draft_party"],
  "server/modules/records/alerts/expiry-proof-store.ts": [
    "expiry_acknowledgement",
    "expiry_notice",
    "holder_expiry_acknowledgement",
    "holder_expiry_notice",
  ],
  "server/modules/records/archive/archive-store.ts": [
    "document",
    "draft",
    "facility",
    "facility_application",
    "finance_enquiry",
    "organisation",
  ],
  "server/modules/records/attachments/attachment-store.ts": [
    "bank_statement_file",
    "document_attachment",
    "draft_attachment",
    "facility_application_attachment",
    "import_file",
  ],
  "server/modules/records/collaborators/collaborator-store.ts": [
    "document_collaborator",
    "document_viewer",
    "draft_collaborator",
    "draft_viewer",
  ],
};

/** One line for each table that several modules write, for each exception that is none any more, and for each name that cannot be known. */
export function tablesOfSeveral(
  files: readonly SourceFile[],
  { shared = SHARED_TABLES, putTogether = PUT_TOGETHER } = {},
): string[] {
  const tables = tablesIn(files);
  const found = files
    .filter(({ path }) => isOurs(path))
    .flatMap((file) => writesOf(file, putTogether))
    .filter(({ table }) => table === undefined || tables.has(table));
  const unknown = found.flatMap(({ table, file }) =>
    table === undefined
      ? [
          `${file} writes a table whose name it puts together: say in tools/check/table-writers.ts which it may be`,
        ]
      : [],
  );
  const writers = Map.groupBy(found, ({ table }) => table ?? "");
  const findings = [...writers].flatMap(([table, writes]) => {
    const allowed = shared.flatMap(({ tables, by }) => (tables.includes(table) ? by : []));
    const others = new Map(writes.map(({ by, file }) => [by, file]));
    for (const by of allowed) others.delete(by);
    return table === "" || others.size < 2
      ? []
      : [
          `${table} is written by ${[...others.values()].join(" and ")}: one module writes a table, and the others ask it`,
        ];
  });
  return [...findings, ...new Set(unknown), ...staleOf(shared, found)];
}

type Write = { table: string | undefined; by: string; file: string };

function staleOf(shared: readonly Shared[], found: readonly Write[]): string[] {
  const isWritten = (table: string, writer: string) =>
    found.some((write) => write.table === table && write.by === writer);
  return shared.flatMap(({ tables, by }) =>
    tables.flatMap((table) =>
      by
        .filter((writer) => !isWritten(table, writer))
        .map((writer) => `${table} is no longer written by ${writer}, which needs no exception`),
    ),
  );
}

/** As they are printed; the text of a program has words after "update" that are no tables. */
function tablesIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const schema = files.find(({ path }) => path === "server/database/schema.sql")?.text ?? "";
  return new Set([...schema.matchAll(/^table (\w+) \(/gm)].map(([, name = ""]) => name));
}

/** Demo and tests set their scene out of any module, and what builds statements writes for whoever asks it. */
function isOurs(path: string): boolean {
  return /^server\/(?!demo\/|database\/(?:copy-rows|write-row)\.ts).*\.ts$/.test(path) && !isTest(path);
}

function writerOf(path: string): string {
  return recordOf(path)?.slice("server/modules/".length) ?? path.split("/").slice(0, 2).join("/");
}

const STATEMENT =
  /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?((?:\w|\$\{[^}]*\})+)(?=[\s(`"])/g;
/** Their callers name the table, or hand on what they were given. */
const BUILT =
  /\b(?:(?:insertRow|insertRows|insertRowOnce|savePart|saveRow|updateRow|updateRecord)(?:<[^>(]*>)?\(\s*\w+,\s*(?:"(\w+)"|\w)|copyText\(\s*"\w+",\s*"(\w+)")/g;

/** By the texts of its statements, and by what builds statements. */
function writesOf({ path, text }: SourceFile, putTogether: typeof PUT_TOGETHER): Write[] {
  const known = putTogether[path];
  const said = [...text.matchAll(STATEMENT)].flatMap<string | undefined>(([, name = ""]) =>
    name.includes("${") ? (known ?? [undefined]) : [name],
  );
  const built = [...text.matchAll(BUILT)].flatMap<string>(([, one, other]) => one ?? other ?? known ?? []);
  return [...new Set([...said, ...built])].map((table) => ({ table, by: writerOf(path), file: path }));
}
