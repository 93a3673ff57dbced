// Files on a draft: announced, sent by a real PUT, scanned, shown as they stand, and downloaded as they were sent.
// Shows: AT-01, AT-03, AT-09..AT-14, AT-16, AT-17, AT-21..AT-29, AT-31..AT-37, D-45, D-46, API-032, API-078, API-079, X-16, X-17, REL-35.

import assert from "node:assert/strict";
import type { Readable } from "node:stream";
import { after, before, beforeEach, describe, test } from "node:test";
import { ATTACHMENT_FAILURE_TEXT } from "@bondline/domain/records/attachments/attachment-failure.ts";
import type { Api } from "../../../../testing/api.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { aJpeg, aPdf, aPng } from "../../../../testing/sample-files.ts";
import { announce, md5Of, mustAnnounce, put, reportSent, upload } from "../../../../testing/uploads.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { receiveAttachment, removeFile, sweepAttachment } from "./attachment-jobs.ts";
import { FOUND_OUT, REFUSED_FILES } from "./attachment-uploads-corpus.ts";

let world: World;
let ada: Api;
let draft: Draft;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());
beforeEach(async () => {
  draft = await world.draft();
});

const refusalAt = async (
  answer: Promise<{ errors?: { extensions: { code: string; fields?: object } }[] }>,
) => {
  const extensions = (await answer).errors?.[0]?.extensions;
  return extensions === undefined ? "OK" : (extensions.fields ?? extensions.code);
};
const stateOf = async (id: string) => {
  const { attachments } = await seenDraft(ada, draft.id, "attachments { id received infectedFileStatus }");
  const found = attachments.find((each: { id: string }) => each.id === id);
  return found === undefined ? undefined : [found.received, found.infectedFileStatus];
};
const download = (api: Api, id: string, draftId = draft.id) =>
  api.ask("query ($d: ID!, $a: ID!) { draftAttachmentDownload(draftId: $d, id: $a) { url } }", {
    d: draftId,
    a: id,
  });
const downloadCode = async (api: Api, id: string) =>
  (await download(api, id)).errors?.[0]?.extensions.code ?? "OK";

describe("announcing a file", () => {
  test("answers the attachment and a link with every header that the PUT must carry", async () => {
    const bytes = aPdf();
    const { data } = await announce(ada, draft.id, {
      bytes,
      fileName: " Head contract.pdf ",
      contentType: "",
    });
    const { attachment, fileUpload } = data.createDraftAttachment;
    assert.deepEqual(
      { ...attachment, id: "", draftId: "" },
      {
        id: "",
        draftId: "",
        fileName: "Head contract.pdf",
        contentType: "application/pdf",
        contentMd5Checksum: md5Of(bytes),
        fileSize: bytes.length,
        variant: "CONTRACT",
        received: false,
        infectedFileStatus: "NOT_SCANNED",
        uploadedBy: "Ada Nguyen",
      },
    );
    assert.equal(fileUpload.fileName, "Head contract.pdf");
    assert.equal(fileUpload.contentType, "application/pdf");
    const headers = Object.fromEntries(
      fileUpload.headers.map(({ name, value }: { name: string; value: string }) => [
        name.toLowerCase(),
        value,
      ]),
    );
    assert.equal(headers["content-md5"], md5Of(bytes));
    assert.equal(headers["content-type"], "application/pdf");
    assert.match(headers["content-disposition"], /^attachment; filename="Head contract\.pdf"/);
  });

  for (const [what, changes, fields] of REFUSED_FILES) {
    test(`refuses ${what} by name`, async () => {
      assert.deepEqual(await refusalAt(announce(ada, draft.id, {}, changes)), fields);
      assert.deepEqual((await seenDraft(ada, draft.id, "attachments { id }")).attachments, []);
    });
  }

  test("takes exactly 30,000,000 bytes", async () => {
    assert.equal(await refusalAt(announce(ada, draft.id, {}, { fileSize: 30_000_000 })), "OK");
  });

  test("refuses the fifty-first, even when two are announced at once", async () => {
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query(
        `insert into draft_attachment (id, organisation_id, draft_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key,
           infected_file_status, uploaded_by, created_at)
         select gen_random_uuid(), $1, $2, 'OTHER', 'file.pdf', 'application/pdf', '', 1, gen_random_uuid()::text, 'NOT_SCANNED', $3, $4 from generate_series(1, 49)`,
        [draft.organisationId, draft.id, draft.createdBy, tx.now],
      );
    });
    const answers = await Promise.all([1, 2].map(() => refusalAt(announce(ada, draft.id))));
    assert.deepEqual(
      answers.sort((one) => (one === "OK" ? -1 : 1)),
      ["OK", { file: "A draft can hold at most 50 attachments." }],
    );
  });

  test("is over once the submission has begun", async () => {
    const begun = await world.draft({ status: "SUBMISSION_STARTED" });
    assert.equal(await refusalAt(announce(ada, begun.id)), "INVALID_TRANSITION");
  });
});

