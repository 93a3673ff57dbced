// Shows: AT-09..AT-10, AT-12, AT-14, AT-31..AT-33.
import { expect, test } from "vitest";
import { PutFailed, type PutRequest } from "../put-file.ts";
import { createUploads, type FileToSend } from "./uploads.ts";

test("a file is digested, announced, sent with the headers it was given, and confirmed", async () => {
  const { uploads, begun, sent, completed } = aPlaceForFiles();
  uploads.choose([pdf("contract.pdf")]);
  await uploads.start();
  expect(begun).toEqual([
    {
      fileName: "contract.pdf",
      contentType: "application/pdf",
      sizeBytes: 5,
      contentMd5Checksum: "digest",
      variant: "OTHER",
    },
  ]);
  expect(sent).toEqual([
    { url: "/files/contract.pdf", headers: [{ name: "Content-MD5", value: "digest" }], size: 5 },
  ]);
  expect(completed).toEqual(["attachment of contract.pdf"]);
  expect(uploads.store.get()).toMatchObject([{ phase: "sent", percent: 100 }]);
});

test("several files go one after the other, and one that fails does not hold up the next", async () => {
  const { uploads, completed } = aPlaceForFiles({ failures: 1 });
  uploads.choose([pdf("one.pdf"), pdf("two.pdf")]);
  await uploads.start();
  expect(uploads.store.get().map(({ phase }) => phase)).toEqual(["failed", "sent"]);
  expect(completed).toEqual(["attachment of two.pdf"]);
});

test("a file that failed can be sent again", async () => {
  const { uploads } = aPlaceForFiles({ failures: 1 });
  uploads.choose([pdf("one.pdf")]);
  await uploads.start();
  expect(uploads.store.get()).toMatchObject([{ phase: "failed", problem: "The storage answered 503." }]);
  await uploads.retry(uploads.store.get()[0]!.key);
  expect(uploads.store.get()).toMatchObject([{ phase: "sent" }]);
});

test("what failed, was cancelled or is sent again leaves nothing behind on the record", async () => {
  const failing = aPlaceForFiles({ failures: 1 });
  failing.uploads.choose([pdf("one.pdf")]);
  await failing.uploads.start();
  expect(failing.discarded).toEqual(["attachment of one.pdf"]);

  const cancelled = aPlaceForFiles({ whileSending: () => cancelled.uploads.cancel(1) });
  cancelled.uploads.choose([pdf("two.pdf")]);
  await cancelled.uploads.start();
  expect(cancelled.discarded).toEqual(["attachment of two.pdf"]);

  const refused = aPlaceForFiles();
  refused.uploads.choose([pdf("three.pdf")]);
  await refused.uploads.start();
  await refused.uploads.retry(1);
  expect(refused.discarded).toEqual(["attachment of three.pdf"]);
  await refused.uploads.remove(1);
  expect(refused.discarded).toHaveLength(2);
  expect(refused.uploads.store.get()).toEqual([]);
});

test("what a file is can be said until it is sent", async () => {
  const { uploads, begun } = aPlaceForFiles();
  uploads.choose([pdf("one.pdf")]);
  uploads.setVariant(1, "CONTRACT");
  await uploads.start();
  expect(begun).toMatchObject([{ variant: "CONTRACT" }]);
});

test("cancelling ends the sending, and nothing is confirmed", async () => {
  const { uploads, completed } = aPlaceForFiles({ whileSending: () => uploads.cancel(1) });
  uploads.choose([pdf("one.pdf")]);
  await uploads.start();
  expect(uploads.store.get()).toMatchObject([{ phase: "cancelled" }]);
  expect(completed).toEqual([]);
});

test("a file that was only chosen is simply taken away", () => {
  const { uploads } = aPlaceForFiles();
  uploads.choose([pdf("one.pdf")]);
  uploads.cancel(1);
  expect(uploads.store.get()).toEqual([]);
});

type Place = { failures?: number; whileSending?: () => void };

function aPlaceForFiles({ failures = 0, whileSending }: Place = {}) {
  const begun: FileToSend[] = [];
  const sent: object[] = [];
  const completed: string[] = [];
  const discarded: string[] = [];
  const held = { failures };
  const put = async ({ url, headers, file, signal }: PutRequest) => {
    whileSending?.();
    signal.throwIfAborted();
    held.failures -= 1;
    if (held.failures >= 0) throw new PutFailed("The storage answered 503.");
    sent.push({ url, headers, size: file.size });
  };
  const uploads = createUploads({
    digest: async () => "digest",
    put,
    target: {
      begin: async (file) => {
        begun.push(file);
        const headers = [{ name: "Content-MD5", value: file.contentMd5Checksum }];
        return { attachmentId: `attachment of ${file.fileName}`, url: `/files/${file.fileName}`, headers };
      },
      complete: async (id) => void completed.push(id),
      discard: async (id) => void discarded.push(id),
    },
  });
  return { uploads, begun, sent, completed, discarded };
}

function pdf(name: string): File {
  return new File(["bytes"], name, { type: "application/pdf" });
}
