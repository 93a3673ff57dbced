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

test("a circle of records is seen by way of a file that belongs to none, on demand too", () => {
  const section = file(
    "server/section.ts",
    `type { Document } from "./modules/documents/documents/public.ts"`,
  );
  const drafts = file(
    "server/modules/drafts/drafts/draft-part.ts",
    'type { Section } from "../../../section.ts"',
  );
  const documents = file(
    "server/modules/documents/documents/a.ts",
    '{ a } from "../../drafts/drafts/public.ts"',
  );
  assert.deepEqual(importCircles([section, drafts, documents]), []);
  const way = "server/modules/drafts/drafts -> server/section.ts -> server/modules/documents/documents";
  assert.deepEqual(recordCircles([drafts, section, documents]), [
    `${way} -> server/modules/drafts/drafts by ${[drafts, section, documents].map(({ path }) => path).join(", ")}`,
  ]);
  assert.deepEqual(recordCircles([section, drafts]), []);

  const routes = {
    path: "web/app/routes.ts",
    text: '// Opens.\nawait import("../screens/portal/lost/lost-screen.tsx");\n',
  };
  const lost = file("web/screens/portal/lost/lost-screen.tsx", '{ routes } from "../../../app/routes.ts"');
  assert.deepEqual(recordCircles([routes, lost]), [
    `web/screens/portal/lost -> web/app/routes.ts -> web/screens/portal/lost by ${lost.path}, ${routes.path}`,
  ]);
});

test("a list of all records, which none of them knows, closes no circle", () => {
  const parts = file(
    "server/parts.ts",
    `{ A } from "./modules/drafts/drafts/a.ts"`,
    `{ B } from "./modules/documents/documents/b.ts"`,
  );
  const documents = file(
    "server/modules/documents/documents/b.ts",
    '{ a } from "../../drafts/drafts/public.ts"',
  );
  assert.deepEqual(recordCircles([parts, documents]), []);
});

const domain = (path: string, ...imported: string[]) =>
  file(`domain/${path}`, ...imported.map((each) => `type { A } from "${each}"`));

test("records of the domain and their screens are held to the same, and values know no record", () => {
  const drafts = domain("drafts/drafts/draft.ts", "../../parties/parties/party.ts");
  const parties = domain("parties/parties/party.ts", "../../drafts/drafts/draft.ts");
  const value = domain("values/fields/abn.ts", "../../parties/parties/party.ts");
  assert.deepEqual(recordCircles([drafts, parties]), [
    `domain/drafts/drafts -> domain/parties/parties -> domain/drafts/drafts by ${drafts.path}, ${parties.path}`,
  ]);
  const party = domain("parties/parties/party.ts", "../../values/fields/abn.ts");
  assert.deepEqual(recordCircles([drafts, party, domain("values/fields/abn.ts")]), []);
  assert.equal(recordCircles([drafts, party, value]).length, 1);

  const view = file("web/screens/drafts/drafts/view.tsx", '{ Card } from "../surety-bonds/public/card.tsx"');
  const form = file("web/screens/drafts/surety-bonds/form.tsx", '{ Form } from "../drafts/public/form.tsx"');
  assert.equal(recordCircles([view, form]).length, 1);
  assert.deepEqual(recordCircles([view]), []);
});