describe("sending a file", () => {
  for (const [fileName, bytes] of [
    ["contract.pdf", aPdf()],
    ["site.png", aPng()],
    ["site.jpg", aJpeg()],
  ] as const) {
    test(`${fileName} is scanned clean and comes back byte for byte`, async () => {
      const id = await upload(world, ada, draft.id, { bytes, fileName, contentType: "" });
      assert.deepEqual(await stateOf(id), [true, "CLEAN"]);
      const { data } = await download(ada, id);
      const answer = await fetch(data.draftAttachmentDownload.url);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
      assert.match(answer.headers.get("content-disposition") ?? "", /^attachment/);
    });
  }

  test("an upload that was cut off goes on from the draft, for whoever began it alone", async () => {
    const { attachmentId, fileUpload } = await mustAnnounce(ada, draft.id);
    const openFor = async (api: Api) => {
      const { attachments } = await seenDraft(api, draft.id, "attachments { id draftId uploadPresignedUrl }");
      return attachments.find(({ id }: { id: string }) => id === attachmentId);
    };
    const { uploadPresignedUrl, draftId } = await openFor(ada);
    assert.equal(draftId, draft.id);
    assert.equal((await openFor(await world.as("ben"))).uploadPresignedUrl, null);
    assert.equal(await put({ ...fileUpload, uploadPresignedUrl }, aPdf()), 200);
    await receiveAttachment(world.app, { attachmentId });
    assert.deepEqual(await stateOf(attachmentId), [true, "CLEAN"]);
    assert.equal((await openFor(ada)).uploadPresignedUrl, null);
  });

  test("the state is seen live, from announced to scanned, and there is no download before it is clean", async () => {
    const updates = await watch(world, ada, {
      query:
        "subscription ($id: ID!) { draftUpdated(draftId: $id) { attachments { received infectedFileStatus } } }",
      variables: { id: draft.id },
    });
    // What made the draft may be announced after we began to listen: those updates know of no file yet.
    const seen = async () => {
      for (;;) {
        const { attachments } = (await updates.next()).data.draftUpdated;
        if (attachments.length > 0) return attachments;
      }
    };
    const { attachmentId, fileUpload } = await mustAnnounce(ada, draft.id);
    assert.deepEqual(await seen(), [{ received: false, infectedFileStatus: "NOT_SCANNED" }]);
    assert.equal(await downloadCode(ada, attachmentId), "ATTACHMENT_NOT_FOUND");
    assert.equal(await put(fileUpload, aPdf()), 200);
    assert.equal(await downloadCode(ada, attachmentId), "ATTACHMENT_NOT_FOUND");
    await reportSent(ada, draft.id, attachmentId);
    for (;;) {
      const [{ received, infectedFileStatus }] = await seen();
      assert.equal(received, true);
      if (infectedFileStatus === "CLEAN") break;
      assert.equal(infectedFileStatus, "NOT_SCANNED");
    }
    assert.equal(await downloadCode(ada, attachmentId), "OK");
    await updates.end();
  });

  for (const { what, file, state, reason } of FOUND_OUT) {
    test(`is found out, with the cause kept, and can never be downloaded: ${what}`, async () => {
      const id = await upload(world, ada, draft.id, file);
      assert.deepEqual(await stateOf(id), [true, state]);
      assert.equal(await downloadCode(ada, id), "ATTACHMENT_NOT_FOUND");
      if (state === "INFECTED")
        assert.equal(await world.app.ports.files.describe(await storageKeyOf(id)), undefined);
      const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query<{ scanDetail: string }>("select scan_detail from draft_attachment where id = $1", [id]),
      );
      assert.ok(row?.scanDetail);
      const { attachments } = await seenDraft(ada, draft.id, "attachments { failureReason failureMessage }");
      assert.deepEqual(attachments, [
        {
          failureReason: reason ?? null,
          failureMessage: reason === undefined ? null : ATTACHMENT_FAILURE_TEXT[reason],
        },
      ]);
    });
  }

  test("a scanner that lets everything pass is missed by each of them", async () => {
    const { scan } = world.app.ports.scan;
    Object.assign(world.app.ports.scan, {
      scan: async (bytes: Readable) => {
        bytes.destroy();
        return { outcome: "CLEAN" };
      },
    });
    try {
      for (const { file, what } of FOUND_OUT) {
        const id = await upload(world, ada, draft.id, file);
        assert.deepEqual(await stateOf(id), [true, "CLEAN"], what);
      }
    } finally {
      Object.assign(world.app.ports.scan, { scan });
    }
  });

  test("other bytes than announced are not taken", async () => {
    const { attachmentId, fileUpload } = await mustAnnounce(ada, draft.id);
    const other = aPdf("Another contract altogether.");
    assert.ok((await put(fileUpload, other)) >= 400);
    const sameLength = Buffer.from(aPdf());
    sameLength[20] = 0x21;
    assert.ok((await put(fileUpload, sameLength)) >= 400);
    await receiveAttachment(world.app, { attachmentId });
    assert.deepEqual(await stateOf(attachmentId), [false, "NOT_SCANNED"]);
  });

  test("the browser's word that a file was sent is only a hint", async () => {
    const { attachmentId } = await mustAnnounce(ada, draft.id);
    await reportSent(ada, draft.id, attachmentId);
    await receiveAttachment(world.app, { attachmentId });
    assert.deepEqual(await stateOf(attachmentId), [false, "NOT_SCANNED"]);
  });

  test("the job may run twice, and after the end", async () => {
    const id = await upload(world, ada, draft.id);
    await Promise.all([1, 2, 3].map(() => receiveAttachment(world.app, { attachmentId: id })));
    await sweepAttachment(world.app, { attachmentId: id });
    assert.deepEqual(await stateOf(id), [true, "CLEAN"]);
    await receiveAttachment(world.app, { attachmentId: draft.id });
  });
});

