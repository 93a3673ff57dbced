// The verification of individuals: registered, verified on the service's page, asked of the service alone, and what else can happen on the way.
// Shows: ID-19, ID-20, ID-32..ID-34, ID-54..ID-57, ID-59, ID-73, EXT-34, API-138, API-139, API-148, D-57, E-41, E-42, V-101..V-110, X-38, Q-063, REL-16.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { postIdentityCallback, pressAt } from "../../../../testing/identity-checker.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { anIdentityCheck } from "../../../demo/builders/identity-builder.ts";
import { anIndividual, WHOLE_INDIVIDUAL } from "../../../demo/builders/individual-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import {
  IdentityVerificationFault,
  type IdentityVerificationPort,
} from "../../../ports/identity-verification/identity-verification-port.ts";
import { checkIdentities, checkIdentity } from "./identity-jobs.ts";

const PERSON = `individual { id version surname isComplete needsVerification greenIdToken greenIdVerificationId greenIdVerificationStatus
  verificationGroup verificationFault verificationOverrideReason simpleKyc { number } }`;
const CHECK = `{ isAllowed isOpening isRegistered hostedUrl serviceName ${PERSON} }`;

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const done = () => untilJobsAreDone(world.ownerUrl);
const checkOf = async (id: string, api = ada) =>
  (await api.get(`query ($id: ID!) { identityCheck(identificationIndividualId: $id) ${CHECK} }`, { id }))
    .identityCheck;
const statusOf = async (id: string) => (await checkOf(id)).individual.greenIdVerificationStatus;
const start = async (id: string, individual: object = {}, api = ada) => {
  const { version } = (await checkOf(id)).individual;
  return await api.mutate(
    "startIdentityCheck",
    "StartIdentityCheckInput",
    { id, version, individual },
    PERSON,
  );
};
const renew = (id: string, api = ada) =>
  api.mutate("renewIdentityCheck", "RenewIdentityCheckInput", { id }, PERSON);
const hint = (id: string, api = ada) => api.mutate("updateGreenId", "UpdateGreenIdInput", { id }, PERSON);
const pull = (id: string, api = ada) =>
  api.mutate(
    "updateSimpleKycDataFromApiByIdentificationId",
    "UpdateSimpleKycDataFromApiInput",
    { identificationIndividualId: id },
    PERSON,
  );
const override = async (id: string, reason: string, api = rosa) => {
  const { version } = (await checkOf(id)).individual;
  return await api.mutate(
    "overrideIdentification",
    "OverrideIdentificationInput",
    { id, version, reason },
    PERSON,
  );
};

/** Somebody of a draft in submission, by the last name that decides what becomes of them. */
async function aDirector(surname: string, more: object = {}): Promise<{ draftId: string; id: string }> {
  const { id: draftId } = await world.draft({ status: "SUBMISSION_STARTED" });
  return { draftId, id: await anIndividual(world.app, draftId, { surname, ...more }) };
}

/** Registered with the service, whose page is open. */
async function opened(surname: string) {
  const director = await aDirector(surname);
  assert.equal(refusalOf(await start(director.id)), "OK");
  await done();
  const { hostedUrl, individual } = await checkOf(director.id);
  assert.ok(hostedUrl, JSON.stringify(individual));
  return { ...director, hostedUrl, verificationId: individual.greenIdVerificationId as string };
}

async function submit(draftId: string, by = ada) {
  const { version } = await seenDraft(by, draftId);
  const { draft } = await must(by, "completeDraftSubmission", {
    id: draftId,
    version,
    acceptSubmissionTerms: true,
  });
  return draft.status;
}

/** The service as it is, but for these, as long as `act` takes. */
async function while_(instead: Partial<IdentityVerificationPort>, act: () => Promise<unknown>) {
  const { ports } = world.app;
  const service = ports.identityVerification;
  assert.ok(service);
  ports.identityVerification = { ...service, ...instead };
  try {
    await act();
  } finally {
    ports.identityVerification = service;
  }
}

