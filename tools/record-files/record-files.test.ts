// A record's files are found by name, and docs/how-to/add-a-record.md names each that its example has.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { readSourceFiles } from "../check/source-files.ts";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { recordFiles } from "./record-files.ts";

/** A record that takes more is written down too often. */
const OWN_MAX = 20;
const OTHERS_MAX = 15;

const file = (name: string, text = "") => ({ path: name, text });

test("a file is a record's own by its name or its folder, and another that mentions it is not", () => {
  const { own, others } = recordFiles("prepared-request", [
    file("domain/drafts/prepared-requests/anything.ts"),
    file("server/demo/prepared-request-samples.ts"),
    file("server/database/migrations/0039-originations.sql"),
    file("server/modules/x/commands/withdraw-origination.ts"),
    file("server/graphql/schema.ts", 'import "../prepared-requests/x.ts";'),
    file("domain/ids.ts", "PreparedRequestId"),
    file("web/site-map.ts", "prepared-request-screen.tsx"),
    file("web/app/words.ts", "nothing of it"),
    file("docs/glossary.md", "PreparedRequest"),
    file("schema.graphql", "type Origination"),
  ]);
  assert.deepEqual(own, [
    "domain/drafts/prepared-requests/anything.ts",
    "server/database/migrations/0039-originations.sql",
    "server/demo/prepared-request-samples.ts",
    "server/modules/x/commands/withdraw-origination.ts",
  ]);
  assert.deepEqual(others, ["domain/ids.ts", "server/graphql/schema.ts", "web/site-map.ts"]);
});

test("add-a-record names every file that a prepared request has of its own, and no other", () => {
  const page = fs.readFileSync(path.join(PROJECT_ROOT, "docs/how-to/add-a-record.md"), "utf8");
  const [, steps = ""] = page.split("## Its own files");
  const [listed = ""] = steps.split("## Others");
  const { own } = recordFiles("prepared-request", readSourceFiles(PROJECT_ROOT));
  const named = [...listed.matchAll(/`((?:domain|server|web|testing)\/[^`]+\.\w+)`/g)].map(
    ([, name = ""]) => name,
  );
  assert.deepEqual(named.sort(), own);
});

test("add-a-record says how many files there are, and no change adds one unseen", () => {
  const page = fs.readFileSync(path.join(PROJECT_ROOT, "docs/how-to/add-a-record.md"), "utf8");
  const { own, others } = recordFiles("prepared-request", readSourceFiles(PROJECT_ROOT));
  const [, ownCount, otherCount] = /is (\d+) files of its own and (\d+) others/.exec(page) ?? [];
  assert.deepEqual([Number(ownCount), Number(otherCount)], [own.length, others.length]);
  assert.ok(own.length <= OWN_MAX && others.length <= OTHERS_MAX, `${own.length} and ${others.length}`);
});
