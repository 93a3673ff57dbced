// Scripts of others: off unless set, let in by their origins alone, and what the chat support is notified of a person.
// Shows: A-36, EXT-04, EXT-05, Q-103, Q-104.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, test } from "node:test";
import { aWorld, type World } from "../testing/world.ts";
import { idOf } from "./demo/cast-ids.ts";

const SECRET = "what the chat service gave us";

let bare: World;
let hooked: World;
before(async () => {
  bare = await aWorld();
  hooked = await aWorld({
    ANALYTICS_SCRIPT: "https://count.example/page.js",
    ANALYTICS_HANDLER: "countPages",
    ANALYTICS_KEY: "site 7",
    SESSION_RECORDING_SCRIPT: "https://record.example/r.js",
    SESSION_RECORDING_HANDLER: "recordPages",
    SESSION_RECORDING_ORIGINS: "https://upload.record.example/path, https://count.example",
    CHAT_SUPPORT_SCRIPT: "https://chat.example/widget.js",
    CHAT_SUPPORT_HANDLER: "supportChat",
    CHAT_SUPPORT_SECRET: SECRET,
  });
});
after(async () => {
  await bare.end();
  await hooked.end();
});

async function started({ url }: World) {
  const answer = await fetch(`${url}/configuration.json`);
  const text = await answer.text();
  return {
    text,
    configuration: JSON.parse(text),
    policy: answer.headers.get("content-security-policy") ?? "",
  };
}

test("unless one is set nothing of others is named or let in", async () => {
  const { configuration, policy } = await started(bare);
  for (const hook of ["analytics", "sessionRecording", "chatSupport", "captcha"])
    assert.equal(configuration[hook], null, hook);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.doesNotMatch(policy, /https:/);
});

test("each that is set is told to the browser, and the policy lets in its origins once each and nothing else", async () => {
  const { configuration, policy, text } = await started(hooked);
  assert.deepEqual(configuration.analytics, {
    script: "https://count.example/page.js",
    handler: "countPages",
    key: "site 7",
  });
  assert.equal(configuration.sessionRecording.handler, "recordPages");
  assert.equal(configuration.chatSupport.key, "");
  assert.ok(!text.includes(SECRET));
  const [, scripts = ""] = /script-src ([^;]+);/.exec(policy) ?? [];
  assert.deepEqual(scripts.split(" "), [
    "'self'",
    "https://count.example",
    "https://record.example",
    "https://upload.record.example",
    "https://chat.example",
  ]);
});

test("the chat support knows a person by a hash that only the secret makes, and only where it is set", async () => {
  const ask = async (world: World) =>
    (await (await world.as("ada")).get("{ me { identityHash } }")).me.identityHash;
  const expected = createHmac("sha256", SECRET).update(idOf("person", "ada")).digest("hex");
  assert.equal(await ask(hooked), expected);
  assert.equal(await ask(bare), null);
});
