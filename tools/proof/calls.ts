// The proofs of the contract's calls and of the screens as rows: each is a test file, run in its whole form over a database of its own.

import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureClientBuilt } from "../set-up/client-build.mjs";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { startTestDatabase } from "../testing/test-database.ts";
import { isWanted, type ProofGroup, type ProofRow } from "./proof-group.ts";

type Proof = {
  file: string;
  name: string;
  against: string;
  /** Where it does not stand with the others. */
  at?: string;
};

export const PROOFS: readonly Proof[] = [
  { file: "once-only", name: "calls: once only", against: "the history's transactions" },
  {
    file: "once-only-kills",
    name: "calls: once only, past a kill on either side of the commit",
    against: "the history's transactions",
  },
  {
    file: "contention",
    name: "calls: many at once, on one record and on neighbours",
    against: "the database's deadlocks, and integrity",
  },
  {
    file: "flood",
    name: "calls: a flood of one account leaves the others their turn",
    against: "a bystander who is answered meanwhile",
  },
  {
    file: "lock-order",
    at: "testing/proof/examples.test.ts",
    name: "calls: rows are locked in one order",
    against: "docs/database.md",
  },
  {
    file: "rights-held",
    name: "calls: rights that are taken while a call waits",
    against: "every table's rows, and a fresh call",
  },
  {
    file: "inputs",
    name: "calls: bad input is refused by its field, or harmless",
    against: "every table's rows",
  },
  {
    file: "field-options",
    name: "calls: closed lists are listed, named and taken",
    against: "every input field's own answers",
  },
  {
    file: "conflicts",
    name: "calls: a stale change is answered with the current record",
    against: "every versioned mutation's own selection",
  },
  {
    file: "history-names",
    name: "calls: a history speaks of the contract's fields in its units",
    against: "the records themselves, and every column",
  },
  {
    file: "arguments",
    name: "calls: every argument of a query does something",
    against: "the same query without it, or with other values",
  },
  {
    file: "row-policies",
    name: "calls: row policies hide what calls leave",
    against: "outsiders past every access check",
  },
  {
    file: "forged-actors",
    name: "calls: who acts cannot be forged by SQL",
    against: "every table's rows, and every function of the owner's",
  },
  {
    file: "attacks",
    name: "calls: an owner gets in after any attack, and few guesses are checked",
    against: "drawn attacks, and the table of delays",
  },
  {
    file: "equal-work",
    name: "calls: the same work for an address that is known and one that is not",
    against: "statements, and the time of calls",
  },
  {
    file: "floods",
    name: "calls: a flood without a sign-in is limited, and others sign in",
    against: "passwords hashed, and a bystander",
  },
  {
    file: "mailed-secrets",
    name: "calls: what was mailed is found nowhere in clear",
    against: "every column of every table",
  },
  {
    file: "second-step",
    name: "calls: a demanded second step is set up by the mail alone",
    against: "every call that comes to one, at every stage",
  },
  {
    file: "terms",
    name: "calls: nothing is done before the terms are accepted",
    against: "the mutations that are open before",
  },
  {
    file: "access-matrix",
    at: "testing/access-matrix.test.ts",
    name: "calls: every operation by every persona",
    against: "the access matrix",
  },
  {
    file: "foreign-ids",
    name: "calls: somebody else's id is answered as a made-up one",
    against: "the same call with a made-up id, byte for byte",
  },
  {
    file: "access-checks",
    name: "calls: each refusal of an access check is missed",
    against: "the personas of the access matrix",
  },
  {
    file: "capabilities",
    name: "calls: each rule of the capabilities is missed",
    against: "the personas of the access matrix",
  },
  {
    file: "pages",
    name: "calls: pages of a list are the list",
    against: "the list read at once",
  },
  {
    file: "fields-alone",
    name: "calls: a field asked for alone says what it says in company",
    against: "the record with every field",
  },
  {
    file: "storage",
    at: "server/modules/records/attachments/attachment-storage.test.ts",
    name: "calls: files at once never pass what may be kept",
    against: "the sums of the files",
  },
  {
    file: "money-ways",
    name: "money-ways: money arrives and leaves by every pair of ways, in both orders and at once",
    against: "the provider's books, the integrity statements, and what people were told",
  },
  {
    file: "money-sequences",
    name: "money-sequences: payments, credit notes, refunds and refusals, eight in a row",
    against: "the domain's model, double entries and the books",
  },
  {
    file: "connections",
    at: "server/http/connections.test.ts",
    name: "connections: the server lives and lets go",
    against: "its own process, and the connections that it holds",
  },
  {
    file: "sharing",
    name: "calls: nothing of another's is open but what was accepted by a confirmed holder",
    against: "the rule, step by step over every table",
  },
  {
    file: "guarantee-numbers",
    name: "calls: spellings of a guarantee number are issued once",
    against: "the letters and digits that were drawn",
  },
  {
    file: "bench",
    at: "bench/bench.test.ts",
    name: "bench: every part measures, and has its rows",
    against: "its results with a part left out",
  },
  {
    file: "screens",
    at: "e2e/stories/hostile-text-stays-text.test.ts",
    name: "screens: hostile text is read as text",
    against: "every address of the client, in a browser",
  },
  {
    file: "every-screen",
    at: "e2e/stories/every-screen-is-accessible.test.ts",
    name: "screens: every screen on both devices in both themes",
    against: "the rules of axe, and the window's width",
  },
];

export const CALLS: ProofGroup = {
  title: "The calls of the contract",
  async *run({ filters }) {
    const wanted = PROOFS.filter(({ name }) => isWanted(name, filters));
    if (wanted.length === 0) return;
    if (wanted.some(({ at }) => at?.startsWith("e2e/"))) await ensureClientBuilt(process.execPath);
    const database = await startTestDatabase();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-proof-"));
    try {
      for (const each of wanted) yield await rowOf(each, { folder, ownerUrl: database.ownerUrl });
    } finally {
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

export function placeOf({ file, at = `testing/proof/${file}.test.ts` }: Proof): string {
  return at;
}

async function rowOf(
  proof: Proof,
  { folder, ownerUrl }: { folder: string; ownerUrl: string },
): Promise<ProofRow> {
  const { file, name, against } = proof;
  const startedAt = performance.now();
  const failure = await failureOf(placeOf(proof), {
    PROOF_FOLDER: folder,
    TEST_DATABASE_URL: ownerUrl,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const counted = path.join(folder, `${file}.json`);
  const count = fs.existsSync(counted)
    ? (JSON.parse(fs.readFileSync(counted, "utf8")) as Pick<
        ProofRow,
        "cases" | "broken" | "caught" | "notes"
      >)
    : { cases: 0, broken: 0, caught: 0 };
  return { name, against, ...count, seconds, failure };
}

/** What the tests said where they failed. */
async function failureOf(file: string, environment: Record<string, string>): Promise<string | undefined> {
  const running = spawn(process.execPath, ["--test", file], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: string[] = [];
  running.stdout.on("data", (part: Buffer) => said.push(part.toString()));
  const code = await new Promise((resolve) => running.once("close", resolve));
  return code === 0 ? undefined : said.join("").split("failing tests:").at(-1)?.slice(0, 40_000);
}