describe("a director", () => {
  test("is registered, verified on the service's page, and then the draft reaches the provider", async () => {
    const { draftId, id } = await aDirector("Verified");
    const unbegun = await checkOf(id);
    assert.deepEqual(
      [unbegun.isRegistered, unbegun.hostedUrl, unbegun.individual.isComplete],
      [false, null, false],
    );
    assert.equal(await submit(draftId), "IDENTIFYING");
    assert.equal(refusalOf(await start(id)), "OK");
    await done();
    const open = await checkOf(id);
    assert.deepEqual(
      [open.isRegistered, open.isOpening, open.individual.greenIdVerificationStatus],
      [true, false, "IN_PROGRESS"],
    );
    assert.match(open.individual.greenIdToken, /^[0-9a-f]{40}$/);
    assert.ok(open.hostedUrl.includes(open.individual.greenIdToken));
    const back = await pressAt(open.hostedUrl);
    assert.ok(back.headers.get("location")?.endsWith(`/individuals/${id}/identity?session=completed`));
    await done();
    const verified = (await checkOf(id)).individual;
    assert.deepEqual(
      [verified.greenIdVerificationStatus, verified.verificationGroup, verified.isComplete],
      ["VERIFIED", "VERIFIED", true],
    );
    assert.equal((await seenDraft(ada, draftId)).status, "SUBMITTED");
    // Told once, however often it is told.
    const { version } = await seenDraft(ada, draftId);
    const name = verified.greenIdVerificationId;
    for (const body of [`userId=${name}`, `verificationID=${name}`])
      assert.equal(await postIdentityCallback(world, body), 200);
    await done();
    assert.equal((await seenDraft(ada, draftId)).version, version);
  });

  for (const [surname, status, group] of [
    ["Changes", "VERIFIED_WITH_CHANGES", "VERIFIED"],
    ["Admin", "VERIFIED_ADMIN", "VERIFIED"],
    ["Pending", "PENDING", "NEEDS_ATTENTION"],
    ["Locked", "LOCKED_OUT", "NEEDS_ATTENTION"],
    ["Manual", "MANUAL", "NEEDS_ATTENTION"],
    ["Progress", "IN_PROGRESS", "IN_PROGRESS"],
  ] as const)
    test(`called ${surname} ends ${status}, by the browser's hint alone`, async () => {
      const { id, hostedUrl } = await opened(surname);
      await while_({ readCallback: () => "none-of-ours" }, async () => {
        await pressAt(hostedUrl);
        await done();
      });
      assert.equal(await statusOf(id), "IN_PROGRESS");
      assert.equal(refusalOf(await hint(id)), "OK");
      await done();
      const { individual } = await checkOf(id);
      assert.deepEqual([individual.greenIdVerificationStatus, individual.verificationGroup], [status, group]);
    });

  test("beside another: the submission waits for the last, who is pending and then verified", async () => {
    const { draftId, id: mira } = await aDirector("Verified");
    const owen = await anIndividual(world.app, draftId, { firstName: "Owen", surname: "Pending" });
    await anIndividual(world.app, draftId, {
      surname: "Foreign",
      isForeignResident: true,
      taxForeignResidentCountry: "NZ",
      taxReasonNoTIN: "NOT_ISSUED",
    });
    await anIndividual(world.app, draftId, { surname: "Trustee", roles: ["TRUSTEE"] });
    assert.equal(await submit(draftId), "IDENTIFYING");
    await anIdentityCheck(world.app, mira, "VERIFIED");
    await start(owen);
    await done();
    await pressAt((await checkOf(owen)).hostedUrl);
    await done();
    assert.deepEqual(
      [await statusOf(owen), (await seenDraft(ada, draftId)).status],
      ["PENDING", "IDENTIFYING"],
    );
    await pressAt((await checkOf(owen)).hostedUrl);
    await done();
    await hint(owen);
    await done();
    assert.deepEqual(
      [await statusOf(owen), (await seenDraft(ada, draftId)).status],
      ["VERIFIED", "SUBMITTED"],
    );
  });

  test("who is a foreign resident, or no director at all, holds up no submission", async () => {
    const { draftId } = await aDirector("Foreign", {
      isForeignResident: true,
      taxForeignResidentCountry: "NZ",
      taxReasonNoTIN: "NOT_ISSUED",
    });
    assert.equal(await submit(draftId), "SUBMITTED");
    const trustee = await aDirector("Trustee", { roles: ["TRUSTEE", "SIGNATORY"] });
    assert.equal(await submit(trustee.draftId), "SUBMITTED");
  });

  test("whose callback is lost is found by the sweep, and one who is answered late too", async () => {
    const silent = await opened("Silent");
    const late = await opened("Late");
    for (const { hostedUrl } of [silent, late]) await pressAt(hostedUrl);
    await done();
    assert.equal(await statusOf(silent.id), "IN_PROGRESS");
    await checkIdentities(world.app);
    assert.equal(await statusOf(silent.id), "IN_PROGRESS", "it is not due yet");
    world.clock.advance({ minutes: 1 });
    await checkIdentities(world.app);
    assert.deepEqual([await statusOf(silent.id), await statusOf(late.id)], ["VERIFIED", "IN_PROGRESS"]);
    world.clock.advance({ minutes: 1 });
    await checkIdentities(world.app);
    assert.equal(await statusOf(late.id), "VERIFIED");
  });
});

