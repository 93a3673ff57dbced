// Shows: API-006.
import { expect, test } from "vitest";
import { createMutationIds, newMutationId } from "./mutation-id.ts";

test("an id is kept until the server has answered, so that a retry does nothing twice", () => {
  let made = 0;
  const ids = createMutationIds(() => {
    made += 1;
    return `id-${made}`;
  });
  expect(ids.idFor({ amount: "1.00" })).toBe("id-1");
  expect(ids.idFor({ amount: "1.00" })).toBe("id-1");
  expect(ids.idFor({ amount: "2.00" })).toBe("id-2");
  ids.answered();
  expect(ids.idFor({ amount: "2.00" })).toBe("id-3");
});

test("ids are never the same", () => {
  expect(newMutationId()).not.toBe(newMutationId());
});
