// Gathers the settings as text: bondline.config.json, over it .env, over both the environment of the process.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ConfigurationError, type Environment } from "./config.ts";

/** The settings for a server started in `folder`; a file that cannot be read whole stops the start with one sentence. */
export function readEnvironment(folder: string, given: Environment): Environment {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    ...fromConfigFile(join(folder, "bondline.config.json")),
    ...fromEnvFile(join(folder, ".env")),
    ...Object.fromEntries(known),
  };
}

function fromConfigFile(file: string): Environment {
  const text = readIfThere(file);
  if (text === undefined) return {};
  return Object.fromEntries(
    Object.entries(parsedObject(text, file)).map(([name, value]) => [name, asText(name, value, file)]),
  );
}

function parsedObject(text: string, file: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch (cause) {
    throw new ConfigurationError(
      `${file} is damaged: it is not valid JSON (${cause instanceof Error ? cause.message : String(cause)}).`,
    );
  }
  throw new ConfigurationError(
    `${file} is damaged: it must be one object of settings, such as { "PORT": 4000 }.`,
  );
}

function asText(name: string, value: unknown, file: string): string {
  if (["string", "number", "boolean"].includes(typeof value)) return String(value);
  throw new ConfigurationError(`${file} is damaged: ${name} must be a text, a number, true or false.`);
}

/** `NAME=value`, the value bare on its line or closed in quotes, which may go over several lines. */
const ASSIGNMENT =
  /^[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|(?!["'`])[^\n]*)[ \t\r]*(?:#[^\n]*)?$/gm;

/** Node's own reader passes over what it cannot read; a setting lost that way would be missed much later. */
function fromEnvFile(file: string): Environment {
  const text = readIfThere(file);
  if (text === undefined) return {};
  const left = text.replace(/^\uFEFF/, "").replace(ASSIGNMENT, (whole) => whole.replace(/[^\n]/g, ""));
  const line = left.split("\n").findIndex((each) => each.trim() !== "" && !each.trim().startsWith("#"));
  if (line >= 0)
    throw new ConfigurationError(`${file} is damaged: line ${line + 1} is not of the form NAME=value.`);
  return parseEnv(text);
}

function readIfThere(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new ConfigurationError(
      `${file} cannot be read (${cause instanceof Error && "code" in cause ? String(cause.code) : "unknown cause"}): change its permissions or remove it.`,
    );
  }
}
