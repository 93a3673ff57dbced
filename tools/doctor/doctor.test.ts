// The doctor finds each thing that can be wrong, and says what mends it.
import assert from "node:assert/strict";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { plainDate } from "../../domain/values/time/plain-date.ts";
import { readSettings } from "../../server/config.ts";
import {
  historyTrouble,
  integrityTrouble,
  mailTrouble,
  migrationTrouble,
  moneyTrouble,
  refundLines,
  storageText,
  storageTrouble,
} from "./database-examinations.ts";
import { examine } from "./examination.ts";
import {
  browserTrouble,
  dependencyTrouble,
  diskTrouble,
  holidayTrouble,
  nodeTrouble,
  unexpectedEndTrouble,
} from "./machine-examinations.ts";
import { folderTrouble, portTrouble, settingsTrouble } from "./settings-examinations.ts";

test("unexpected ends of the running server are counted, with the last of them", () => {
  assert.deepEqual(unexpectedEndTrouble([]), []);
  const once = unexpectedEndTrouble(["2026-11-20T00:00:00.000Z"])[0]?.what;
  assert.match(once ?? "", /started again, once, last at 2026-11-20T00:00:00.000Z\.$/);
  const twice = unexpectedEndTrouble(["2026-11-20T00:00:00.000Z", "2026-11-20T00:01:00.000Z"])[0]?.what;
  assert.match(twice ?? "", /2 times, last at 2026-11-20T00:01/);
});

test("what is wrong is told with its reason and its mending, and counted", async () => {
  const said: string[] = [];
  const count = await examine(
    [
      { title: "fine", look: () => [] },
      { title: "bad", look: () => [{ what: "It broke.", why: "Things stop.", mend: "npm ci" }] },
      { title: "unseen", look: () => Promise.reject(new Error("cannot look")) },
    ],
    (line) => said.push(line),
  );
  assert.equal(count, 2);
  assert.deepEqual(said.slice(0, 3), [
    "well     fine",
    "TROUBLE  bad",
    "         It broke.\n         Why it matters: Things stop.\n         What mends it: npm ci",
  ]);
  assert.match(said.join("\n"), /TROUBLE {2}unseen\n {9}cannot look\n[\s\S]*2 things are wrong\.$/);
});

test("the wrong Node, other dependencies, a full disk and no browser", (context) => {
  assert.deepEqual(nodeTrouble("v26.10.0"), []);
  assert.match(nodeTrouble("v20.20.2")[0]?.what ?? "", /under Node v20/);
  const root = temporaryFolder(context);
  fs.writeFileSync(path.join(root, "package-lock.json"), '{ "packages": {} }');
  assert.equal(dependencyTrouble(root)[0]?.mend, "npm ci");
  assert.deepEqual(diskTrouble(path.join(root, "not", "there", "yet"), 1n), []);
  assert.match(diskTrouble(root, 10n ** 18n)[0]?.what ?? "", /GB left/);
  assert.deepEqual(browserTrouble("/usr/bin/chromium"), []);
  assert.equal(browserTrouble(undefined).length, 1);
});

test("public holidays that end within a year, by the states", () => {
  assert.deepEqual(holidayTrouble(plainDate("2026-11-23")), []);
  const [western, others] = holidayTrouble(plainDate("2028-01-01"));
  assert.equal(western?.what, "Public holidays of WA are known until 31/12/2027.");
  assert.match(others?.what ?? "", /^Public holidays of NSW, .* are known until 31\/12\/2028\.$/);
});

test("mails that were given up are counted, with the reasons", () => {
  assert.deepEqual(mailTrouble({ count: 0, reasons: [] }), []);
  const [one] = mailTrouble({ count: 1, reasons: ["550 no such mailbox"] });
  assert.equal(one?.what, "1 mail was given up in the last 7 days: 550 no such mailbox.");
  assert.match(mailTrouble({ count: 12, reasons: ["a", "b"] })[0]?.what ?? "", /^12 mails were .*: a; b\.$/);
});

