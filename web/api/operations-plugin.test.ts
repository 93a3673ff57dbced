// Shows that the build carries each operation in the file that asks for it.
import { expect, test } from "vitest";
import { withDocumentsInPlace } from "./operations-plugin.ts";

const SOURCE = `import { graphql } from "../../api/generated/gql.ts";
export const A = graphql(\`
  query A { me { id } }
\`);
`;

test("the call is replaced by its document, and the map of all documents is no longer imported", () => {
  const code = withDocumentsInPlace(
    SOURCE,
    (source) => ({ kind: "Document", source: source.trim() }),
    "a.ts",
  );
  expect(code).toBe('\nexport const A = {"kind":"Document","source":"query A { me { id } }"};\n');
});

test("an operation that was not generated stops the build", () => {
  expect(() => withDocumentsInPlace(SOURCE, () => ({}), "a.ts")).toThrow("was not generated");
});
