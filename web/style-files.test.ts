// Every file that a style sheet asks for is there: the build only warns of one that is not, and the page then asks in vain.

import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const WEB = import.meta.dirname;
const isSource = (file: string) => file.endsWith(".css") && !/^(dist|node_modules)\//.test(file);

test("every url in a style sheet of ours leads to a file", () => {
  const sheets = fs.readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter(isSource);
  const asked = sheets.flatMap((sheet) =>
    [...fs.readFileSync(path.join(WEB, sheet), "utf8").matchAll(/url\("(\.[^"]+)"\)/g)].map(
      ([, file = ""]) => ({ sheet, file: path.join(WEB, path.dirname(sheet), file) }),
    ),
  );
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter(({ file }) => !fs.existsSync(file))).toEqual([]);
});