describe("what is not believed", () => {
  test("a forged, an early and a repeated callback, and a browser's word, change nothing", async () => {
    const { id, draftId, verificationId } = await opened("Verified");
    await submit(draftId);
    for (const body of [
      "userId=0123456789abcdef0123",
      `userId=${verificationId}`,
      `verificationID=${verificationId}`,
    ])
      assert.equal(await postIdentityCallback(world, body), 200, body);
    for (const body of ["", "{}", "userId=a%20b", `status=VERIFIED`])
      assert.equal(await postIdentityCallback(world, body), 400, body);
    await hint(id);
    await done();
    assert.deepEqual(
      [await statusOf(id), (await seenDraft(ada, draftId)).status],
      ["IN_PROGRESS", "IDENTIFYING"],
    );
  });

  test("an answer that was overtaken takes back nothing, and none about who somebody was before counts", async () => {
    const { id, draftId } = await aDirector("Verified");
    const { verificationId } = await anIdentityCheck(world.app, id, "VERIFIED");
    world.clock.advance({ minutes: 1 });
    await while_({ fetchVerification: async () => ({ status: "PENDING", person: undefined }) }, () =>
      checkIdentity(world.app, { individualId: id }),
    );
    assert.equal(await statusOf(id), "VERIFIED");

    const { version } = (await checkOf(id)).individual;
    await ada.mutate(
      "updateIdentification",
      "UpdateIdentificationInput",
      { id, version, individual: { surname: "Somebody" } },
      "individual { id }",
    );
    const renamed = await checkOf(id);
    assert.deepEqual([renamed.isRegistered, renamed.individual.greenIdVerificationStatus], [false, null]);
    await postIdentityCallback(world, `userId=${verificationId}`);
    await done();
    assert.equal(await statusOf(id), null);
    assert.equal(await submit(draftId), "IDENTIFYING");
  });
});

