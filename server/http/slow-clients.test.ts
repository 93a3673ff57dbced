// What a slow client is given: minutes for the largest file over a slow line, and seconds for everything short.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings } from "../config.ts";
import { UPLOAD_BYTES_MAX } from "../ports/files/files-port.ts";
import { connectionLimits, millisecondsFor } from "./slow-clients.ts";

const { slowClients } = readSettings({ BONDLINE_SECRET: "a secret for tests alone, 0123456789" }, "/tmp");
const MINUTE = 60_000;

test("the largest file comes in over a line of 128 kilobits a second", () => {
  const seconds = UPLOAD_BYTES_MAX / ((128 * 1024) / 8);
  assert.ok(millisecondsFor(UPLOAD_BYTES_MAX, slowClients) >= seconds * 1000);
  assert.ok((connectionLimits(slowClients).requestTimeout ?? 0) >= seconds * 1000);
});

test("what is short, or of a length that nobody told, is cut off within a minute", () => {
  for (const bytes of [0, 1, 256 * 1024]) assert.ok(millisecondsFor(bytes, slowClients) <= MINUTE);
  assert.ok((connectionLimits(slowClients).connectionTimeout ?? 0) <= MINUTE);
});

test("a length that no file has earns no more time than the largest", () => {
  const most = millisecondsFor(UPLOAD_BYTES_MAX, slowClients);
  for (const bytes of [UPLOAD_BYTES_MAX + 1, 1e15, Number.MAX_SAFE_INTEGER])
    assert.equal(millisecondsFor(bytes, slowClients), most);
});
