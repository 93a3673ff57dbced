// Hostile text in every field that takes it, on every screen that shows it: it is read as it was written, and does nothing else.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Browser, Page } from "playwright-core";
import { switchFeaturesOn } from "../../server/demo/builders/referral-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { MailBlock } from "../../server/mail-messages/mail-blocks.ts";
import { composeMail } from "../../server/mail-messages/mail-content.ts";
import { anInvitation } from "../../testing/examples/example-steps.ts";
import { fixturesOf } from "../../testing/examples/fixture.ts";
import {
  fillWithHostileText,
  type HostileRecords,
  type HostileText,
} from "../../testing/examples/hostile-records.ts";
import { HOSTILE_KINDS, type HostileKind } from "../../testing/hostile-texts.ts";
import { allMails, mailsAbout } from "../../testing/outbox.ts";
import { type Personas, signInPersonas } from "../../testing/personas.ts";
import { IS_WHOLE_PROOF, recordProof } from "../../testing/proof/record-proof.ts";
import { everyNth } from "../../testing/proof/short-form.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { paths } from "../../web/paths.ts";
import { openBrowser } from "../people.ts";
import { cellsOf, FORMULA_START } from "../walks/hostile-cells.ts";
import { openParts } from "../walks/hostile-parts.ts";
import { reads, sightOf } from "../walks/hostile-sight.ts";
import { type Places, placesOf, type Visit, WALKS, type Walker } from "../walks/hostile-walks.ts";
import { type HostileWindow, openHostileWindow } from "../walks/hostile-window.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "web", "dist");
/** A plain run comes to every fifth address: what is shown as text is shown so by one way of showing it. */
const WALKED_EVERY = 5;
/** In as many rounds as there are kinds, each field is given each. */
const ROUNDS = IS_WHOLE_PROOF ? HOSTILE_KINDS.length : 1;

let world: World;
let personas: Personas;
let browser: Browser;
let windows: Partial<Record<Walker, HostileWindow>> = {};
let records: HostileRecords;
let places: Places;
const count = { cases: 0, broken: 0, caught: 0 };

before(async () => {
  world = await aWorld({}, { clientFolder: CLIENT });
  personas = await signInPersonas(world);
  await switchFeaturesOn(world.app, ["suretyBonds", "isBgSwitchEnabled", "referrals", "referralPortal"]);
  browser = await openBrowser();
});
after(async () => {
  recordProof("screens", count);
  await browser?.close();
  await world?.endUnchecked();
});

test("every address of the client has its walk", () => {
  assert.deepEqual(Object.keys(WALKS).sort(), Object.keys(paths).sort());
});

/** Fields whose text stands on no screen, of every call or of one, each with the reason. */
const NOT_SHOWN: Record<string, string> = {
  paymentReference: "of a claim alone: left out where nothing was claimed",
  checkCode: "compared with the paper's, and kept nowhere",
  verificationCode: "compared with the paper's, and kept nowhere",
  sha256: "compared with a file's, and kept nowhere",
  facilityLimit: "of an alert: taken for one about a facility alone, and left out of any other",
  linkKey: "a key of a mailed link: looked for, and kept nowhere",
  "deviceMarks.0": "a mark of a browser: looked for, and kept nowhere",
  referrerCode: "a code that names nobody is forgotten",
  referralPortalReferrerMemberCode: "a code that names nobody is forgotten",
  "signUp.givenName": "of somebody whose address is not confirmed: on no screen until it is",
  "signUp.familyName": "of somebody whose address is not confirmed: on no screen until it is",
};

/** What could be read on each page of the present round. */
let read: string[] = [];

