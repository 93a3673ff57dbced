// Shows: E-31.

import { email } from "@bondline/domain/values/fields/email.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { expect, test } from "vitest";
import { messagesOf } from "./field-messages.ts";
import { fieldRulesResolver, markRefusedFields, validatedBy } from "./field-rules-resolver.ts";

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test("a form is validated by the domain's rules, box and text alike", async () => {
  const resolve = fieldRulesResolver({ email: required(email) });
  expect(await resolve({ email: "" }, undefined, OPTIONS)).toMatchObject({
    errors: { email: { type: "rule", message: "This field is required." } },
  });
  expect(await resolve({ email: "ada@harbourcivil.example" }, undefined, OPTIONS)).toMatchObject({
    errors: {},
  });
  expect(
    messagesOf(
      { ticked: (raw) => (raw === "true" ? { ok: true, value: true } : { ok: false, message: "Tick" }) },
      { ticked: true },
    ),
  ).toEqual({});
});

test("a message for a part inside a part lands under its path", async () => {
  const resolve = validatedBy(() => ({ "parties.1.name": "This field is required." }));
  const { errors } = await resolve({ parties: [{ name: "A" }, { name: "" }] }, undefined, OPTIONS);
  expect(errors).toEqual({
    parties: [undefined, { name: { type: "rule", message: "This field is required." } }],
  });
});

test("what the server refused is put on the fields with the same paths; the rest is given back", () => {
  const marked: Record<string, unknown> = {};
  const others = markRefusedFields<{ email: string }>({
    fields: { email: "Taken.", clientMutationId: "Reused." },
    paths: ["email"],
    setError: (path, error) => {
      marked[path] = error.message;
    },
  });
  expect(marked).toEqual({ email: "Taken." });
  expect(others).toEqual({ clientMutationId: "Reused." });
});
