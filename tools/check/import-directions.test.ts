// The check of import directions catches each wrong import, and leaves right ones alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DIRECTIONS, wrongImports } from "./import-directions.ts";

/** For each direction: a file, an import that goes the wrong way, and one that goes the right way. */
const CASES: [why: string, from: string, wrong: string, right: string][] = [
  [
    "domain knows nobody",
    "domain/drafts/drafts/draft.ts",
    'import { config } from "../../../server/config.ts";',
    'import { cents } from "../../values/money/money.ts";',
  ],
  [
    "server and web never know each other: only schema.graphql lies between them",
    "web/app/session.ts",
    'import { schema } from "../../server/graphql/schema.ts";',
    'import { cents } from "@bondline/domain/values/money/money.ts";',
  ],
  [
    "server does not know the tools, the stories or the bench",
    "server/main.ts",
    'import { run } from "../tools/doctor.ts";',
    'import { settings } from "./config.ts";',
  ],
  [
    "what ships does not know what tests it",
    "server/main.ts",
    'import { aWorld } from "../testing/world.ts";',
    'import { PEOPLE } from "./demo/cast.ts";',
  ],
  [
    "web does not know the tools, the stories or the bench",
    "web/main.tsx",
    'import { walk } from "../e2e/stories/walk.ts";',
    'import { paths } from "./paths.ts";',
  ],
  [
    "a store is reached only by its own module, so that every path asks the policy",
    "server/modules/drafts/drafts/commands/cancel-draft.ts",
    'import { saveInvoice } from "../../../money/invoices/invoice-store.ts";',
    'import { saveDraft } from "../draft-store.ts";',
  ],
  [
    "a schema or mutations file calls commands, access and reads, never a store",
    "server/modules/drafts/drafts/draft-schema.ts",
    'import { insertDraft } from "./draft-store.ts";',
    'import type { DraftRow } from "./draft-store.ts";',
  ],
  [
    "another module is entered by its commands, its access or its public.ts",
    "server/modules/drafts/drafts/draft-reads.ts",
    'import type { InvoiceRow } from "../../money/invoices/invoice-record.ts";',
    'import type { InvoiceRow } from "../../money/invoices/public.ts";',
  ],
  [
    "ports know no module",
    "server/ports/mail/mail-smtp.ts",
    'import { findDraft } from "../../modules/drafts/draft-access.ts";',
    'import { log } from "../port-log.ts";',
  ],
  [
    "a screen knows another record's screens only by their public folder",
    "web/screens/drafts/drafts/view/draft-view-screen.tsx",
    'import { SuretyForm } from "../../surety-bonds/surety-form.tsx";',
    'import { SuretyCard } from "../../surety-bonds/public/surety-card.tsx";',
  ],
  [
    "the frame knows screens only where the router mounts them",
    "web/app/fields/bound-inputs.tsx",
    'import { RefundCard } from "../../screens/money/invoices/public/refund-card.tsx";',
    'import { MoneyField } from "../../ui/money-field.tsx";',
  ],
  [
    "the kit knows neither screens, nor api, nor app",
    "web/ui/button/button.tsx",
    'import { useSession } from "../../app/session.ts";',
    'import { icon } from "../icon/icon.tsx";',
  ],
];

test("every direction has its case", () => {
  assert.deepEqual(CASES.map(([why]) => why).sort(), DIRECTIONS.map(({ why }) => why).sort());
});

for (const [why, path, wrong, right] of CASES) {
  test(`caught on a wrong import and silent on a right one: ${why}`, () => {
    const found = wrongImports([{ path, text: `// Opens.\n${wrong}\n` }]);
    assert.equal(
      found.some((each) => each.startsWith(`${path}:2 imports `) && each.endsWith(why)),
      true,
      found.join("\n"),
    );
    assert.deepEqual(wrongImports([{ path, text: `// Opens.\n${right}\n` }]), []);
  });
}

test("the router and the layout it mounts know screens, and so do the frame's tests", () => {
  const text = 'const screen = await import("../screens/people/profile/profile-screen.tsx");';
  for (const path of ["web/app/router.tsx", "web/app/signed-in-layout.tsx", "web/app/route-walk.test.tsx"])
    assert.deepEqual(wrongImports([{ path, text }]), []);
  assert.equal(wrongImports([{ path: "web/app/session.ts", text }]).length, 1);
});

test("a folder named public is a screen's entrance only directly within its record", () => {
  const text = 'import { Step } from "../drafts/edit/public/step.tsx";';
  assert.equal(wrongImports([{ path: "web/screens/drafts/surety-bonds/surety-form.tsx", text }]).length, 1);
});

test("imports over several lines, re-exports and imports on demand are read as well", () => {
  const forms = [
    'import {\n  a,\n  b,\n} from "../server/a.ts";',
    'export { a } from "../server/a.ts";',
    'const a = await import("../server/a.ts");',
    'import "../server/a.ts";',
  ];
  for (const text of forms) assert.equal(wrongImports([{ path: "web/main.tsx", text }]).length, 1, text);
});

test("a store's functions do not pass in the company of its types", () => {
  const text = 'import { type DraftRow, insertDraft } from "./draft-store.ts";';
  assert.equal(wrongImports([{ path: "server/modules/drafts/drafts/draft-schema.ts", text }]).length, 1);
});

test("of another module's files only the entrances are open, and a test sets its scene where it likes", () => {
  const from = "server/modules/drafts/drafts/commands/cancel-draft.ts";
  const found = (path: string, file: string) =>
    wrongImports([{ path, text: `import { x } from "../../../money/invoices/${file}";` }]).length;
  for (const file of ["invoice-schema.ts", "invoice-mutations.ts", "invoice-children.ts", "public-record.ts"])
    assert.equal(found(from, file), 1, file);
  for (const file of ["commands/raise-invoice.ts", "invoice-access.ts", "public.ts"])
    assert.equal(found(from, file), 0, file);
  assert.equal(found("server/modules/drafts/drafts/commands/cancel-draft.test.ts", "invoice-schema.ts"), 0);
});
