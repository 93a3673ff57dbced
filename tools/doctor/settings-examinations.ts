// What the doctor looks at in the settings: that they can be read, and that what they name can be used.
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { readSettings, type Settings } from "../../server/config.ts";
import { readEnvironment } from "../../server/environment.ts";
import { runningServer } from "../set-up/running-instance.mjs";
import type { Examination, Trouble } from "./examination.ts";
import { diskTrouble } from "./machine-examinations.ts";

const DATA_BYTES_WANTED = 500_000_000n;

export function settingsExaminations(root: string): Examination[] {
  const settings = () => readSettings(readEnvironment(root, process.env), root);
  return [
    { title: "the settings", look: () => settingsTrouble(settings) },
    { title: "the data folder", look: () => folderTrouble(settings().dataFolder) },
    { title: "the port", look: () => portTrouble(settings(), runningServer() !== undefined) },
  ];
}

export function settingsTrouble(read: () => Settings): Trouble[] {
  try {
    read();
    return [];
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [
      {
        what,
        why: "The server does not start with settings that it cannot trust.",
        mend: "Correct the setting that the line above names.",
      },
    ];
  }
}

export function folderTrouble(folder: string): Trouble[] {
  const trial = path.join(folder, `.doctor-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(trial, "");
    fs.rmSync(trial);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return [
      {
        what: `${folder} cannot be written (${reason}).`,
        why: "The database, files and secrets lie there.",
        mend: "Change its permissions, or name another folder in BONDLINE_DATA.",
      },
    ];
  }
  return diskTrouble(folder, DATA_BYTES_WANTED);
}

/** Taken by our own server is as it should be. */
export async function portTrouble(
  { host, port }: Pick<Settings, "host" | "port">,
  isRunning: boolean,
): Promise<Trouble[]> {
  if (isRunning || (await isFree(host, port))) return [];
  return [
    {
      what: `Port ${port} is taken by another program.`,
      why: "The server cannot listen there.",
      mend: `End that program, or choose another port: PORT=${port + 1} npm start`,
    },
  ];
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
