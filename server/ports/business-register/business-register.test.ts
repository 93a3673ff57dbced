// The business register: the embedded default that invents nothing, and ABN Lookup with each way in which it can fail.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ABR_GUID, type FakeAbr, startFakeAbr } from "../../../testing/fakes/fake-abr.ts";
import { makeAbrRegister } from "./abr-register.ts";
import type { BusinessRegisterPort } from "./business-register-port.ts";
import { makeChecksumRegister } from "./checksum-register.ts";

const ABN = "53004085616";
const ACN = "004085616";
const NOBODY = "48123123124";
const HARBOUR_CIVIL = {
  abn: ABN,
  acn: ACN,
  name: "HARBOUR CIVIL PTY LTD",
  entityType: "PRV",
  status: "ACTIVE",
  state: "NSW",
  postcode: "2000",
};

/** What every adapter must do: a number whose sum is right but of which nothing is known has no name. */
async function businessRegisterContract(port: BusinessRegisterPort): Promise<void> {
  for (const number of [NOBODY, "123123124", "12345678901", ""])
    assert.equal(await port.find(number), undefined, number);
}

describe("the embedded default", () => {
  const port = makeChecksumRegister();

  test("keeps the contract", () => businessRegisterContract(port));

  test("is no register, and invents nothing for a number whose sum is right", async () => {
    assert.equal(port.isConnected, false);
    assert.equal(await port.find(ABN), undefined);
  });
});

describe("ABN Lookup", () => {
  let fake: FakeAbr;
  let port: BusinessRegisterPort;
  before(async () => {
    fake = await startFakeAbr();
    port = registerAt(fake.publicUrl);
  });
  after(() => fake.stop());

  const registerAt = (url: string, guid = ABR_GUID) =>
    makeAbrRegister({ url, guid, timeoutMilliseconds: 1_000 });

  test("keeps the contract", () => businessRegisterContract(port));

  test("tells name, entity type, status and both numbers, by either of them", async () => {
    assert.equal(port.isConnected, true);
    assert.deepEqual(await port.find(ABN), HARBOUR_CIVIL);
    assert.deepEqual(await port.find(ACN), HARBOUR_CIVIL);
    assert.deepEqual(fake.asked.slice(-2), [
      `/json/AbnDetails.aspx?abn=${ABN}&guid=${ABR_GUID}`,
      `/json/AcnDetails.aspx?acn=${ACN}&guid=${ABR_GUID}`,
    ]);
    assert.deepEqual(await port.find("51824753556"), {
      abn: "51824753556",
      acn: undefined,
      name: "JANE CITIZEN",
      entityType: "IND",
      status: "CANCELLED",
      state: undefined,
      postcode: undefined,
    });
  });

  test("reads an answer with and without its callback", async () => {
    fake.behave("plain");
    assert.deepEqual(await port.find(ABN), HARBOUR_CIVIL);
    fake.behave("honest");
  });

  test("is never asked for what cannot be a number", async () => {
    const before = fake.asked.length;
    assert.equal(await port.find("&guid=other"), undefined);
    assert.equal(fake.asked.length, before);
  });

  const MOODS = [
    "broken",
    "garbage",
    "endless",
    "elsewhere",
    "silent",
    "another",
    "nameless",
    "overloaded",
  ] as const;
  for (const mood of MOODS)
    test(`that is ${mood} has not answered, and the fault does not tell the key`, async () => {
      fake.behave(mood);
      await assert.rejects(port.find(ABN), isFaultWithoutKey);
      fake.behave("honest");
    });

  test("with another key, or nobody there, has not answered", async () => {
    await assert.rejects(registerAt(fake.publicUrl, "wrong-guid").find(ABN), {
      name: "BusinessRegisterFault",
      message: "The business register does not accept the GUID.",
    });
    await assert.rejects(registerAt("http://127.0.0.1:1").find(ABN), isFaultWithoutKey);
  });
});

function isFaultWithoutKey(fault: Error): boolean {
  assert.equal(fault.name, "BusinessRegisterFault");
  assert.doesNotMatch(`${fault.message} ${fault.stack} ${String(fault.cause)}`, new RegExp(ABR_GUID));
  return true;
}