describe("a registration", () => {
  test("needs every field of the form, each by its path, and one who is not verified yet", async () => {
    const { id } = await aDirector("Verified", {
      firstName: null,
      surname: null,
      emailAddress: null,
      simpleKyc: null,
    });
    const required = "This field is required.";
    assert.deepEqual(refusalOf(await start(id)), {
      "individual.firstName": required,
      "individual.surname": required,
      "individual.emailAddress": required,
      "individual.simpleKyc.dateOfBirth": required,
      "individual.simpleKyc.number": required,
      "individual.simpleKyc.street": required,
      "individual.simpleKyc.streetType": required,
      "individual.simpleKyc.suburb": required,
      "individual.simpleKyc.state": required,
      "individual.simpleKyc.postalCode": required,
    });
    assert.deepEqual(Object.keys(refusalOf(await renew(id))), ["id"]);
    assert.deepEqual(Object.keys(refusalOf(await hint(id))), ["id"]);
    const { firstName, surname, emailAddress, simpleKyc } = WHOLE_INDIVIDUAL;
    assert.equal(refusalOf(await start(id, { firstName, surname, emailAddress, simpleKyc })), "OK");
    await done();
    await pressAt((await checkOf(id)).hostedUrl);
    await done();
    for (const refused of [await start(id), await renew(id)])
      assert.deepEqual(refusalOf(refused), { id: "This person is already verified." });
  });

  test("that the service will not have says why, or 'Invalid Response'; one that it does not answer can be tried again", async () => {
    for (const [surname, fault] of [
      ["Fault", /^The address could not be found/],
      ["Invalid", /^Invalid Response$/],
    ] as const) {
      const { id } = await aDirector(surname);
      await start(id);
      await done();
      const { individual, isRegistered, isOpening } = await checkOf(id);
      assert.match(individual.verificationFault, fault);
      assert.deepEqual([isRegistered, isOpening], [false, false]);
    }
    const { id } = await aDirector("Verified");
    const down = () =>
      Promise.reject(new IdentityVerificationFault("It did not answer.", { retriable: true }));
    await while_({ register: down }, async () => {
      await start(id);
      await done();
    });
    assert.equal((await checkOf(id)).individual.verificationFault, "It did not answer.");
    await start(id);
    await done();
    const again = await checkOf(id);
    assert.deepEqual([again.individual.verificationFault, again.isRegistered], [null, true]);
  });

  test("has a token for half an hour; another opens the same verification, and the first nothing more", async () => {
    const { id, hostedUrl, verificationId } = await opened("Lim");
    world.clock.advance({ minutes: 31 });
    const ended = await checkOf(id);
    assert.deepEqual(
      [ended.hostedUrl, ended.individual.greenIdToken, ended.isRegistered],
      [null, null, true],
    );
    assert.equal((await pressAt(hostedUrl)).status, 404);
    assert.equal(refusalOf(await renew(id)), "OK");
    await done();
    const renewed = await checkOf(id);
    assert.equal(renewed.individual.greenIdVerificationId, verificationId);
    await pressAt(renewed.hostedUrl);
    await done();
    assert.equal(await statusOf(id), "VERIFIED");
  });

  test("that is cancelled decides nothing, and one that is locked out is told to both sides", async () => {
    const { id, draftId, hostedUrl } = await opened("Lim");
    await submit(draftId, await world.as("ben"));
    await pressAt(hostedUrl, "cancel");
    await done();
    assert.equal(await statusOf(id), "IN_PROGRESS");
    await pressAt(hostedUrl, "lock-out");
    await hint(id);
    await done();
    assert.equal(await statusOf(id), "LOCKED_OUT");
    const kinds = async (api: Api) => {
      const { notifications } = await api.get(
        "{ notifications(first: 100) { edges { node { kind draftId } } } }",
      );
      return notifications.edges
        .map(({ node }: { node: { kind: string; draftId: string } }) => node)
        .filter((node: { draftId: string }) => node.draftId === draftId)
        .map(({ kind }: { kind: string }) => kind)
        .sort();
    };
    assert.deepEqual(await kinds(ada), ["IDENTITIES_TO_VERIFY", "IDENTITY_NEEDS_ATTENTION"]);
    assert.deepEqual(await kinds(rosa), ["IDENTITY_TO_CHECK"]);
  });
});

describe("an override", () => {
  test("is the provider's, with a reason that stands in the history, and lets the submission go on", async () => {
    const { id, draftId } = await aDirector("Locked");
    assert.equal(await submit(draftId), "IDENTIFYING");
    await anIdentityCheck(world.app, id, "LOCKED_OUT");
    assert.equal(refusalOf(await override(id, "Seen in person.", ada)), "INDIVIDUAL_NOT_FOUND");
    assert.deepEqual(Object.keys(refusalOf(await override(id, " "))), ["reason"]);
    const reason = "Passport seen in person on 20 November.";
    assert.equal(refusalOf(await override(id, reason)), "OK");
    const { individual } = await checkOf(id);
    assert.deepEqual(
      [individual.greenIdVerificationStatus, individual.verificationOverrideReason],
      ["VERIFIED_ADMIN", reason],
    );
    assert.equal((await seenDraft(ada, draftId)).status, "SUBMITTED");
    assert.equal(refusalOf(await override(id, reason)), "INVALID_TRANSITION");
    const { draftHistory } = await ada.get(
      "query ($id: ID!) { draftHistory(draftId: $id, first: 5) { edges { node { objectType changes { label newDisplayValue } } } } }",
      { id: draftId },
    );
    const written = JSON.stringify(draftHistory);
    assert.ok(written.includes(reason) && written.includes("Verified by an administrator"), written);
  });

  test("before the submission is refused, and so is one of somebody who needs none", async () => {
    const { id, draftId } = await aDirector("Locked");
    assert.equal(refusalOf(await override(id, "Seen.")), "INDIVIDUAL_NOT_FOUND");
    const trustee = await anIndividual(world.app, draftId, { surname: "Trustee", roles: ["TRUSTEE"] });
    await submit(draftId);
    assert.deepEqual(Object.keys(refusalOf(await override(trustee, "Seen."))), ["id"]);
  });
});

