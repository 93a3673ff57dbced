// Room for files: no way of announcing, sending, losing and removing files at once comes past what may be kept, and all that goes is given back.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { changeSchema } from "../../../../testing/jobs-done.ts";
import { IS_WHOLE_PROOF, recordProof } from "../../../../testing/proof/record-proof.ts";
import { aPdf, EICAR_TEST_FILE } from "../../../../testing/sample-files.ts";
import { announce, mustAnnounce, put, type SentTo, upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { runIntegrityChecks } from "../../../integrity/run-checks.ts";
import { receiveAttachment, sweepAttachment } from "./attachment-jobs.ts";

const MB = 1_000_000;
const QUOTAS = {
  STORAGE_PER_ORGANISATION_MB: "200",
  STORAGE_PER_DRAFT_MB: "120",
  STORAGE_WAITING_PER_PERSON_MB: "90",
};

let world: World;
let owner: pg.Client;
let people: Api[];
before(async () => {
  world = await aWorld(QUOTAS);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  people = [await world.as("ada"), await world.as("ben")];
});
after(async () => {
  await owner.end();
  await world.end();
});

const refusalOf = (answer: Awaited<ReturnType<typeof announce>>) =>
  answer.errors?.[0]?.extensions.fields?.file ?? answer.errors?.[0]?.extensions.code ?? "OK";
const ofSize = (fileSize: number) => ({ fileSize });

async function forget(): Promise<void> {
  await asSystem("delete from draft_attachment; delete from facility_application_attachment");
}

async function asSystem(statement: string): Promise<void> {
  await owner.query("begin");
  await owner.query("select begin_system_work('Test', now())");
  try {
    await owner.query(`${statement}; commit`);
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

type Use = { holder: string; bytes: number };
async function uses(): Promise<Use[]> {
  const { rows } = await owner.query<Use>(
    "select holder, bytes::float8 as bytes from storage_use where bytes <> 0",
  );
  return rows;
}
const most = async (holder: string) =>
  Math.max(0, ...(await uses()).filter((each) => each.holder === holder).map(({ bytes }) => bytes));

describe("room for files", () => {
  test("one person cannot announce without end, however many at once", async () => {
    await forget();
    const drafts = await Promise.all([1, 2, 3].map(() => world.draft()));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        announce(people[0] as Api, drafts[at % 3]?.id ?? "", {}, ofSize(30 * MB)),
      ),
    );
    const codes = answers.map(refusalOf);
    assert.equal(codes.filter((each) => each === "OK").length, 3);
    assert.deepEqual(new Set(codes), new Set(["OK", codes.find((each) => each !== "OK")]));
    assert.match(codes.find((each) => each !== "OK") ?? "", /^You have started more than 90 MB of files/);
    assert.equal(await most("person"), 90 * MB);
  });

  test("a draft takes no more than its part, and says so by the file", async () => {
    await forget();
    const draft = await world.draft();
    for (let at = 0; at < 4; at += 1) {
      const { attachmentId } = await mustAnnounce(people[0] as Api, draft.id);
      await asSystem(
        `update draft_attachment set file_size = ${30 * MB}, received_at = now(), sha256 = '' where id = '${attachmentId}'`,
      );
    }
    assert.equal(
      refusalOf(await announce(people[0] as Api, draft.id)),
      "The files of a draft can come to at most 120 MB.",
    );
  });

  test("an application takes no more than its part, and its files count towards the organisation's", async () => {
    await forget();
    const { id: applicationId } = await buildApplication(world.app);
    for (let at = 0; at < 4; at += 1) {
      const { attachmentId } = await mustAnnounce(people[0] as Api, { applicationId });
      await asSystem(
        `update facility_application_attachment set file_size = ${30 * MB}, received_at = now(), sha256 = '' where id = '${attachmentId}'`,
      );
    }
    assert.equal(await most("organisation"), 120 * MB);
    assert.equal(
      refusalOf(await announce(people[0] as Api, { applicationId })),
      "The files of an application can come to at most 120 MB.",
    );
  });

  test("what did not come is given back, and what was removed, and what was infected", async () => {
    await forget();
    const draft = await world.draft();
    const ada = people[0] as Api;
    const lost = await mustAnnounce(ada, draft.id);
    assert.equal(await most("person"), aPdf().length);
    world.clock.advance({ minutes: 21 });
    await sweepAttachment(world.app, { attachmentId: lost.attachmentId });
    assert.deepEqual(await uses(), []);

    const kept = await upload(world, ada, draft.id);
    assert.deepEqual(await uses(), [{ holder: "organisation", bytes: aPdf().length }]);
    await ada.mutate(
      "removeDraftAttachment",
      "RemoveDraftAttachmentInput",
      { draftId: draft.id, id: kept },
      "draft { id }",
    );
    assert.deepEqual(await uses(), []);

    await upload(world, ada, draft.id, { bytes: Buffer.from(EICAR_TEST_FILE), fileName: "a.pdf" });
    assert.deepEqual(await uses(), []);
  });
});

type Step = {
  kind: "announce" | "send" | "infect" | "lose" | "remove";
  who: number;
  place: number;
  size: number;
};
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("announce", "announce", "announce", "send", "infect", "lose", "remove"),
    who: fc.nat(1),
    place: fc.nat(2),
    size: fc.constantFrom(30 * MB, 29 * MB, 10 * MB, 1),
  }),
  { minLength: 4, maxLength: 12 },
) as never;

/** Groups of steps, each group all at once. */
const ROUNDS = fc.array(steps, { minLength: 2, maxLength: 5 });
const BYTES = aPdf();
const count = { cases: 0, broken: 0, caught: 0 };
after(() => recordProof("storage", count));

