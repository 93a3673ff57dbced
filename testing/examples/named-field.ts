// Whether a refusal stands at the field that it should: by its path, or by what the field is part of.

import type { InputField } from "./input-fields.ts";

/** What a person chose is one thing, or what was wrong must not be shown: the refusal then stands at another field. */
const STANDS_AT: Record<string, string> = {
  fileName: "file",
  fileSize: "file",
  contentType: "file",
  contentMd5Checksum: "file",
  "file.fileName": "file",
  "file.contentType": "file",
  "file.contentMd5Checksum": "file",
  "files.0.fileName": "files.0",
  "files.0.contentType": "files.0",
  "files.0.contentMd5Checksum": "files.0",
  signUpHandle: "code",
};

/** The field by its path, the list or input that it is part of, or a neighbour in it that is required. */
export function isNamed({ path }: InputField, fields: Record<string, string> | undefined): boolean {
  const parts = path.split(".");
  const [leaf = ""] = parts.filter((part) => part !== "0").slice(-1);
  const within = parts.length > 1 ? `${parts.slice(0, -1).join(".")}.` : undefined;
  return Object.keys(fields ?? {}).some(
    (name) =>
      name === path ||
      name === STANDS_AT[path] ||
      path.startsWith(`${name}.`) ||
      name.split(".").includes(leaf) ||
      (within !== undefined && name.startsWith(within)),
  );
}

/** Stricter, for a call with several wrong fields: no neighbour stands for another. */
export function isNamedItself({ path }: InputField, fields: Record<string, string> | undefined): boolean {
  const [leaf = ""] = path
    .split(".")
    .filter((part) => part !== "0")
    .slice(-1);
  return Object.keys(fields ?? {}).some(
    (name) => name === path || name === STANDS_AT[path] || name.split(".").at(-1) === leaf,
  );
}
