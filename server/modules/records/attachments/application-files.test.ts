// Files of an application for a facility: given by its applicant while it is filled in, read by desk and bank afterwards.
// Shows: FA-098, API-129, API-130, Q-050, Q-061.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { ATTACHMENT_FAILURE_TEXT } from "@bondline/domain/records/attachments/attachment-failure.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aPdf, aPng, EICAR_TEST_FILE } from "../../../../testing/sample-files.ts";
import { announce, mustAnnounce, put, reportSent, upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import {
  type ApplicationOverrides,
  buildApplication,
} from "../../../demo/builders/facility-application-builder.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { submitFacilityApplication } from "../../facilities/facility-applications/commands/submit-facility-application.ts";
import { sweepAttachment } from "./attachment-jobs.ts";

let world: World;
let ada: Api;
let applicationId: string;
let version: number;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());
beforeEach(async () => {
  ({ id: applicationId, version } = await built({}));
});

const built = (overrides: ApplicationOverrides) => buildApplication(world.app, overrides);
const submit = async () =>
  await callAs(world.app, "ada", submitFacilityApplication, { id: applicationId, version });
const filesSeenBy = async (api: Api, fields: string) =>
  (
    await api.get(`query ($id: ID!) { facilityApplication(id: $id) { attachments { ${fields} } } }`, {
      id: applicationId,
    })
  ).facilityApplication.attachments;
const linkFor = (api: Api, id: string, of = applicationId) =>
  api.ask(
    "query ($a: ID!, $id: ID!) { facilityApplicationAttachmentDownload(applicationId: $a, id: $id) { url } }",
    { a: of, id },
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof linkFor>>) => errors?.[0]?.extensions.code ?? "OK";
const remove = (api: Api, id: string, of = applicationId) =>
  api.mutate(
    "removeFacilityApplicationAttachment",
    "RemoveFacilityApplicationAttachmentInput",
    { applicationId: of, id },
    "facilityApplication { version attachments { id } }",
  );

describe("giving a file", () => {
  test("says of what kind it is, is scanned, and comes back byte for byte", async () => {
    const bytes = aPng();
    const id = await upload(
      world,
      await world.as("ben"),
      { applicationId },
      {
        bytes,
        fileName: "group.png",
        contentType: "",
        variant: "GROUP_STRUCTURE",
      },
    );
    assert.deepEqual(
      await filesSeenBy(ada, "id fileName contentType variant received infectedFileStatus uploadedBy"),
      [
        {
          id,
          fileName: "group.png",
          contentType: "image/png",
          variant: "GROUP_STRUCTURE",
          received: true,
          infectedFileStatus: "CLEAN",
          uploadedBy: "Ben Okafor",
        },
      ],
    );
    const { data } = await linkFor(ada, id);
    const answer = await fetch(data.facilityApplicationAttachmentDownload.url);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
  });

  test("leaves what is being typed as current as it was", async () => {
    await upload(world, ada, { applicationId });
    const { data } = await remove(ada, (await filesSeenBy(ada, "id"))[0].id);
    assert.deepEqual(data.removeFacilityApplicationAttachment.facilityApplication, {
      version,
      attachments: [],
    });
  });

  test("is refused where it is of no kind that is asked for, of the wrong type, or one too many", async () => {
    const fieldsOf = async (changes: object) =>
      Object.keys(refusalOf(await announce(ada, { applicationId }, {}, changes)));
    assert.deepEqual(await fieldsOf({ variant: "CONTRACT" }), ["variant"]);
    assert.deepEqual(await fieldsOf({ fileName: "accounts.exe" }), ["file"]);
    assert.deepEqual(await fieldsOf({ contentMd5Checksum: "x" }), ["contentMd5Checksum"]);
    assert.deepEqual(await filesSeenBy(ada, "id"), []);
  });

  test("says why, where it was not taken, and has no download", async () => {
    const damaged = await upload(world, ada, { applicationId }, { bytes: aPdf().subarray(0, 60) });
    const infected = await upload(world, ada, { applicationId }, { bytes: Buffer.from(EICAR_TEST_FILE) });
    assert.deepEqual(await filesSeenBy(ada, "infectedFileStatus failureMessage"), [
      { infectedFileStatus: "FAILED", failureMessage: ATTACHMENT_FAILURE_TEXT.DAMAGED },
      { infectedFileStatus: "INFECTED", failureMessage: null },
    ]);
    for (const id of [damaged, infected])
      assert.equal(codeOf(await linkFor(ada, id)), "ATTACHMENT_NOT_FOUND");
  });

  test("is struck out where nothing came by the time its link has ended", async () => {
    const { attachmentId } = await mustAnnounce(ada, { applicationId });
    assert.equal(refusalOf(await reportSent(ada, { applicationId }, attachmentId)), "OK");
    world.clock.advance({ minutes: 21 });
    await sweepAttachment(world.app, { attachmentId });
    assert.deepEqual(await filesSeenBy(ada, "id"), []);
  });

  test("is over once the application was submitted, and so is removing one", async () => {
    const id = await upload(world, ada, { applicationId });
    const { attachmentId, fileUpload } = await mustAnnounce(ada, { applicationId });
    await submit();
    assert.equal(refusalOf(await announce(ada, { applicationId })), "INVALID_TRANSITION");
    assert.equal(refusalOf(await remove(ada, id)), "INVALID_TRANSITION");
    // What was announced in time still arrives: its bytes go to the store by the link that was given.
    assert.ok((await put(fileUpload, aPdf())) < 300);
    await sweepAttachment(world.app, { attachmentId });
    assert.deepEqual(
      (await filesSeenBy(ada, "infectedFileStatus")).map(
        (file: { infectedFileStatus: string }) => file.infectedFileStatus,
      ),
      ["CLEAN", "CLEAN"],
    );
  });

  test("stands in the history of the application, and so does its going", async () => {
    const id = await upload(world, ada, { applicationId }, { fileName: "Accounts 2026.pdf" });
    await remove(ada, id);
    const entries = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ said: string }>(
        `select distinct change_type || ' ' || record_name as said from history_entry
          where root_type = 'facility_application' and root_id = $1 and object_type = 'Attachment' order by 1`,
        [applicationId],
      ),
    );
    assert.deepEqual(
      entries.map(({ said }) => said),
      ["DELETE Accounts 2026.pdf", "INSERT Accounts 2026.pdf", "UPDATE Accounts 2026.pdf"],
    );
  });
});

