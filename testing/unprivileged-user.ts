// Who runs a program that refuses to run as root.

import { spawnSync } from "node:child_process";

/** Ourselves, unless we are root. */
export function unprivilegedUser(): { uid: number; gid: number } | Record<string, never> | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout.trim() || Number.NaN),
  );
  if (uid === undefined || gid === undefined || Number.isNaN(uid + gid)) return undefined;
  return { uid, gid };
}
