// From an empty database in production mode to the first client's issued, paid and twice re-invoiced guarantee in the provider's own wording: two commands, and everything else from the screens.
// Shows, O-01, D-01, W-16, INV-42.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { Browser } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { LACHLAN_ENTRY, WOOLWORTHS_ENTRY } from "../../testing/fakes/fake-abr.ts";
import { aPdf } from "../../testing/sample-files.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Production, startProduction } from "../production.ts";
import { recordDeposit } from "../walks/bank-statement.ts";
import { bytesOf, payByCard, saveCard, submit } from "../walks/draft-view.ts";
import { chooseWording, fillBeneficiary, fillFees, fillFunds, fillGuarantee } from "../walks/draft-wizard.ts";
import {
  addSupplier,
  approveChange,
  choosePasswordByCode,
  choosePasswordByLink,
  comeInAgain,
  comeInFirst,
  inviteStaff,
  type NewStaff,
  proposePlan,
  proposeWording,
} from "../walks/first-run.ts";
import { addOrganisation, register, signIn } from "../walks/register.ts";
import { approveUnlooked, establish, openFromQueue, recordSecurity } from "../walks/staff-desk.ts";

const person = (givenName: string, familyName: string, email: string): NewStaff => ({
  givenName,
  familyName,
  email,
  password: "Undertake-4pm!",
});
const PETRA = person("Petra", "Lindqvist", "petra@harbourline.example");
const OTTO = person("Otto", "Farrell", "otto@harbourline.example");
const INES = person("Ines", "Marlow", "ines@kestrel.example");
const NORA = { ...person("Nora", "Lachlan", "nora@lachlan.example"), password: "Bridge-4-Sale!" };
const BANK = "Kestrel Bank";
const PLAN = "Kestrel cash-backed guarantee";
const FIRST_RUN = [
  "--name=Harbourline Guarantees Pty Ltd",
  "--abn=51 824 753 556",
  "--address=Level 20, 1 Farrer Place, Sydney NSW 2000",
  `--contact-name=${PETRA.givenName} ${PETRA.familyName}`,
  "--contact-email=hello@harbourline.example",
  "--account-name=Harbourline Trust Account",
  "--bsb=062-000",
  "--account-number=10458821",
  `--admin-email=${PETRA.email}`,
  `--admin-given-name=${PETRA.givenName}`,
  `--admin-family-name=${PETRA.familyName}`,
];
const WHERE = {
  name: LACHLAN_ENTRY.EntityName,
  abn: LACHLAN_ENTRY.Abn,
  address: "88 Phillip Street, Sydney NSW 2000",
};
const WORDING = "Bank Guarantee, AS 4000 with expiry";
const CLAUSE = "Harbourline passes notices to the Issuer on the day that they come.";
/** Within the week before the second half year begins, whichever months it has. */
const BEFORE_SECOND_PERIOD_DAYS = 178;
/** When the third has begun. */
const A_YEAR_DAYS = 368;
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone: DEFAULT_ZONE,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).format(Date.now() + days * 86_400_000);

let production: Production;
let petrasApp = "";
let browser: Browser;
const windows: Record<string, Window> = {};
const pageOf = async (name: string) => {
  windows[name] ??= await openWindow(browser, production.url);
  return windows[name].page;
};

before(async () => {
  production = await startProduction();
  browser = await openBrowser();
});
after(async () => {
  await keepPictures(windows);
  await browser?.close();
  await production?.stop();
});