for (let round = 0; round < ROUNDS; round += 1)
  describe(`round ${round + 1} of ${ROUNDS}`, () => {
    before(() => fill(round));
    after(closeWindows);

    for (const [name, walk] of everyNth(Object.entries(WALKS), WALKED_EVERY))
      test(`${name} shows it as text, and nothing happens`, async () => {
        const faults: string[] = [];
        const visits = walk(places);
        for (const [at, { who, path }] of visits.entries()) {
          if (!isToVisit(visits, at)) continue;
          const window = await windowOf(who);
          await window.goTo(path);
          const look = () => sightOf(window.page);
          for (const sight of await openParts(window, look, IS_WHOLE_PROOF || at === 0)) {
            read.push(reads(sight.text));
            faults.push(...sight.faults.map((fault) => `${who} at ${path}: ${fault}`));
          }
          faults.push(...window.troubles.splice(0).map((trouble) => `${who} at ${path}: ${trouble}`));
          count.cases += 1;
        }
        assert.deepEqual(faults, []);
      });

    test("each field that takes text was read on some screen as it was written", {
      skip: !IS_WHOLE_PROOF,
    }, () => {
      assert.deepEqual(
        unseen().map(({ mutation, field, kind }) => `${mutation}.${field}, ${kind}`),
        [],
        "WALKS should come to a screen that shows it, or NOT_SHOWN say why there is none",
      );
      count.cases += records.texts.length;
    });

    test("an exported file holds it, and no cell that would run", async () => {
      const [documentId = ""] = places.documents;
      const [draftId = ""] = places.edited;
      const { organisationId } = places;
      const exporting = [
        paths.reports(),
        paths.documentView({ documentId }),
        paths.draftView({ organisationId, draftId }),
      ];
      const cells: string[] = [];
      for (const path of exporting) cells.push(...cellsOf(await exported(path)));
      assert.deepEqual(
        cells.filter((cell) => FORMULA_START.test(cell)),
        [],
      );
      assert.ok(
        cells.some((cell) => cell.startsWith("'=HYPERLINK")),
        "a formula was among them",
      );
    });

    test("a mail reads it in its subject, its text and its page, and does nothing else", async () => {
      const isMarked = (text: string) => records.texts.some(({ mark }) => text.includes(mark));
      const mails = (await allMails(world)).filter(
        ({ html, subject }) => isMarked(html) || isMarked(subject),
      );
      assert.ok(mails.length > 0, "no mail holds any");
      const window = await windowOf("mailbox");
      for (const { subject, html } of mails) {
        assert.doesNotMatch(subject, /[\r\n]/);
        await window.page.setContent(html);
        assert.deepEqual((await sightOf(window.page)).faults, [], subject);
        count.cases += 1;
      }
      assert.deepEqual(window.troubles, []);
    });
  });

/** Texts whose field was read nowhere yet, and should be. */
function unseen(): HostileText[] {
  const all = read.join("\n");
  const shown = new Set(
    records.texts.filter(({ text }) => all.includes(reads(text))).map(({ field }) => field),
  );
  return records.texts.filter(
    ({ mutation, field }) =>
      !shown.has(field) && !(field in NOT_SHOWN) && !(`${mutation}.${field}` in NOT_SHOWN),
  );
}

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** In a plain test run each visitor comes to a screen with one record. */
function isToVisit(visits: readonly Visit[], at: number): boolean {
  const { who, path } = visits[at] as Visit;
  const screen = screenOf(path);
  const isFirst = visits.findIndex((visit) => visit.who === who && screenOf(visit.path) === screen) === at;
  return IS_WHOLE_PROOF || isFirst;
}

/** An address with its step or tab, whatever record it names. */
function screenOf(path: string): string {
  return path.replaceAll(UUIDS, "");
}

test("a mail with a long word in each of its parts fits a phone", async () => {
  const word = "W".repeat(180);
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: word },
    { kind: "facts", rows: [["Guarantee number", word]] },
    { kind: "quote", label: word, text: word },
    { kind: "entry", title: word, text: word, url: world.url },
    { kind: "note", text: word },
  ];
  const { html } = composeMail(
    { subject: word, preview: word, heading: word, blocks, footer: word },
    "NOTICE",
  );
  const window = await openHostileWindow(browser, world.url);
  await window.page.setContent(html);
  assert.deepEqual((await sightOf(window.page)).faults, []);
  await window.close();
});

describe("a page that is broken is noticed", () => {
  /** Of a draft whose texts are known, since the kinds of the others move with the number of fields. */
  let broken: string;
  before(async () => {
    const contractTitle = kindOf("an event handler").text("broken");
    const { id: draftId, organisationId } = await world.draft({ fields: { contractTitle } });
    broken = paths.draftView({ organisationId, draftId });
  });

  test("one that puts text in as markup: it becomes elements, and runs where no policy forbids it", async () => {
    const window = await openHostileWindow(browser, world.url, { ...tokenOf("member"), bypassCSP: true });
    const mend = await breakScripts(window.page);
    const faults = await faultsOf(window, broken);
    await mend();
    await window.close();
    caught(/became an element/, faults);
    caught(/has run/, faults);
  });

  test("the same one under our policy: it is refused and reported", async () => {
    const window = await openHostileWindow(browser, world.url, tokenOf("member"));
    const mend = await breakScripts(window.page);
    const reported = window.page.waitForRequest(/csp-reports$/);
    await window.page.goto(broken);
    await reported;
    caught(/TrustedHTML|trusted/i, window.troubles);
    await mend();
    await window.close();
  });

  const BROKEN: Record<string, { html: string; expected: RegExp }> = {
    "a link that runs": { html: '<a href="javascript:evil()">x</a>', expected: /leads to javascript:/ },
    "a handler": { html: '<p onclick="evil()">x</p>', expected: /has a handler/ },
    "a script": { html: "<script>evil()</script>", expected: /has run/ },
    "a dialog": { html: "<script>alert(1)</script>", expected: /dialog was opened/ },
    "a picture from elsewhere": { html: '<img src="http://127.0.0.1:9/x">', expected: /was asked for/ },
    "a word that does not break": { html: `<p>${"W".repeat(200)}</p>`, expected: /px wide/ },
  };
  for (const [name, { html, expected }] of Object.entries(BROKEN))
    test(name, async () => {
      const window = await openHostileWindow(browser, world.url);
      await window.page.setContent(html);
      caught(expected, [...(await sightOf(window.page)).faults, ...window.troubles]);
      await window.close();
    });
});

