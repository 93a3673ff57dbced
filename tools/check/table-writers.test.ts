// The check of who writes a table names both modules, and takes an exception back that is none any more.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tablesOfSeveral } from "./table-writers.ts";

const schema = {
  path: "server/database/schema.sql",
  text: "table member (\n);\n\ntable invitation (\n);\n\ntable draft_viewer (\n);\n",
};
const store = (module: string, text: string) => ({
  path: `server/modules/${module}/${module.split("/")[1]}-store.ts`,
  text,
});
const checked = (files: ReturnType<typeof store>[], options = {}) =>
  tablesOfSeveral([schema, ...files], { shared: [], putTogether: {}, ...options });

const members = store("people/members", 'insertRow(tx, "member", {});');
const closing = store("people/closing", "tx.query(`delete from member where organisation_id = $1`);");
const FINDING = `member is written by ${members.path} and ${closing.path}: one module writes a table, and the others ask it`;

test("a table that two modules write is named with both, however they write it", () => {
  assert.deepEqual(checked([members, closing]), [FINDING]);
  for (const text of [
    'updateRecord(tx, "member", id, {});',
    'insertRowOnce(\n  tx,\n  "member",',
    'tx.query("insert into member (id) values ($1)")',
    "with gone as (select 1) update member set role = $1",
    'copyText("invitation", "member", {})',
  ])
    assert.equal(checked([members, { ...closing, text }]).length, 1, text);
});

test("a module's own files, readers, tests, the demo and words that are no table are no finding", () => {
  const own = { ...members, path: "server/modules/people/members/commands/leave.ts" };
  const reader = store(
    "people/clients",
    'tx.query("select 1 from member for update of member"); // update it',
  );
  const inTest = { ...closing, path: "server/modules/people/closing/closing.test.ts" };
  const demo = { ...closing, path: "server/demo/insert-cast.ts" };
  assert.deepEqual(checked([members, own, reader, inTest, demo]), []);
});

test("an exception counts for its module alone, and only while it is used", () => {
  const shared = [{ tables: ["member"], by: ["people/closing"], why: "it is so" }];
  const third = store("people/clients", 'updateRow(tx, "member", {}, {});');
  assert.deepEqual(checked([members, closing], { shared }), []);
  assert.equal(checked([members, closing, third], { shared }).length, 1);
  assert.deepEqual(checked([members], { shared }), [
    "member is no longer written by people/closing, which needs no exception",
  ]);
});

test("a name that is put together is said in the table, and stands for all that it may be", () => {
  const people = store("records/people", "tx.query(`delete from ${kind}_viewer where id = $1`);");
  const drafts = store("drafts/drafts", 'insertRow(tx, "draft_viewer", {});');
  assert.deepEqual(checked([people]), [
    `${people.path} writes a table whose name it puts together: say in tools/check/table-writers.ts which it may be`,
  ]);
  const putTogether = { [people.path]: ["draft_viewer", "document_viewer"] };
  assert.deepEqual(checked([people], { putTogether }), []);
  assert.equal(checked([people, drafts], { putTogether }).length, 1);
});
