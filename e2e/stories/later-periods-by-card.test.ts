// A guarantee is paid for by card, its later periods are left to a saved card, and half a year on the next one is charged by itself and seen as paid.
// Shows: INV-01, API-110, D-35.

import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Browser, Page } from "playwright-core";
import { signInAs } from "../../server/demo/sessions.ts";
import { chargePeriods } from "../../server/modules/money/subscriptions/subscription-jobs.ts";
import { hostedPageOf, untilPaymentsAreReported } from "../../testing/card-payer.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { paths } from "../../web/paths.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { payByCard, saveCard } from "../walks/draft-view.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "web", "dist");
const HALF_A_YEAR_ON = "2027-05-20T01:00:00.000Z" as Instant;

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

test("paid by card, later periods set up, the next one charged by itself", async (t) => {
  await t.test("the invoice is paid on the provider's page, and the draft says so", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await hostedPageOf(world, draft.invoices[0]?.id ?? "");
    const ada = await windowOf("ada pays");
    await ada.goto(paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }));
    await payByCard(ada);
    await ada.getByText(/^Paid on/).waitFor();
  });

  const issued = await world.draft({ status: "ESTABLISHED" });
  const draftPage = paths.draftView({ organisationId: issued.organisationId, draftId: issued.id });
  const later = (page: Page) => page.getByRole("region", { name: "Later periods" });

  await t.test("a card is saved for the periods that come", async () => {
    const ada = await windowOf("ada saves a card");
    await ada.goto(draftPage);
    await saveCard(ada);
    await later(ada).getByText("20/05/2027").waitFor();
  });

  await t.test("on the first day of the next period it is charged, and is seen as paid", async () => {
    world.clock.setTo(HALF_A_YEAR_ON);
    await chargePeriods(world.app);
    await untilPaymentsAreReported(world);
    const ada = await windowOf("ada half a year on");
    await ada.goto(draftPage);
    await ada.getByText(/^Paid on/).waitFor();
    await ada.getByText("Ongoing fee, 20/05/2027 to 19/11/2027").waitFor();
    await later(ada).getByText("20/11/2027").waitFor();
  });

  await t.test("and it is stopped again", async () => {
    const ada = await windowOf("ada stops it");
    await ada.goto(draftPage);
    await later(ada).getByRole("button", { name: "Stop" }).click();
    await ada.getByRole("alertdialog").getByRole("button", { name: "Stop", exact: true }).click();
    await later(ada).getByRole("button", { name: "Set up card or direct debit" }).waitFor();
  });
});

async function windowOf(name: string): Promise<Page> {
  const window = await openWindow(browser, world.url, { token: await signInAs(world.app, "ada") });
  windows[name] = window;
  await window.context.clock.setFixedTime(world.clock.now());
  return window.page;
}
