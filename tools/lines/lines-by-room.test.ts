// Lines are counted by room, and what nobody wrote or what serves tests alone is left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linesByRoom } from "./lines-by-room.ts";

const file = (path: string, lines: number) => ({ path, text: "// a line\n".repeat(lines) });

test("the product's lines are summed by room, and by neighbourhood where a room has such", () => {
  const rooms = linesByRoom([
    file("server/main.ts", 1),
    file("server/http/a.ts", 2),
    file("server/http/deeper/b.ts", 3),
    file("server/modules/drafts/drafts/c.ts", 5),
    file("server/modules/money/invoices/d.ts", 7),
    file("server/database/migrations/0001-a.sql", 11),
    file("web/screens/drafts/e.tsx", 13),
    { path: "domain/money/f.ts", text: "one\nwithout an end" },
  ]);
  assert.deepEqual(
    rooms.map(({ room, files, lines }) => `${room} ${files} ${lines}`),
    [
      "domain/money 1 2",
      "server 1 1",
      "server/database 1 11",
      "server/http 2 5",
      "server/modules/drafts 1 5",
      "server/modules/money 1 7",
      "web/screens/drafts 1 13",
    ],
  );
});

test("tests, what serves them, the printed schema, settings of tools and other workspaces are no lines of the product", () => {
  const left = [
    "server/http/a.test.ts",
    "web/app/a.test.tsx",
    "web/testing/a.ts",
    "domain/proof/a.ts",
    "server/faults/a.ts",
    "server/http/headers-corpus.ts",
    "domain/money/fees/fee-oracle.ts",
    "server/ports/files/files-contract.ts",
    "domain/values/fields/testing.ts",
    "server/database/schema.sql",
    "web/vite.config.ts",
    "web/package.json",
    "testing/world.ts",
    "tools/lines.ts",
    "docs/a.md",
  ];
  assert.deepEqual(linesByRoom(left.map((path) => file(path, 9))), []);
});