test("what the service holds of somebody whom it has verified is taken over, and is still the same person", async () => {
  const { id, draftId } = await aDirector("Changes");
  assert.deepEqual(Object.keys(refusalOf(await pull(id))), ["identificationIndividualId"]);
  await start(id);
  await done();
  await pressAt((await checkOf(id)).hostedUrl);
  await done();
  assert.equal(refusalOf(await pull(id)), "OK");
  await done();
  const { individual } = await checkOf(id);
  assert.deepEqual(
    [individual.simpleKyc.number, individual.greenIdVerificationStatus],
    ["41", "VERIFIED_WITH_CHANGES"],
  );
  assert.equal(await submit(draftId), "SUBMITTED");
});

test("a token is for whoever performs the check, an id for those who identify; neither stands anywhere in clear", async () => {
  const { id, draftId, verificationId } = await opened("Verified");
  const token = (await checkOf(id)).individual.greenIdToken;
  await submit(draftId);
  const seenBy = async (api: Api) =>
    (await seenDraft(api, draftId, `identification { individuals { greenIdToken greenIdVerificationId } }`))
      .identification?.individuals[0];
  assert.deepEqual(await seenBy(rosa), { greenIdToken: null, greenIdVerificationId: verificationId });
  await shareWith(world.app, "draft", await world.draft(), { person: "wes", roles: ["ISSUER"] });
  const wes = await world.as("wes");
  for (const refused of [
    await start(id, {}, wes),
    await renew(id, rosa),
    await hint(id, wes),
    await pull(id, rosa),
  ])
    assert.equal(refusalOf(refused), "INDIVIDUAL_NOT_FOUND");
  const { errors } = await rosa.ask(
    `query ($id: ID!) { identityCheck(identificationIndividualId: $id) { isAllowed } }`,
    { id },
  );
  assert.equal(errors?.[0]?.extensions.code, "INDIVIDUAL_NOT_FOUND");
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  try {
    const { rows: tables } = await owner.query(
      "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    );
    for (const { name } of tables) {
      const { rows } = await owner.query(
        `select 1 from ${name} t where to_jsonb(t)::text like any ($1) limit 1`,
        [[`%${token}%`, name === "public.sandbox_verification" ? "%no such%" : `%${verificationId}%`]],
      );
      assert.deepEqual(rows, [], name);
    }
  } finally {
    await owner.end();
  }
});

test("a draft that is over is asked about no more, and nobody performs its checks", async () => {
  const { id, draftId } = await opened("Silent");
  await submit(draftId);
  const { version } = await seenDraft(ada, draftId);
  assert.equal(refusalOf(await call(ada, "cancelDraft", { id: draftId, version })), "OK");
  assert.equal(refusalOf(await renew(id)), "INVALID_TRANSITION");
  const { isAllowed, hostedUrl } = await checkOf(id);
  assert.deepEqual([isAllowed, hostedUrl], [false, null]);
  world.clock.advance({ minutes: 1 });
  await checkIdentities(world.app);
  let asked = 0;
  await while_(
    {
      fetchVerification: async () => {
        asked += 1;
        return { status: "VERIFIED", person: undefined };
      },
    },
    async () => {
      world.clock.advance({ minutes: 20 });
      await checkIdentity(world.app, { individualId: id });
    },
  );
  assert.equal(asked, 0);
  assert.equal((await seenDraft(ada, draftId)).status, "CANCELLED");
});
