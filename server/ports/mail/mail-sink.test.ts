// The sink keeps the contract, and hands on what its store cannot do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { A_MAIL, describeMailPortContract } from "./mail-contract.ts";
import type { MailMessage } from "./mail-port.ts";
import { makeMailSink } from "./mail-sink.ts";

describeMailPortContract("sink", async () => {
  const kept: MailMessage[] = [];
  return {
    mail: makeMailSink({ keep: async (message) => void kept.push(message) }),
    arrived: () => kept.map(({ messageId, to, subject }) => ({ messageId, recipients: to, subject })),
    files: async () => kept.flatMap(({ files }) => files ?? []),
    stop: async () => undefined,
  };
});

test("a store that fails is heard of", async () => {
  const failing = makeMailSink({ keep: () => Promise.reject(new Error("no room")) });
  await assert.rejects(failing.send(A_MAIL), /no room/);
});
