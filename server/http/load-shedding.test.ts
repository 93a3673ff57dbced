// Too much to do: calls are told to come back, in the form of every answer, while health checks and pages are answered.
// Shows: REL-08, REL-37.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { aWorld, type World } from "../../testing/world.ts";
import { WAITING_OF_ONE_MAX } from "./request-queue.ts";

const ask = (world: World) =>
  fetch(`${world.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ gatewayFeatures { referrals } }" }),
  });

const BODY = {
  data: null,
  errors: [
    {
      message: "The service is not available right now. Please try again in a moment.",
      extensions: {
        code: "SERVICE_UNAVAILABLE",
        message: "The service is not available right now. Please try again in a moment.",
      },
    },
  ],
};

async function requireRefusal(answer: Response | undefined): Promise<void> {
  assert.equal(answer?.status, 503);
  assert.equal(answer?.headers.get("retry-after"), "1");
  assert.deepEqual(await answer?.json(), BODY);
}

describe("an instance that holds more memory than it should", () => {
  let world: World;
  before(async () => {
    world = await aWorld({ SHED_AT_MEMORY_MEGABYTES: "1" });
  });
  after(() => world.end());

  test("tells calls to come back, and answers whether it is well", async () => {
    let answer = await ask(world);
    // It looks once a second.
    while (answer.status === 200) answer = await ask(world);
    await requireRefusal(answer);
    assert.equal((await fetch(`${world.url}/live`)).status, 200);
    assert.equal((await fetch(`${world.url}/ready`)).status, 200);
    assert.equal((await fetch(`${world.url}/configuration.json`)).status, 200);
  });
});

describe("one address that sends more than may wait", () => {
  let world: World;
  before(async () => {
    world = await aWorld({ REQUESTS_PER_ADDRESS: "1" });
  });
  after(() => world.end());

  test("is told to come back with what is too much, and somebody who is signed in is answered", async () => {
    const wes = await world.as("wes");
    await wes.get("{ me { id } }");
    const answers = Array.from({ length: 3 * WAITING_OF_ONE_MAX }, () => ask(world));
    await wes.get("{ me { id } }");
    const refused = (await Promise.all(answers)).filter(({ status }) => status !== 200);
    assert.ok(refused.length > 0, "nobody was refused");
    await requireRefusal(refused[0]);
  });
});