describe("drawn sequences of files, at once", () => {
  test("never pass what may be kept, and what is counted is the sum of the files", async () => {
    assert.deepEqual(await faultsOver(IS_WHOLE_PROOF ? 60 : 2), []);
  });

  for (const [wrong, statement] of [
    [
      "nobody asks what is used",
      "create or replace function storage_used(counted text, id uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as 'select 0::bigint'",
    ],
    ["nothing is counted", "alter table draft_attachment disable trigger count_storage"],
    [
      "the files of applications are not counted",
      "alter table facility_application_attachment disable trigger count_storage",
    ],
    [
      "nothing is given back",
      "drop trigger count_storage on draft_attachment; create trigger count_storage after insert on draft_attachment for each row execute function count_storage()",
    ],
  ] as const)
    test(`a product is noticed in which ${wrong}`, async () => {
      const { rows } = await owner.query<{ text: string }>(
        "select pg_get_functiondef('storage_used(text, uuid)'::regprocedure) as text",
      );
      await changeSchema(world, owner, statement);
      count.broken += 1;
      try {
        const faults = await faultsOver(2);
        assert.notDeepEqual(faults, []);
        count.caught += 1;
      } finally {
        await asSystem(`${rows[0]?.text}; drop trigger count_storage on draft_attachment;
          create trigger count_storage after insert or delete or update of file_size, infected_file_status, received_at on draft_attachment for each row execute function count_storage();
          alter table draft_attachment disable trigger count_storage; alter table facility_application_attachment disable trigger count_storage;
          delete from draft_attachment; delete from facility_application_attachment; delete from storage_use;
          alter table draft_attachment enable trigger count_storage; alter table facility_application_attachment enable trigger count_storage`);
      }
    });
});

async function faultsOver(times: number): Promise<string[]> {
  const faults: string[] = [];
  for (const rounds of fc.sample(ROUNDS, { numRuns: times, seed: 2026 })) {
    await forget();
    const drafts = await Promise.all([1, 2].map(() => world.draft()));
    const { id: applicationId } = await buildApplication(world.app);
    const places: SentTo[] = [...drafts.map(({ id }) => id), { applicationId }];
    for (const round of rounds) {
      const before = await filesNow();
      await Promise.all(
        round.map((step, at) => take(step, places, before[(at * 7) % Math.max(1, before.length)])),
      );
      count.cases += round.length;
      faults.push(...(await faultsNow()));
    }
  }
  return [...new Set(faults)];
}

type FileNow = { id: string } & ({ draftId: string } | { applicationId: string });
async function filesNow(): Promise<FileNow[]> {
  const { rows } = await owner.query<{ file: FileNow }>(
    `select jsonb_build_object('id', id, 'draftId', draft_id) as file, created_at, id from draft_attachment
     union all select jsonb_build_object('id', id, 'applicationId', application_id), created_at, id from facility_application_attachment
     order by created_at, id`,
  );
  return rows.map(({ file }) => file);
}

async function take(step: Step, places: readonly SentTo[], file: FileNow | undefined): Promise<void> {
  const api = people[step.who] as Api;
  const to = places[step.place] ?? "";
  if (step.kind === "announce") await announce(api, to, {}, ofSize(step.size));
  else if (step.kind === "send" || step.kind === "infect") {
    const bytes = step.kind === "send" ? BYTES : Buffer.from(EICAR_TEST_FILE);
    const { data, errors } = await announce(api, to, { bytes });
    if (errors) return;
    const { attachment, fileUpload } = data.createDraftAttachment ?? data.createFacilityApplicationAttachment;
    await put(fileUpload, bytes);
    await receiveAttachment(world.app, { attachmentId: attachment.id }).catch(() => undefined);
  } else if (file !== undefined && step.kind === "lose")
    await sweepAttachment(world.app, { attachmentId: file.id });
  else if (file !== undefined && "draftId" in file)
    await api.mutate("removeDraftAttachment", "RemoveDraftAttachmentInput", file, "draft { id }");
  else if (file !== undefined)
    await api.mutate(
      "removeFacilityApplicationAttachment",
      "RemoveFacilityApplicationAttachmentInput",
      file,
      "facilityApplication { id }",
    );
}

const FILES = `(select id, organisation_id, uploaded_by, draft_id as record, file_size, infected_file_status, received_at from draft_attachment union all
  select id, organisation_id, uploaded_by, application_id, file_size, infected_file_status, received_at from facility_application_attachment) f`;

async function faultsNow(): Promise<string[]> {
  const { rows } = await owner.query<{ kept: string; waiting: string; record: string }>(
    `select (select coalesce(max(s), 0) from (select sum(file_size) filter (where infected_file_status <> 'INFECTED') s from ${FILES} group by organisation_id) o) as kept,
            (select coalesce(max(s), 0) from (select sum(file_size) filter (where received_at is null) s from ${FILES} group by uploaded_by) p) as waiting,
            (select coalesce(max(s), 0) from (select sum(file_size) s from ${FILES} group by record) d) as record`,
  );
  const [{ kept = 0, waiting = 0, record = 0 } = {}] = rows;
  const breaches = await runIntegrityChecks(owner as never);
  return [
    ...(Number(kept) > 200 * MB ? ["an organisation keeps too much"] : []),
    ...(Number(waiting) > 90 * MB ? ["a person has announced too much"] : []),
    ...(Number(record) > 120 * MB ? ["a draft or an application holds too much"] : []),
    ...breaches.map(({ rule }) => rule),
  ];
}