test("room for files is told while there is some, and named when it is nearly full", async () => {
  const use = { totalBytes: 19_600_000, fullest: [{ name: "Harbour Civil", bytes: 18_000_000 }] };
  assert.equal(storageText(use), "19.6 MB are kept, most by Harbour Civil 18 MB.");
  assert.equal(storageText({ totalBytes: 0, fullest: [] }), "0 MB are kept.");
  assert.deepEqual(storageTrouble(use, 20_000_001), []);
  assert.equal(storageTrouble(use, 20_000_000)[0]?.what, "Harbour Civil has 18 MB of 20 MB of files.");
  const said: string[] = [];
  await examine([{ title: "room", look: () => [], counts: async () => [storageText(use)] }], (line) =>
    said.push(line),
  );
  assert.deepEqual(said.slice(0, 2), ["well     room", `         ${storageText(use)}`]);
});

test("money that waits is counted: what matched nothing is trouble, what is due back is told", async () => {
  const nothing = { unmatched: 0, unknown: 0, refundsDue: [] };
  assert.deepEqual([moneyTrouble(nothing), refundLines(nothing)], [[], []]);
  const [unmatched, unknown] = moneyTrouble({ ...nothing, unmatched: 1, unknown: 2 });
  assert.equal(unmatched?.what, "1 card payment does not match what was asked for.");
  assert.equal(unknown?.what, "2 card payment events name no invoice of ours.");
  const oldestDate = plainDate("2026-11-20");
  const refundsDue = [{ currency: "AUD", count: 2, sum: "4,000.00", oldestDate }];
  const said: string[] = [];
  const look = () => moneyTrouble({ ...nothing, refundsDue });
  const counts = async () => refundLines({ ...nothing, refundsDue });
  assert.equal(await examine([{ title: "money", look, counts }], (line) => said.push(line)), 0);
  assert.deepEqual(said.slice(0, 2), [
    "well     money",
    "         2 refunds are due, 4,000.00 AUD in all, since 20/11/2026; once paid, each is recorded on the desk's page of its draft.",
  ]);
});

test("settings that cannot be read", (context) => {
  const root = temporaryFolder(context);
  assert.deepEqual(
    settingsTrouble(() => readSettings({ BONDLINE_DATA: root }, root)),
    [],
  );
  assert.match(
    settingsTrouble(() => readSettings({ PORT: "many" }, root))[0]?.what ?? "",
    /PORT must be a whole number/,
  );
});

test("a data folder that cannot be written", (context) => {
  const root = temporaryFolder(context);
  assert.deepEqual(folderTrouble(path.join(root, "data")), []);
  fs.writeFileSync(path.join(root, "file"), "");
  assert.match(
    folderTrouble(path.join(root, "file"))[0]?.what ?? "",
    /cannot be written \((ENOTDIR|EEXIST)\)/,
  );
});

test("a port that another program has taken, but not one that we have", async (context) => {
  const other = net.createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  context.after(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  assert.match(
    (await portTrouble({ host: "127.0.0.1", port }, false))[0]?.what ?? "",
    /is taken by another program/,
  );
  assert.deepEqual(await portTrouble({ host: "127.0.0.1", port }, true), []);
});

test("migrations that were not applied", () => {
  assert.deepEqual(migrationTrouble([]), []);
  assert.match(migrationTrouble(["0002-drafts.sql"])[0]?.what ?? "", /0002-drafts\.sql/);
});

test("a history whose chain does not hold", () => {
  assert.deepEqual(historyTrouble([]), []);
  const [trouble] = historyTrouble([
    { rootType: "Draft", rootId: "7", sequence: 3, fault: "the entry was altered" },
  ]);
  assert.equal(trouble?.what, "The history of Draft 7 is broken at entry 3: the entry was altered.");
});

test("data that breaks a rule", () => {
  assert.deepEqual(integrityTrouble([]), []);
  const [trouble] = integrityTrouble([
    { rule: "an organisation has an administrator", record: "7", detail: "Harbour Civil" },
  ]);
  assert.equal(trouble?.what, "Broken at 7 (Harbour Civil): an organisation has an administrator.");
});

function temporaryFolder(context: TestContext): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-doctor-"));
  context.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
