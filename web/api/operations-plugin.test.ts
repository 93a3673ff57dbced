// Shows that the build carries each operation in the file that asks for it.
import { parse } from "graphql";
import { expect, test } from "vitest";
import { withDocumentsInPlace } from "./operations-plugin.ts";

const SOURCE = `import { graphql } from "../../api/generated/gql.ts";
export const A = graphql(\`
  query A { me { id } }
\`);
`;

test("the call is replaced by the text of its document, and the map of all documents is no longer imported", () => {
  const code = withDocumentsInPlace(SOURCE, parse, "a.ts");
  expect(code).toBe('\nexport const A = "query A{me{id}}";\n');
});

test("an operation that was not generated stops the build", () => {
  expect(() => withDocumentsInPlace(SOURCE, () => ({}), "a.ts")).toThrow("was not generated");
});
