// The S3 adapter keeps the contract against a store that checks every signature.
// Shows: AT-09, AT-11..AT-14, V-041.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { startFakeS3 } from "../../../testing/fakes/fake-s3.ts";
import { makeTestClock } from "../clock/test-clock.ts";
import { describeFilesPortContract } from "./files-contract.ts";
import { FilesFault } from "./files-port.ts";
import { makeS3Files } from "./s3-files.ts";

async function makeUnderTest() {
  const clock = makeTestClock();
  const store = await startFakeS3(clock);
  const files = makeS3Files({ ...store, forcePathStyle: true, clock });
  return { files, clock, store, stop: store.stop };
}

describeFilesPortContract("S3", makeUnderTest);

describe("S3 links and faults", async () => {
  const { files, store, stop } = await makeUnderTest();
  after(stop);

  const permit = {
    key: "3f0c/drafts/a1",
    contentType: "image/png",
    contentMd5: "1B2M2Y8AsgTpgAmY7PhCfg==",
    contentLength: 10,
    fileName: "plan.png",
    expiresInSeconds: 60,
  };

  test("an upload link signs the headers themselves, and none of them moved into the address", async () => {
    const query = new URL((await files.presignUpload(permit)).url).searchParams;
    assert.equal(
      query.get("X-Amz-SignedHeaders"),
      "content-disposition;content-length;content-md5;content-type;host",
    );
    assert.equal(query.has("Content-MD5"), false);
    assert.equal(
      [...query.keys()].some((name) => /checksum/i.test(name)),
      false,
    );
  });

  test("browsers must be let through to the store, and to nothing else", () => {
    assert.deepEqual(files.browserOrigins, [store.endpoint]);
    const hosted = makeS3Files({
      ...store,
      bucket: "papers",
      endpoint: "https://s3.example.com",
      forcePathStyle: false,
      clock: makeTestClock(),
    });
    assert.deepEqual(hosted.browserOrigins, ["https://papers.s3.example.com"]);
  });

  test("a wrong key of the operator's is a fault that trying again will not mend", async () => {
    const wrong = makeS3Files({
      ...store,
      secretAccessKey: "another",
      forcePathStyle: true,
      clock: makeTestClock(),
    });
    await assert.rejects(
      wrong.describe(permit.key),
      (error) => error instanceof FilesFault && !error.retriable,
    );
    assert.equal(await wrong.isHealthy(), false);
  });

  test("a store that is down is a fault worth trying again, and shows as unhealthy", async () => {
    store.failWith(503);
    await assert.rejects(
      files.describe(permit.key),
      (error) => error instanceof FilesFault && error.retriable,
    );
    assert.equal(await files.isHealthy(), false);
    store.failWith(undefined);
    assert.equal(await files.isHealthy(), true);
  });
});
