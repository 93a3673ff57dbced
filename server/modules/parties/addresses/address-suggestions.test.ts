// Suggested addresses through the API: for somebody signed in, and without an error when the service does not answer.
// Shows: EXT-10, EXT-12, EXT-13.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type FakePlaces, PLACES_KEY, startFakePlaces } from "../../../../testing/fakes/fake-places.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const ASK =
  "query ($input: String!) { addressSuggestions(input: $input) { isAvailable suggestions { id label } } }";

let fake: FakePlaces;
let world: World;
before(async () => {
  fake = await startFakePlaces();
  world = await aWorld({ MAPS_API_KEY: PLACES_KEY, MAPS_URL: fake.publicUrl });
});
after(async () => {
  await world.end();
  await fake.stop();
});

test("suggests what the maps service knows, and the whole address behind it; nobody else is served", async () => {
  const ada = await world.as("ada");
  const { addressSuggestions } = await ada.get(ASK, { input: "88 Frank" });
  assert.deepEqual(addressSuggestions, {
    isAvailable: true,
    suggestions: [
      { id: "franklin", label: "88 Franklin Street, Melbourne VIC" },
      { id: "franklin-rd", label: "88 Franklin Road, Orange NSW" },
    ],
  });
  const whole = await ada.get('{ suggestedAddress(suggestionId: "franklin") }');
  assert.equal(whole.suggestedAddress, "88 Franklin St, Melbourne VIC 3000");
  assert.equal(await world.anonymous.codeOf(ASK, { input: "88 Frank" }), "AUTH_NOT_AUTHENTICATED");
});

test("a status other than OK gives no suggestions and says that there are none to be had", async () => {
  const ada = await world.as("ada");
  fake.behave("over-limit");
  const { addressSuggestions } = await ada.get(ASK, { input: "88 Frank" });
  assert.deepEqual(addressSuggestions, { isAvailable: false, suggestions: [] });
  assert.deepEqual(await ada.get('{ suggestedAddress(suggestionId: "franklin") }'), {
    suggestedAddress: null,
  });
  fake.behave("honest");
});

test("refuses what is longer than an address, and names the field", async () => {
  const ada = await world.as("ada");
  const { errors } = await ada.ask(ASK, { input: "8".repeat(256) });
  assert.deepEqual(errors?.[0]?.extensions.fields, { input: "An address has at most 255 characters." });
  const whole = await ada.ask("query ($id: String!) { suggestedAddress(suggestionId: $id) }", {
    id: "8".repeat(501),
  });
  assert.deepEqual(whole.errors?.[0]?.extensions.fields, {
    suggestionId: "This is no suggestion that was given.",
  });
});
