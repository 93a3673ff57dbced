// Both sides of one paper are reminded of its expiry, each on their own pages: whoever holds it acknowledges for themselves alone.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Browser, Page } from "playwright-core";
import type { PersonName } from "../../server/demo/cast.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { sendAlerts } from "../../server/modules/records/alerts/alert-jobs.ts";
import { aPaperHeldByHarbour, askToBeReminded } from "../../testing/builders/expiry-reminder-builder.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { paths } from "../../web/paths.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { mailTo } from "../product.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "web", "dist");
const HOLDER = "ada@harbourcivil.example";
const OF_APPLICANT = "Acknowledge: Harbour Civil Pty Ltd";
const OF_HOLDER = "Acknowledge: Wesfarmers Limited";
/** Of the step of thirty business days. */
const STEP_COMES = "2026-11-27T00:00:00.000Z" as Instant;

let world: World;
let browser: Browser;
const windows: Record<string, Window> = {};

before(async () => {
  world = await aWorld({}, { clientFolder: CLIENT });
  browser = await openBrowser();
});

after(async () => {
  await keepPictures(windows);
  await browser?.close();
  await world?.end();
});

test("whoever holds the paper is reminded and acknowledges, and its applicant is still to do so", async (t) => {
  await askToBeReminded(world, "ada", "harbour");
  await askToBeReminded(world, "wes", "wesfarmers");
  await aPaperHeldByHarbour(world);
  world.clock.setTo(STEP_COMES);
  await sendAlerts(world.app);
  const ada = await windowOf("ada");
  const wes = await windowOf("wes");

  await t.test("she is told by mail, for her organisation", async () => {
    const { text } = await mailTo(world.url, HOLDER, /expires on 13\/01\/2027/);
    assert.match(text, /held by Harbour Civil Pty Ltd/);
    assert.match(text, /Open and acknowledge/);
  });

  await t.test("her Home leads to it, where she acknowledges it", async () => {
    await ada.goto(paths.home());
    await ada.getByRole("link", { name: OF_HOLDER }).click();
    const reminders = ada.getByRole("region", { name: "Expiry reminders" });
    await reminders.getByText("These are your organisation's own reminders", { exact: false }).waitFor();
    await reminders.getByRole("button", { name: "Acknowledge" }).click();
    await reminders.getByText(/^Acknowledged by Ada Nguyen/).waitFor();
  });

  await t.test("the applicant's Home still has it, and its page says nothing of her", async () => {
    await wes.goto(paths.home());
    await wes.getByRole("link", { name: OF_APPLICANT }).click();
    const reminders = wes.getByRole("region", { name: "Expiry reminders" });
    await reminders.getByRole("button", { name: "Acknowledge" }).waitFor();
    for (const hers of [/Acknowledged by Ada/, /ada@harbourcivil/])
      assert.equal(await reminders.getByText(hers).count(), 0);
    await reminders.getByRole("button", { name: "Acknowledge" }).click();
    await reminders.getByText(/^Acknowledged by Wes Tan/).waitFor();
  });

  await t.test("neither Home has it any more, and hers says what she has pressed herself", async () => {
    await ada.reload();
    const reminders = ada.getByRole("region", { name: "Expiry reminders" });
    await reminders.getByText(/^Acknowledged by Ada Nguyen/).waitFor();
    for (const his of [/Acknowledged by Wes/, /wes@wesfarmers/])
      assert.equal(await reminders.getByText(his).count(), 0);
    for (const [page, link] of [
      [ada, OF_HOLDER],
      [wes, OF_APPLICANT],
    ] as const) {
      await page.goto(paths.home());
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("link", { name: link }).waitFor({ state: "detached" });
    }
  });
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual(
    Object.values(windows).flatMap(({ troubles }) => troubles),
    [],
  );
});

/** At the present time of the world. */
async function windowOf(person: PersonName): Promise<Page> {
  const window = await openWindow(browser, world.url, { token: await signInAs(world.app, person) });
  windows[`holder-reminded-${person}`] = window;
  await window.context.clock.setFixedTime(world.clock.now());
  return window.page;
}