function kindOf(is: string): HostileKind {
  const kind = HOSTILE_KINDS.find((each) => each.is === is);
  assert.ok(kind, is);
  return kind;
}

/** The client puts text in as markup until what is answered is called, which waits for the scripts that are on their way. */
async function breakScripts(page: Page): Promise<() => Promise<void>> {
  await page.route("**/*.js", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/\.textContent=(?!=)/g, ".innerHTML=");
    await route.fulfill({ response: answer, body });
  });
  return () => page.unrouteAll({ behavior: "wait" });
}

function caught(expected: RegExp, faults: readonly string[]): void {
  count.broken += 1;
  assert.match(faults.join("\n"), expected);
  count.caught += 1;
}

async function fill(round: number): Promise<void> {
  read = [];
  await forgetAttempts();
  const scene = await fixturesOf(world, personas)("ANY");
  const { code: invitationCode } = await anInvitation(scene, `guest${round}@example.com`);
  records = await fillWithHostileText({ world, personas }, round);
  const organisationId = idOf("organisation", "harbour");
  places = placesOf(records, {
    organisationId,
    invitationCode,
    handovers: await handoversMailed(),
    returns: await returnsMailed(),
    agreements: await agreementsMailed(),
    confirmations: await confirmationsMailed(),
    answered: await answeredByLink(),
  });
}

/** Documents of which somebody without an account was asked for an answer: that answer names no document. */
async function answeredByLink(): Promise<Places["answered"]> {
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>(
    `select document_id as id from document_return_request where answered_by_name is not null
      union select document_id from document_request where agreement_by_name is not null`,
  );
  await owner.end();
  return rows.map(({ id }) => id);
}

/** A round signs somebody up, and more than ten in an hour are refused. */
async function forgetAttempts(): Promise<void> {
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await owner.query("delete from rate_limit");
  await owner.query("delete from guess_delay");
  await owner.end();
}

/** The links that keepers were mailed. */
async function handoversMailed(): Promise<Places["handovers"]> {
  const mails = await mailsAbout(world, "handover");
  return mails.flatMap(({ text }) => {
    const [, documentId, handoverCode] = /\/handover\/([0-9a-f-]+)\/(\w+)/.exec(text) ?? [];
    return documentId === undefined || handoverCode === undefined ? [] : [{ documentId, handoverCode }];
  });
}

/** Those that holders of originals were mailed. */
async function returnsMailed(): Promise<Places["returns"]> {
  const mails = await mailsAbout(world, "return");
  return mails.flatMap(({ text }) => {
    const [, requestId, returnCode] = /\/return\/([0-9a-f-]+)#(\w+)/.exec(text) ?? [];
    return requestId === undefined || returnCode === undefined ? [] : [{ requestId, returnCode }];
  });
}

async function agreementsMailed(): Promise<Places["agreements"]> {
  const mails = await mailsAbout(world, "agreement");
  return mails.flatMap(({ text }) => {
    const [, requestId, agreementCode] = /\/agree\/([0-9a-f-]+)#(\w+)/.exec(text) ?? [];
    return requestId === undefined || agreementCode === undefined ? [] : [{ requestId, agreementCode }];
  });
}

async function confirmationsMailed(): Promise<Places["confirmations"]> {
  const mails = await mailsAbout(world, "confirmation");
  return mails.flatMap(({ text }) => {
    const [, draftConfirmationId, code] = /\/confirm\/([0-9a-f-]+)#(\w+)/.exec(text) ?? [];
    return draftConfirmationId === undefined || code === undefined ? [] : [{ draftConfirmationId, code }];
  });
}

async function windowOf(who: Walker): Promise<HostileWindow> {
  windows[who] ??= await openHostileWindow(browser, world.url, tokenOf(who));
  return windows[who];
}

async function closeWindows(): Promise<void> {
  for (const window of Object.values(windows)) await window.close();
  windows = {};
}

function tokenOf(who: Walker): { token: string | undefined } {
  const callerOf = (name: string) => records.calls.find(({ call }) => call.name === name)?.call.caller.token;
  const tokens: Record<Walker, string | undefined> = {
    member: personas.api.admin.token,
    staff: personas.api.manager.token,
    other: personas.api.otherAdmin.token,
    referrer: personas.api.referrer.token,
    guest: callerOf("updateProfile"),
    founder: callerOf("createOrganisation"),
    nobody: undefined,
    mailbox: undefined,
  };
  return { token: tokens[who] };
}

async function faultsOf(window: HostileWindow, path: string): Promise<string[]> {
  await window.goTo(path);
  const sights = await openParts(window, () => sightOf(window.page));
  return [...sights.flatMap(({ faults }) => faults), ...window.troubles];
}

async function exported(path: string): Promise<string> {
  const { page, goTo } = await windowOf("member");
  await goTo(path);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  return await readFile(await download.path(), "utf8");
}
