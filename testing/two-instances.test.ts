// Two instances over one database behind a real HAProxy: to everybody outside they are one, also while one after the other is replaced.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CAST_PASSWORD, PEOPLE } from "../server/demo/cast.ts";
import { signInAs } from "../server/demo/sessions.ts";
import type { MailContent } from "../server/mail-messages/mail-content.ts";
import { queueMail } from "../server/modules/records/mail/outbox.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { runTransaction } from "../server/transaction/transaction.ts";
import { signIn } from "./account-calls.ts";
import { type Api, apiOf } from "./api.ts";
import { type FakeSmtp, startFakeSmtp } from "./fakes/fake-smtp.ts";
import { type HaProxy, NO_HAPROXY, startHaProxy } from "./haproxy.ts";
import { cloneTestDatabase, type TestDatabase } from "./test-database.ts";
import { watch } from "./waiting.ts";
import { fillTemplate, freePort, testSettings } from "./world.ts";

const folder = mkdtempSync(join(tmpdir(), "bondline-two-"));
let database: TestDatabase;
let mailServer: FakeSmtp;
let balancer: HaProxy | undefined;
const instances: RunningServer[] = [];
const ports: number[] = [];

before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  mailServer = await startFakeSmtp();
  ports.push(await freePort(), await freePort());
  for (const port of ports) instances.push(await startInstance(port));
  balancer = await startHaProxy(
    await freePort(),
    instances.map(({ url }) => url),
  );
});
after(async () => {
  await balancer?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await mailServer.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function startInstance(port: number): Promise<RunningServer> {
  const environment = {
    PROXIES_TRUSTED: "1",
    DRAIN_SECONDS: "1",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailServer.port),
    SMTP_SECURITY: "none",
  };
  const settings = { ...(await testSettings(folder, environment)), port };
  return await startServer({ settings, ownerUrl: database.ownerUrl, logLevel: "silent" });
}

const [one, other] = [() => instances[0]!, () => instances[1]!];
const NEW_DRAFT = { processType: "BANK_GUARANTEE", draft: {} };

async function organisationOf(api: Api): Promise<string> {
  const { organisations } = await api.get("{ organisations(first: 1) { edges { node { id } } } }");
  return organisations.edges[0].node.id;
}

test("a session that begins at one instance is known at the other, and ends at both", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  const { data } = await signIn(apiOf(balancer.url, undefined), PEOPLE.ada.email, CAST_PASSWORD);
  const { token } = data.signIn.session;
  const servedBy = new Set<string | null>();
  for (let count = 0; count < 8; count += 1) {
    const answer: Response = await fetch(`${balancer.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: "{ me { givenName } }" }),
    });
    servedBy.add(answer.headers.get("x-served-by"));
    assert.equal(((await answer.json()) as { data: { me: { givenName: string } } }).data.me.givenName, "Ada");
  }
  assert.equal(servedBy.size, 2);
  await apiOf(one().url, token).mutate("signOut", "SignOutInput", {}, "clientMutationId");
  assert.equal(await apiOf(other().url, token).codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
});

test("guesses are counted as one, whichever instance hears them", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  const outcomes: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const instance = count % 2 === 0 ? one() : other();
    const { errors } = await signIn(apiOf(instance.url, undefined), PEOPLE.wes.email, "Wrong-guess-1!");
    outcomes.push(errors?.[0]?.extensions.code ?? "OK");
  }
  assert.deepEqual(
    outcomes,
    outcomes.map((_, count) => (count < 10 ? "VALIDATION_ERROR" : "RATE_LIMITED")),
  );
});

test("who watches at one instance, by way of the balancer, sees what is done at the other", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  const token = await signInAs(one().app, "ada");
  const organisationId = await organisationOf(apiOf(one().url, token));
  const query = `subscription ($id: ID!) { organisationDocumentsChanged(organisationId: $id) { draft { id } } }`;
  const watches = await Promise.all(
    instances.map((instance) =>
      watch(instance, apiOf(instance.url, token), { query, variables: { id: organisationId } }),
    ),
  );
  const made = await apiOf(balancer.url, token).mutate(
    "createDraft",
    "CreateDraftInput",
    { organisationId, ...NEW_DRAFT },
    "draft { id }",
  );
  assert.equal(made.errors, undefined);
  for (const stream of watches) {
    const { data } = await stream.next();
    assert.equal(data.organisationDocumentsChanged.draft.id, made.data.createDraft.draft.id);
    await stream.end();
  }
});

test("a websocket passes the balancer", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  const token = await signInAs(one().app, "ada");
  const ada = apiOf(balancer.url, token);
  const organisationId = await organisationOf(ada);
  const stream = ada.subscribe(
    "subscription ($id: ID!) { organisationDocumentsChanged(organisationId: $id) { draft { id } } }",
    { id: organisationId },
  );
  const heard = stream.next();
  const isHeard = heard.then(() => true);
  // Which instance holds the socket is the balancer's affair, so what happens is repeated until it is heard.
  while (!(await Promise.race([isHeard, waited(200)]))) {
    const made = await ada.mutate(
      "createDraft",
      "CreateDraftInput",
      { organisationId, ...NEW_DRAFT },
      "draft { id }",
    );
    assert.equal(made.errors, undefined);
  }
  assert.ok((await heard).data.organisationDocumentsChanged.draft.id);
  await stream.end();
});

test("a moment in which neither has time for the balancer's question takes neither out", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  // Both run in this process, so that both stand still.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  assert.equal((await fetch(`${balancer.url}/live`)).status, 200);
});

test("the jobs of both are done once each", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  const content: MailContent = {
    subject: "Once",
    html: "<p>Once</p>",
    text: "Once",
    kind: "NOTICE",
    summary: { text: "", url: null },
  };
  await Promise.all(
    Array.from({ length: 40 }, (_, count) =>
      runTransaction(instances[count % 2]!.app, { system: "Set-up" }, (tx) =>
        queueMail(tx, {
          intent: `once ${count % 20}`,
          record: null,
          to: [`person${count % 20}@harbour.example`],
          content,
        }),
      ),
    ),
  );
  for (let patience = 0; mailServer.received.length < 20 && patience < 300; patience += 1) await waited(50);
  await waited(300);
  const recipients = mailServer.received.flatMap((mail) => mail.recipients).toSorted();
  assert.deepEqual(
    recipients,
    Array.from({ length: 20 }, (_, count) => `person${count}@harbour.example`).toSorted(),
  );
});

test("while one instance after the other is replaced, no request is lost and none is done twice", async (context) => {
  if (balancer === undefined) return context.skip(NO_HAPROXY);
  const ada = apiOf(balancer.url, await signInAs(one().app, "ada"));
  const organisationId = await organisationOf(ada);
  const before = await countDrafts();
  const load = { isOver: false, answered: 0, lost: [] as string[] };
  const asking = Array.from({ length: 4 }, async () => {
    while (!load.isOver) {
      const outcome = await ada
        .mutate("createDraft", "CreateDraftInput", { organisationId, ...NEW_DRAFT }, "draft { id }")
        .then(
          ({ errors }) => errors?.[0]?.message,
          (thrown: unknown) => String(thrown),
        );
      if (outcome === undefined) load.answered += 1;
      else load.lost.push(outcome);
    }
  });
  for (const [place, port] of ports.entries()) {
    await instances[place]!.stop();
    const enough = load.answered + 5;
    while (load.answered < enough && load.lost.length === 0) await waited(20);
    instances[place] = await startInstance(port);
    await untilBalanced(balancer.url, place);
  }
  load.isOver = true;
  await Promise.all(asking);
  assert.deepEqual(load.lost, []);
  assert.ok(load.answered >= 10);
  assert.equal((await countDrafts()) - before, load.answered);
});

async function countDrafts(): Promise<number> {
  return await runTransaction(instances[0]!.app, { system: "Set-up" }, async (tx) => {
    const [row] = await tx.query<{ count: number }>("select count(*)::int as count from draft");
    return row?.count ?? 0;
  });
}

/** The balancer sends requests to the instance again. */
async function untilBalanced(url: string, place: number): Promise<void> {
  for (let patience = 0; patience < 500; patience += 1) {
    const answer = await fetch(`${url}/live`);
    if (answer.headers.get("x-served-by") === `instance${place}`) return;
    await waited(20);
  }
  throw new Error("The instance did not come back.");
}

function waited(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
