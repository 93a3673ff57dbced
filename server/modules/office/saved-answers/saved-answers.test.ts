// Saved answers: the provider's staff keep, change and remove them for each other, with a history, and nobody else has them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SAVED_ANSWERS_MAX } from "@bondline/domain/office/saved-answers/saved-answer.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

type Kept = { id: string; title: string; content: string; version: number };
const SHOWN = "savedAnswer { id title content version }";
const create = async (api: Api, title: string, content: string) =>
  await api.mutate("createSavedAnswer", "CreateSavedAnswerInput", { title, content }, SHOWN);
const listed = async (api: Api): Promise<Kept[]> =>
  (await api.get("{ savedAnswers { id title content version } }")).savedAnswers;

test("what one keeps, all of the staff read by the titles, change by its version and remove", async () => {
  const [rosa, gus] = [await world.as("rosa"), await world.as("gus")];
  await create(rosa, "registered address", "Please give the registered address.");
  await create(gus, " Full name ", "Please give the full name.\nAs the register has it.");
  const [name, address] = await listed(rosa);
  assert.deepEqual(
    [name?.title, address?.title, name?.content],
    ["Full name", "registered address", "Please give the full name.\nAs the register has it."],
  );

  const change = { id: name?.id, version: name?.version, content: "Please give the company's full name." };
  const changed = await rosa.mutate("updateSavedAnswer", "UpdateSavedAnswerInput", change, SHOWN);
  assert.deepEqual(changed.data.updateSavedAnswer.savedAnswer, {
    ...name,
    content: change.content,
    version: 2,
  });
  const late = await gus.mutate("updateSavedAnswer", "UpdateSavedAnswerInput", change, SHOWN);
  assert.equal(late.errors?.[0]?.extensions.code, "CONFLICT");

  const removal = { id: address?.id, version: 1 };
  await gus.mutate("removeSavedAnswer", "RemoveSavedAnswerInput", removal, "clientMutationId");
  assert.deepEqual(
    (await listed(rosa)).map(({ title }) => title),
    ["Full name"],
  );
  const again = await rosa.mutate("removeSavedAnswer", "RemoveSavedAnswerInput", removal, "clientMutationId");
  assert.equal(again.errors?.[0]?.extensions.code, "SAVED_ANSWER_NOT_FOUND");
});

test("a fault names its field, and nothing is kept beyond what can be chosen from", async () => {
  const gus = await world.as("gus");
  const fieldsOf = async (title: string, content: string) =>
    (await create(gus, title, content)).errors?.[0]?.extensions.fields;
  assert.deepEqual(Object.keys((await fieldsOf(" ", "")) ?? {}).sort(), ["content", "title"]);
  assert.deepEqual(Object.keys((await fieldsOf("x".repeat(61), "y".repeat(501))) ?? {}).sort(), [
    "content",
    "title",
  ]);
  const present = (await listed(gus)).length;
  for (let at = present; at < SAVED_ANSWERS_MAX; at += 1) await create(gus, `Answer ${at}`, "Please sign.");
  assert.match((await fieldsOf("One more", "Please sign."))?.title ?? "", /100 saved answers/);
  assert.equal((await listed(gus)).length, SAVED_ANSWERS_MAX);
});

test("a bank's people and clients learn of none", async () => {
  for (const person of ["sam", "ada"] as const) {
    const api = await world.as(person);
    const { errors } = await api.ask("{ savedAnswers { id } }");
    assert.equal(errors?.[0]?.extensions.code, "SAVED_ANSWER_NOT_FOUND");
    assert.equal((await create(api, "Ours", "Text")).errors?.[0]?.extensions.code, "SAVED_ANSWER_NOT_FOUND");
  }
});