describe("reading the files", () => {
  test("is the desk's once the application was submitted, and the bank's once it was sent there", async () => {
    const id = await upload(world, ada, { applicationId });
    const [rosa, sam, bea] = [await world.as("rosa"), await world.as("sam"), await world.as("bea")];
    for (const api of [rosa, sam])
      assert.equal(codeOf(await linkFor(api, id)), "FACILITY_APPLICATION_NOT_FOUND");

    await submit();
    assert.equal(codeOf(await linkFor(rosa, id)), "OK");
    assert.deepEqual(await filesSeenBy(rosa, "variant"), [{ variant: "FINANCIAL_STATEMENTS" }]);
    assert.equal(codeOf(await linkFor(sam, id)), "FACILITY_APPLICATION_NOT_FOUND");
    assert.equal(refusalOf(await announce(rosa, { applicationId })), "FACILITY_APPLICATION_NOT_FOUND");

    const sent = await built({ status: "PROCESSING" });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update facility_application_attachment set application_id = $1 where id = $2", [sent.id, id]),
    );
    assert.equal(codeOf(await linkFor(sam, id, sent.id)), "OK");
    assert.equal(codeOf(await linkFor(bea, id, sent.id)), "FACILITY_APPLICATION_NOT_FOUND");
  });

  test("is nobody's outside, nor a limited user's", async () => {
    const id = await upload(world, ada, { applicationId });
    for (const person of ["cam", "wes", "fay"] as const) {
      const api = await world.as(person);
      assert.equal(codeOf(await linkFor(api, id)), "FACILITY_APPLICATION_NOT_FOUND", person);
      assert.equal(refusalOf(await announce(api, { applicationId })), "FACILITY_APPLICATION_NOT_FOUND");
      assert.equal(refusalOf(await remove(api, id)), "FACILITY_APPLICATION_NOT_FOUND");
    }
  });

  test("is of its own application alone: under another, or under a draft, it is not found", async () => {
    const id = await upload(world, ada, { applicationId });
    const other = await built({});
    assert.equal(codeOf(await linkFor(ada, id, other.id)), "ATTACHMENT_NOT_FOUND");
    assert.equal(refusalOf(await remove(ada, id, other.id)), "ATTACHMENT_NOT_FOUND");
    const draft = await world.draft();
    assert.equal(
      await ada.codeOf(`{ draftAttachmentDownload(draftId: "${draft.id}", id: "${id}") { url } }`),
      "ATTACHMENT_NOT_FOUND",
    );
  });
});
