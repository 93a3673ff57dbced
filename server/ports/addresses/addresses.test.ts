// Address suggestions: from the embedded list, and from a maps service that is asked for Australian addresses alone.
// Shows: EXT-07..EXT-10, EXT-12, EXT-13, EXT-35, EXT-36.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { findStateOfPostcode, isPostBoxPostcode } from "@bondline/domain/values/fields/postcode.ts";
import { type FakePlaces, PLACES_KEY, startFakePlaces } from "../../../testing/fakes/fake-places.ts";
import { type AddressesPort, SUGGESTIONS_MAX } from "./addresses-port.ts";
import { LOCALITIES } from "./localities.ts";
import { makeOfflineAddresses } from "./offline-addresses.ts";
import { makePlacesAddresses } from "./places-addresses.ts";

/** What every adapter must do. */
async function addressesContract(port: AddressesPort, typed: string): Promise<void> {
  const found = await port.suggest(typed);
  assert.ok(found.length > 0 && found.length <= SUGGESTIONS_MAX);
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length);
  for (const { label } of found) assert.ok(label.length > 0 && !label.endsWith("Australia"), label);
  assert.deepEqual(await port.suggest("zzzz qqqq"), []);
}

describe("the embedded list", () => {
  const port = makeOfflineAddresses();
  const labelsFor = async (typed: string) => (await port.suggest(typed)).map(({ label }) => label);

  test("keeps the contract", () => addressesContract(port, "12 Bligh Street, Syd"));

  test("keeps the street as it was typed and offers its suburb, state and postcode", async () => {
    assert.deepEqual(await labelsFor("12 Bligh Street, Sydney"), [
      "12 Bligh Street, Sydney NSW 2000",
      "12 Bligh Street, Sydney Olympic Park NSW 2127",
    ]);
    assert.deepEqual(await labelsFor("40 The Esplanade perth"), ["40 The Esplanade, Perth WA 6000"]);
    assert.deepEqual(await labelsFor("wagga w"), ["Wagga Wagga NSW 2650"]);
    assert.deepEqual(await labelsFor("12"), []);
  });

  test("knows places whose postcode is of their state and delivers to streets, each once", () => {
    for (const { name, state, postcode } of LOCALITIES) {
      assert.match(postcode, /^\d{4}$/, name);
      assert.equal(findStateOfPostcode(postcode), state, `${name} ${postcode}`);
      assert.equal(isPostBoxPostcode(postcode), false, `${name} ${postcode}`);
    }
    assert.equal(new Set(LOCALITIES.map(({ name, state }) => `${name} ${state}`)).size, LOCALITIES.length);
  });
});

describe("the maps service", () => {
  let fake: FakePlaces;
  let port: AddressesPort;
  before(async () => {
    fake = await startFakePlaces();
    port = makePlacesAddresses({ url: fake.publicUrl, apiKey: PLACES_KEY });
  });
  after(() => fake.stop());

  test("keeps the contract", () => addressesContract(port, "88 Franklin"));

  test("is asked for Australian addresses alone, with at most 255 characters", async () => {
    await port.suggest("8".repeat(300));
    const { components, types, input } = fake.asked.at(-1) ?? {};
    assert.deepEqual([components, types, input?.length], ["country:AU", "address", 255]);
  });

  test("tells the whole address behind a suggestion, with its postcode", async () => {
    assert.equal(await port.resolve("franklin"), "88 Franklin St, Melbourne VIC 3000");
    assert.equal(await port.resolve("nowhere"), undefined);
  });

  test("with any status but OK has not answered, and says so without its key", async () => {
    for (const mood of ["denied", "over-limit", "broken", "garbage"] as const) {
      fake.behave(mood);
      await assert.rejects(port.suggest("88 Franklin"), (fault: Error) => {
        assert.equal(fault.name, "AddressesFault");
        assert.doesNotMatch(`${fault.message} ${fault.stack}`, new RegExp(PLACES_KEY));
        return true;
      });
    }
    fake.behave("no-list");
    assert.deepEqual(await port.suggest("88 Franklin"), []);
    fake.behave("honest");
    const nobody = makePlacesAddresses({ url: "http://127.0.0.1:1", apiKey: PLACES_KEY });
    await assert.rejects(nobody.suggest("88 Franklin"), { name: "AddressesFault" });
  });
});