describe("what never came", () => {
  test("is struck out when the link has expired, and what came without a word is received", async () => {
    const silent = await mustAnnounce(ada, draft.id);
    const never = await mustAnnounce(ada, draft.id, { fileName: "other.pdf" });
    await put(silent.fileUpload, aPdf());
    world.clock.advance({ minutes: 20 });
    await sweepAttachment(world.app, { attachmentId: silent.attachmentId });
    await sweepAttachment(world.app, { attachmentId: never.attachmentId });
    assert.deepEqual(await stateOf(silent.attachmentId), [true, "CLEAN"]);
    assert.equal(await stateOf(never.attachmentId), undefined);
    assert.ok((await put(never.fileUpload, aPdf())) >= 400);
  });

  test("is looked for twenty minutes after it was announced", async () => {
    const { attachmentId } = await mustAnnounce(ada, draft.id);
    const owner = connectOnce(world.ownerUrl);
    await owner.connect();
    const { rows } = await owner.query<{ minutes: number }>(
      "select round(extract(epoch from (run_at - now())) / 60)::int as minutes from graphile_worker.jobs where key = $1",
      [`sweep ${attachmentId}`],
    );
    await owner.end();
    assert.equal(rows[0]?.minutes, 20);
  });
});

describe("a download's link", () => {
  test("is over after five minutes, and at once when the file is removed", async () => {
    const [old, gone] = [await upload(world, ada, draft.id), await upload(world, ada, draft.id)];
    const linkOf = async (id: string) => (await download(ada, id)).data.draftAttachmentDownload.url as string;
    const statusOf = async (url: string) => {
      const answer = await fetch(url);
      await answer.body?.cancel();
      return answer.status;
    };
    const [expiring, removed] = [await linkOf(old), await linkOf(gone)];
    assert.deepEqual([await statusOf(expiring), await statusOf(removed)], [200, 200]);
    const key = await storageKeyOf(gone);
    await ada.mutate(
      "removeDraftAttachment",
      "RemoveDraftAttachmentInput",
      { draftId: draft.id, id: gone },
      "draft { id }",
    );
    await removeFile(world.app, { storageKey: key });
    assert.equal(await statusOf(removed), 404);
    assert.equal(await downloadCode(ada, gone), "ATTACHMENT_NOT_FOUND");
    world.clock.advance({ minutes: 5 });
    assert.equal(await statusOf(expiring), 200, "to its last second");
    world.clock.advance({ seconds: 1 });
    assert.equal(await statusOf(expiring), 403);
    assert.equal(await statusOf(await linkOf(old)), 200, "and a new one is given");
  });
});

