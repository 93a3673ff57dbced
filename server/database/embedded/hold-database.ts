// A program that holds the embedded database open until it is told to stop, for tests that kill it:
//   node hold-database.ts '{"folder": "..."}'     prints {"ownerUrl", "port"}; a line on its input stops it in order.
import { DatabaseStartError } from "./database-start-error.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";

try {
  const options = JSON.parse(process.argv[2] ?? "{}");
  const database = await startEmbeddedDatabase({ ...options, log: (message) => console.error(message) });
  console.log(JSON.stringify({ ownerUrl: database.ownerUrl, port: database.port }));
  process.stdin.once("data", () => void database.stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  console.log(JSON.stringify({ refused: error.message }));
  process.exitCode = 1;
}