test("a new installation is set up from its screens, and takes its first client to an issued guarantee and its next two periods", async (t) => {
  await t.test("one command makes the provider, and its link leads the administrator in", async () => {
    const printed = await production.command("provider", ["create", ...FIRST_RUN]);
    const link = /https:\S+/.exec(printed)?.[0] ?? "";
    assert.ok(link.startsWith(production.url), printed);
    const petra = await pageOf("petra");
    await choosePasswordByLink(petra, link, PETRA);
    petrasApp = await comeInFirst(petra, production, PETRA);
    await petra.goto("/staff/settings");
    const needed = petra.getByRole("region", { name: "Before the first client can submit" });
    await needed.getByText("Add a bank or insurer").waitFor();
    assert.equal(await needed.getByRole("listitem").count(), 3);
  });

  await t.test("the command is refused a second time, and has changed nothing", async () => {
    await assert.rejects(production.command("provider", ["create", ...FIRST_RUN]), /provider/i);
  });

  await t.test("she adds a bank, invites a second administrator and the bank's person", async () => {
    const petra = await pageOf("petra");
    await addSupplier(petra, BANK, "49 004 028 077");
    await inviteStaff(petra, { ...OTTO, role: "Relationship manager", isAdmin: true });
    await inviteStaff(petra, { ...INES, role: "Staff of a bank or insurer", supplier: BANK });
  });

  await t.test(
    "she proposes a fee plan and a wording, and the second administrator approves both",
    async () => {
      const petra = await pageOf("petra");
      await proposePlan(petra, { name: PLAN, supplier: BANK, startsDate: dayFromNow(0) });
      await proposeWording(petra, { name: WORDING, clause: CLAUSE, startsDate: dayFromNow(0) });
      const otto = await pageOf("otto");
      await choosePasswordByCode(otto, production, OTTO);
      await comeInFirst(otto, production, OTTO);
      await production.mailTo(OTTO.email, /waiting for your approval/);
      await approveChange(otto, PLAN);
      await approveChange(otto, WORDING);
    },
  );

  await t.test("the bank's person comes in, and the list of what is missing is empty", async () => {
    const ines = await pageOf("ines");
    await choosePasswordByCode(ines, production, INES);
    await comeInFirst(ines, production, INES);
    const petra = await pageOf("petra");
    await petra.goto("/staff/settings");
    await petra.getByText("Clients can submit drafts").waitFor();
  });

  await t.test("the first client signs up, raises a draft with the plan, and submits it", async () => {
    const nora = await pageOf("nora");
    await register(nora, production, NORA);
    await addOrganisation(nora, WHERE);
    await nora.getByRole("link", { name: "New draft" }).first().click();
    await fillGuarantee(nora, "$150,000.50");
    await fillBeneficiary(nora, WOOLWORTHS_ENTRY.Abn);
    await chooseWording(nora, CLAUSE);
    await fillFees(nora, PLAN);
    await fillFunds(nora);
    await submit(nora);
  });

  let draftPage = "";
  await t.test("it is approved, paid by card, secured and issued", async () => {
    const petra = await pageOf("petra");
    const nora = await pageOf("nora");
    await petra.goto("/staff/drafts");
    await openFromQueue(petra, WHERE.name);
    await approveUnlooked(petra);
    await nora.getByRole("heading", { name: "Payment request" }).waitFor();
    await production.mailTo(NORA.email, /to pay for your/);
    await nora.getByText("Harbourline Trust Account").first().waitFor();
    await payByCard(nora);
    draftPage = nora.url().replace(/\?.*/, "");
    await nora.getByText("Processing", { exact: true }).first().waitFor();
    await recordSecurity(petra, "TD 0091 447");
    await petra.getByRole("button", { name: "Establish" }).waitFor();
    await establish(petra, "K 2026/000001", aPdf("Unconditional undertaking."));
    await production.mailTo(NORA.email, /established|issued/i);
    await nora.goto("/documents?tab=established");
    await nora
      .getByRole("row", { name: /150,000\.50/ })
      .getByRole("link")
      .first()
      .click();
  });

  await t.test("its copy as a PDF is in the provider's own wording", async () => {
    const nora = await pageOf("nora");
    const coming = nora.waitForEvent("download");
    await nora.getByRole("button", { name: /^Download PDF: .*ndertaking/ }).click();
    const document = await getDocumentProxy(new Uint8Array(await bytesOf(await coming)));
    const { text } = await extractText(document, { mergePages: true });
    assert.ok(text.replaceAll(/\s+/g, " ").includes(CLAUSE), text);
  });

  /** The pages are left first: a server that goes is no fault of theirs. */
  const goOn = async (days: number) => {
    for (const { page } of Object.values(windows)) await page.goto("about:blank");
    await production.restartLater(days);
  };
  const seePaid = async (days: number) => {
    const nora = await pageOf("nora");
    await nora.goto(draftPage);
    await nora
      .getByText(/^Ongoing fee, /)
      .first()
      .waitFor();
    await nora
      .getByText(`Paid on ${dayFromNow(days)}`)
      .first()
      .waitFor();
  };

  await t.test(
    "a week before the second period it is invoiced, and paid by a deposit of the bank's statement",
    async () => {
      await goOn(BEFORE_SECOND_PERIOD_DAYS);
      await production.come("invoice-periods");
      const { subject, text } = await production.mailTo(NORA.email, /to pay for the next period/);
      const [amount = ""] = /[\d,]+\.\d\d/.exec(subject) ?? [];
      const reference = /Deposit reference: (\S+)/.exec(text)?.[1] ?? "";
      const petra = await pageOf("petra");
      await comeInAgain(petra, { person: PETRA, secret: petrasApp, days: BEFORE_SECOND_PERIOD_DAYS });
      await recordDeposit(petra, {
        amount: amount.replaceAll(",", ""),
        narrative: `Osko LACHLAN ${reference}`,
        date: dayFromNow(BEFORE_SECOND_PERIOD_DAYS),
      });
      await signIn(await pageOf("nora"), NORA);
      await seePaid(BEFORE_SECOND_PERIOD_DAYS);
    },
  );

  await t.test(
    "she leaves the later periods to a card, and the third is invoiced and charged by itself",
    async () => {
      await saveCard(await pageOf("nora"));
      await goOn(A_YEAR_DAYS);
      await production.come("charge-periods");
      await signIn(await pageOf("nora"), NORA);
      await seePaid(A_YEAR_DAYS);
    },
  );

  await t.test("no page logged an error, threw, or broke the content policy", () => {
    assert.deepEqual(
      Object.values(windows).flatMap(({ troubles }) => troubles),
      [],
    );
  });
});