describe("removing a file", () => {
  test("takes it off the draft and its bytes off the store", async () => {
    const id = await upload(world, ada, draft.id);
    const key = await storageKeyOf(id);
    const removed = await ada.mutate(
      "removeDraftAttachment",
      "RemoveDraftAttachmentInput",
      { draftId: draft.id, id },
      "draft { attachments { id } }",
    );
    assert.deepEqual(removed.data.removeDraftAttachment.draft.attachments, []);
    await Promise.all([1, 2, 3].map(() => removeFile(world.app, { storageKey: key })));
    assert.equal(await world.app.ports.files.describe(key), undefined);
    const again = await ada.mutate(
      "removeDraftAttachment",
      "RemoveDraftAttachmentInput",
      { draftId: draft.id, id },
      "draft { id }",
    );
    assert.equal(again.errors?.[0]?.extensions.code, "ATTACHMENT_NOT_FOUND");
  });

  test("is over once the submission has begun", async () => {
    const id = await upload(world, ada, draft.id);
    await must(ada, "beginDraftSubmission", { id: draft.id, version: draft.version });
    const answer = await ada.mutate(
      "removeDraftAttachment",
      "RemoveDraftAttachmentInput",
      { draftId: draft.id, id },
      "draft { id }",
    );
    assert.equal(answer.errors?.[0]?.extensions.code, "INVALID_TRANSITION");
    assert.equal(await downloadCode(ada, id), "OK");
  });

  test("an attachment of another draft is not found under this one", async () => {
    const other = await world.draft();
    const id = await upload(world, ada, other.id);
    assert.equal(await downloadCode(ada, id), "ATTACHMENT_NOT_FOUND");
    for (const [name, type] of [
      ["removeDraftAttachment", "RemoveDraftAttachmentInput"],
      ["completeDraftAttachmentUpload", "CompleteDraftAttachmentUploadInput"],
    ] as const) {
      const answer = await ada.mutate(name, type, { draftId: draft.id, id }, "clientMutationId");
      assert.equal(answer.errors?.[0]?.extensions.code, "ATTACHMENT_NOT_FOUND");
    }
  });
});

async function storageKeyOf(id: string): Promise<string> {
  const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ storageKey: string }>("select storage_key from draft_attachment where id = $1", [id]),
  );
  return row?.storageKey ?? "";
}
