// The check of circles names each one by its files, and leaves imports that run one way alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importCircles, recordCircles } from "./import-circles.ts";

const file = (path: string, ...imported: string[]) => ({
  path,
  text: `// Opens.\n${imported.map((from) => `import ${from};\n`).join("")}`,
});

test("a circle of two, of three and of types alone is named by its files", () => {
  assert.deepEqual(
    importCircles([file("web/a.ts", '{ b } from "./b.ts"'), file("web/b.ts", '{ a } from "./a.ts"')]),
    ["web/a.ts -> web/b.ts -> web/a.ts"],
  );
  const three = [
    file("web/a.ts", '{ b } from "./b.ts"'),
    file("web/b.ts", '{ c } from "./c.ts"'),
    file("web/c.ts", 'type { A } from "./a.ts"'),
  ];
  assert.deepEqual(importCircles(three), ["web/a.ts -> web/b.ts -> web/c.ts -> web/a.ts"]);
});

test("two ways to one file, and what is imported on demand, are no circle", () => {
  const files = [
    file("web/a.ts", '{ b } from "./b.ts"', '{ c } from "./c.ts"'),
    file("web/b.ts", '{ c } from "./c.ts"'),
    { path: "web/c.ts", text: '// Opens.\nconst later = await import("./a.ts");\n' },
  ];
  assert.deepEqual(importCircles(files), []);
});

const module = (name: string) => `server/modules/money/${name}`;

test("a circle of records is named with a file for each arrow, though no two files know each other", () => {
  const files = [
    file(`${module("fees")}/fee-access.ts`, '{ a } from "../invoices/public.ts"'),
    file(`${module("invoices")}/invoice-schema.ts`, 'type { Fee } from "../refunds/public.ts"'),
    file(`${module("refunds")}/refund-access.ts`, 'type { Fee } from "../fees/fee-record.ts"'),
  ];
  assert.deepEqual(importCircles(files), []);
  assert.deepEqual(recordCircles(files), [
    `${module("fees")} -> ${module("invoices")} -> ${module("refunds")} -> ${module("fees")} by ${files
      .map(({ path }) => path)
      .join(", ")}`,
  ]);
});

test("modules that know each other one way, and a test that knows both, are no circle", () => {
  const files = [
    file(`${module("fees")}/fee-access.ts`, '{ a } from "../invoices/public.ts"'),
    file(`${module("invoices")}/invoice-access.ts`, '{ a } from "./invoice-store.ts"'),
    file(`${module("invoices")}/invoices.test.ts`, '{ a } from "../fees/fee-access.ts"'),
    file("server/jobs.ts", '{ a } from "./modules/money/fees/public.ts"'),
  ];
  assert.deepEqual(recordCircles(files), []);
});
const domain = (path: string, ...imported: string[]) =>
  file(`domain/${path}`, ...imported.map((each) => `type { A } from "${each}"`));

test("records of the domain and their screens are held to the same; values belong to no record", () => {
  const drafts = domain("drafts/drafts/draft.ts", "../../parties/parties/party.ts");
  const parties = domain("parties/parties/party.ts", "../../drafts/drafts/draft.ts");
  const value = domain("values/fields/abn.ts", "../../parties/parties/party.ts");
  assert.deepEqual(recordCircles([drafts, parties]), [
    `domain/drafts/drafts -> domain/parties/parties -> domain/drafts/drafts by ${drafts.path}, ${parties.path}`,
  ]);
  assert.deepEqual(
    recordCircles([drafts, value, domain("parties/parties/party.ts", "../../values/fields/abn.ts")]),
    [],
  );

  const view = file("web/screens/drafts/drafts/view.tsx", '{ Card } from "../surety-bonds/public/card.tsx"');
  const form = file("web/screens/drafts/surety-bonds/form.tsx", '{ Form } from "../drafts/public/form.tsx"');
  assert.equal(recordCircles([view, form]).length, 1);
  assert.deepEqual(recordCircles([view]), []);
});
