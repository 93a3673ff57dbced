// npm run provider: makes the provider of a new installation with its first administrator, or shows that person's link again.
import { isRefusal } from "@bondline/domain/refusals.ts";
import { readSettings } from "../server/config.ts";
import { readEnvironment } from "../server/environment.ts";
import {
  createProvider,
  ProviderExists,
} from "../server/modules/office/provider/commands/create-provider.ts";
import { renewFirstLink } from "../server/modules/office/staff/commands/renew-first-link.ts";
import { startDatabase } from "../server/start-database.ts";
import { startServer } from "../server/start-server.ts";
import { runTransaction, type Transaction } from "../server/transaction/transaction.ts";
import { answersOf, faultsOf, HOW_TO } from "./provider/first-run-answers.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

type FirstLink = Awaited<ReturnType<typeof createProvider>>;

const [command, ...flags] = process.argv.slice(2);
try {
  if (command === "create") await create();
  else if (command === "link") await link();
  else fail(HOW_TO);
} catch (thrown) {
  if (thrown instanceof ProviderExists) fail([thrown.message]);
  else if (isRefusal(thrown, "VALIDATION_ERROR")) fail(faultsOf(thrown.data.fields));
  else throw thrown;
}

async function create(): Promise<void> {
  const answers = await answersOf(flags);
  if ("faults" in answers) return fail(answers.faults);
  const first = await inTransaction((tx) => createProvider(tx, answers.values));
  printLine("The provider is made. Its first administrator chooses a password here:");
  show(first);
}

async function link(): Promise<void> {
  const first = await inTransaction(renewFirstLink);
  if (first === undefined)
    return fail([
      "There is no one to show a link to: either npm run provider -- create has not run, or someone of the staff has a password.",
    ]);
  show(first);
}

/** Committed before anything is shown: a link that is seen opens. */
async function inTransaction<Made>(act: (tx: Transaction) => Promise<Made>): Promise<Made> {
  const settings = readSettings(readEnvironment(PROJECT_ROOT, process.env), PROJECT_ROOT);
  const database = await startDatabase(settings);
  try {
    // Any free port will do: nobody is meant to visit, and a running server keeps its own.
    const server = await startServer({
      settings: { ...settings, port: 0 },
      ownerUrl: database.ownerUrl,
      logLevel: "warn",
    });
    try {
      return await runTransaction(server.app, { system: "First run" }, act);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

function show({ email, link: address, minutes }: FirstLink): void {
  printLine(`  ${email}`);
  printLine(`  ${address}`);
  printLine(`The link opens once, for ${minutes} minutes. npm run provider -- link shows another one.`);
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
