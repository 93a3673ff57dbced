// A new installation in production mode, from an empty database to the first client's submitted draft, by one command and calls alone.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { resetByLink, signIn } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { untilAccountJobsAreDone } from "../../../../testing/jobs-done.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { emptyTestDatabase, type TestDatabase } from "../../../../testing/test-database.ts";
import { testSettings, WORLD_BEGINS } from "../../../../testing/world.ts";
import { readyFields } from "../../../demo/builders/draft-builder.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { makeTestClock, type TestClock } from "../../../ports/clock/test-clock.ts";
import { type RunningServer, startServer } from "../../../start-server.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { beginDraftSubmission } from "../../drafts/drafts/commands/begin-draft-submission.ts";
import { completeDraftSubmission } from "../../drafts/drafts/commands/complete-draft-submission.ts";
import { createDraft } from "../../drafts/drafts/commands/create-draft.ts";
import { totpCode } from "../../people/accounts/totp.ts";
import { renewFirstLink } from "../staff/commands/renew-first-link.ts";
import { createProvider, ProviderExists } from "./commands/create-provider.ts";

const FIRST_RUN = {
  name: "Harbourline Guarantees Pty Ltd",
  abn: "51 824 753 556",
  address: "Level 20, 1 Farrer Place, Sydney NSW 2000",
  contactName: "Petra Lindqvist",
  contactEmail: "hello@harbourline.example",
  accountName: "Harbourline Trust Account",
  bsb: "062-000",
  accountNumber: "10458821",
  adminEmail: "petra@harbourline.example",
  adminGivenName: "Petra",
  adminFamilyName: "Lindqvist",
};
const PASSWORD = "Undertake-4pm!";
const FIRST = { system: "First run" };

