// What the database server says about itself, kept in a file beside its data, since it may outlive us.
import fs from "node:fs";
import path from "node:path";

const LOG_BYTES_KEPT = 10_000_000;

export function serverLogFile(folder: string): string {
  return path.join(folder, "postgres.log");
}

/** Opens the log to go on with it; `length` is where the new part begins. */
export function openServerLog(folder: string): { descriptor: number; length: number } {
  const file = serverLogFile(folder);
  const tooLong = fs.existsSync(file) && fs.statSync(file).size > LOG_BYTES_KEPT;
  if (tooLong) fs.renameSync(file, `${file}.1`);
  const descriptor = fs.openSync(file, "a", 0o600);
  return { descriptor, length: fs.fstatSync(descriptor).size };
}

export function readServerLog(folder: string, from: number): string {
  return fs.readFileSync(serverLogFile(folder)).subarray(from).toString("utf8");
}