let database: TestDatabase;
let server: RunningServer;
let clock: TestClock;
let anonymous: Api;
const carried: { to: readonly string[]; text: string }[] = [];
const folder = mkdtempSync(join(tmpdir(), "bondline-first-run-"));
before(async () => {
  database = await emptyTestDatabase();
  clock = makeTestClock(WORLD_BEGINS);
  server = await startServer({
    settings: await testSettings(folder, {
      NODE_ENV: "production",
      ALLOW_SANDBOX: "files,scan,mail,card-payments",
      PUBLIC_URL: "https://portal.example.com.au",
    }),
    ownerUrl: database.ownerUrl,
    clock,
    logLevel: "silent",
  });
  server.app.ports.mail = { send: async ({ to, text }) => void carried.push({ to, text }) };
  anonymous = apiOf(server.url, undefined);
});
after(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const create = (input: object = FIRST_RUN) =>
  runTransaction(server.app, FIRST, (tx) => createProvider(tx, input as typeof FIRST_RUN));

async function counts() {
  return await runTransaction(server.app, FIRST, async (tx) => {
    const [row] = await tx.query<object>(
      "select (select count(*)::int from provider) as providers, (select count(*)::int from deposit_account) as deposits, (select count(*)::int from account) as accounts, (select count(*)::int from staff_member) as staff",
    );
    return { ...row };
  });
}

/** As the page opens with the address that was printed. */
function partsOf(link: string) {
  const { searchParams } = new URL(link);
  return {
    username: String(searchParams.get("username")),
    mailed: { code: String(searchParams.get("code")), linkKey: String(searchParams.get("key")) },
  };
}

/** What the embedded mail carrier was handed, which in production keeps nothing, and what still waits. */
async function newestMail(email: string, like: RegExp): Promise<string> {
  await untilAccountJobsAreDone(database.ownerUrl);
  const waiting = (await allMails(server)).map(({ toAddresses: to, text }) => ({ to, text }));
  const fitting = [...waiting, ...carried].filter(({ to, text }) => to.includes(email) && like.test(text));
  return like.exec(fitting.at(-1)?.text ?? "")?.[0] ?? "";
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
function codeOfApp(secret: string): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return totpCode(bytes, Math.floor(Date.parse(clock.now()) / 30_000));
}

/** The first sign-in of somebody whose work needs a second step, with the terms accepted. */
async function comesIn(email: string): Promise<Api> {
  const { errors } = await signIn(anonymous, email, PASSWORD);
  assert.equal(errors?.[0]?.extensions.code, "TWO_STEP_REQUIRED");
  const challenge = String(errors?.[0]?.extensions.challenge);
  const opened = await anonymous.mutate(
    "openTwoStepSetUp",
    "OpenTwoStepSetUpInput",
    { challenge, code: await newestMail(email, /(\w{4}-){3}\w{4}/) },
    "setUp { secret }",
  );
  const code = codeOfApp(done(opened).openTwoStepSetUp.setUp.secret);
  const session = await anonymous.mutate(
    "confirmTwoStep",
    "ConfirmTwoStepInput",
    { challenge, code },
    "session { token }",
  );
  const api = apiOf(server.url, session.data.confirmTwoStep.session.token);
  await acceptTerms(api);
  return api;
}

async function acceptTerms(api: Api): Promise<void> {
  const accepted = { acceptTerms: true, acceptPrivacy: true };
  done(await api.mutate("profileTermsAccepted", "ProfileTermsAcceptedInput", accepted, "clientMutationId"));
}

/** By the code that is mailed to whoever was invited. */
async function choosesPassword(email: string): Promise<void> {
  done(await anonymous.mutate("forgotPassword", "ForgotPasswordInput", { email }, "clientMutationId"));
  const code = await newestMail(email, /\b\d{6}\b/);
  done(
    await anonymous.mutate(
      "forgotPasswordSubmit",
      "ForgotPasswordSubmitInput",
      { username: email, code, newPassword: PASSWORD },
      "clientMutationId",
    ),
  );
}

function done(reply: ApiReply) {
  assert.deepEqual(reply.errors ?? [], []);
  return reply.data;
}

async function missing(api: Api): Promise<string[]> {
  const { officeReadiness } = await api.get("{ officeReadiness { code isDone isNeeded } }");
  return officeReadiness
    .filter(({ isDone, isNeeded }: { isDone: boolean; isNeeded: boolean }) => isNeeded && !isDone)
    .map(({ code }: { code: string }) => code);
}

test("what is wrong is refused by its field, and what breaks off halfway leaves nothing", async () => {
  await assert.rejects(create({ ...FIRST_RUN, abn: "12 345 678 901", bsb: "62" }), ({ fields }: never) => {
    assert.deepEqual(Object.keys(fields), ["abn", "bsb"]);
    return true;
  });
  await assert.rejects(
    runTransaction(server.app, FIRST, async (tx) => {
      await createProvider(tx, FIRST_RUN);
      throw new Error("The power is cut.");
    }),
    /power is cut/,
  );
  assert.deepEqual(await counts(), { providers: 0, deposits: 0, accounts: 0, staff: 0 });
});

test("of two at once one makes it, a later one is refused, and its link opens once", async () => {
  const outcomes = await Promise.allSettled([create(), create()]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  await assert.rejects(create(), ProviderExists);
  assert.deepEqual(await counts(), { providers: 1, deposits: 1, accounts: 1, staff: 1 });

  const first = await runTransaction(server.app, FIRST, renewFirstLink);
  const { username, mailed } = partsOf(String(first?.link));
  assert.equal(username, FIRST_RUN.adminEmail);
  done(await resetByLink(anonymous, username, mailed, PASSWORD));
  const again = await resetByLink(anonymous, username, mailed, "Another-4pm!");
  assert.equal(again.errors?.[0]?.extensions.code, "VALIDATION_ERROR");
  assert.equal(await runTransaction(server.app, FIRST, renewFirstLink), undefined);
});

test("the first administrator fills the office, and the first client submits", async () => {
  const petra = await comesIn(FIRST_RUN.adminEmail);
  assert.deepEqual(await missing(petra), ["SECOND_ADMINISTRATOR", "SUPPLIER", "SUPPLIER_STAFF", "PRODUCT"]);

  const olaf = { email: "olaf@harbourline.example", givenName: "Olaf", familyName: "Berg" };
  const invite = (person: object) =>
    petra.mutate("inviteStaff", "InviteStaffInput", person, "staffPerson { id }");
  done(await invite({ ...olaf, staffType: "GENERAL", isAdmin: true }));
  await choosesPassword(olaf.email);
  const second = await comesIn(olaf.email);

  const supplier = {
    name: "Otway Mutual Bank Limited",
    tradeName: "Otway",
    abn: "46008583542",
    address: "1 Martin Place, Sydney NSW 2000",
    profile: "OTHER",
    processTypes: ["BANK_GUARANTEE"],
  };
  const { createSupplier } = done(
    await petra.mutate("createSupplier", "CreateSupplierInput", supplier, "officeSupplier { id }"),
  );
  const supplierId = createSupplier.officeSupplier.id;
  const bo = { email: "bo@otway.example", givenName: "Bo", familyName: "Ferri" };
  done(await invite({ ...bo, staffType: "EXTERNAL_SUPPLIER", supplierId }));

  const product = {
    name: "Otway cash-backed guarantee",
    supplierId,
    processType: "BANK_GUARANTEE",
    security: "CASH",
    deliveryType: "COURIER",
    details: "Secured by a term deposit in your name.",
    minValue: "5000",
    maxValue: "2500000",
    establishmentFee: "600",
    feeFrequency: "HALF_YEARLY",
    ongoingPercentage: "1.1",
    minimumAnnualCost: "240",
    status: "ACTIVE",
    startsDate: "2026-11-20",
    versionCount: 0,
    reason: "Our first offer.",
  };
  const { proposeProduct } = done(
    await petra.mutate(
      "proposeProduct",
      "ProposeProductInput",
      product,
      "officeChange { id version subjectId }",
    ),
  );
  assert.deepEqual(await missing(petra), ["PRODUCT"]);
  const { id, version } = proposeProduct.officeChange;
  const decision = { id, version, decision: "APPROVE" };
  done(await second.mutate("decideOfficeChange", "DecideOfficeChangeInput", decision, "clientMutationId"));
  assert.deepEqual(await missing(petra), []);

  const { products } = await petra.get("{ products { currentVersionId } }");
  await theFirstClientSubmits(products[0].currentVersionId);
});

async function theFirstClientSubmits(feeSummaryId: string): Promise<void> {
  const email = "ada@harbourcivil.example";
  const person = { email, password: PASSWORD, givenName: "Ada", familyName: "Nguyen" };
  done(await anonymous.mutate("signUp", "SignUpInput", person, "clientMutationId"));
  const code = await newestMail(email, /\b\d{6}\b/);
  const confirmation = { username: email, code };
  done(await anonymous.mutate("confirmSignUp", "ConfirmSignUpInput", confirmation, "clientMutationId"));
  const { data } = await signIn(anonymous, email, PASSWORD);
  const { token } = data.signIn.session;
  const ada = apiOf(server.url, token);
  await acceptTerms(ada);
  const { name, abn, address, entityType } = ORGANISATIONS.harbour;
  const { createOrganisation } = done(
    await ada.mutate(
      "createOrganisation",
      "CreateOrganisationInput",
      { name, abn, address, entityType, industry: "E31" },
      "organisation { id }",
    ),
  );
  const organisationId = createOrganisation.organisation.id;
  const draftId = await runTransaction(server.app, { token }, async (tx) => {
    const draft = { ...readyFields(server.app, { owner: "harbour" }), feeSummaryId };
    const made = await createDraft(tx, { organisationId, processType: "BANK_GUARANTEE", draft });
    return String(made.draftId);
  });
  const versionNow = async () =>
    (await ada.get("query ($id: ID!) { draft(id: $id) { version } }", { id: draftId })).draft.version;
  const begun = { id: draftId, version: await versionNow() };
  await runTransaction(server.app, { token }, (tx) => beginDraftSubmission(tx, begun));
  const complete = { id: draftId, version: await versionNow(), acceptSubmissionTerms: true };
  await runTransaction(server.app, { token }, (tx) => completeDraftSubmission(tx, complete));
  const { draft } = await ada.get("query ($id: ID!) { draft(id: $id) { status feeSummary { name } } }", {
    id: draftId,
  });
  assert.deepEqual(draft, { status: "SUBMITTED", feeSummary: { name: "Otway cash-backed guarantee" } });
}
