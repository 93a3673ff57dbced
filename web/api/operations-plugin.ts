// Puts each generated document into the file that asks for it, so that a route carries its own operations and no others.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ASTNode, print, stripIgnoredCharacters } from "graphql";

const OPERATIONS_FILE = /-operations\.ts$/;
const GRAPHQL_CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const GRAPHQL_IMPORT = /^import \{ graphql \} from ".*\/api\/generated\/gql\.ts";$/m;

type DocumentOf = (source: string) => unknown;

/**
 * Without it the generated map of all documents would be in the first chunk: it cannot be split or shaken.
 * Each is carried as text, which urql parses when it is first sent: as a tree it is five times as long.
 */
export function operationsInPlace() {
  return {
    name: "bondline-operations-in-place",
    enforce: "pre" as const,
    async transform(code: string, id: string) {
      if (!OPERATIONS_FILE.test(id)) return undefined;
      return { code: withDocumentsInPlace(code, await generatedDocuments(), id), map: null };
    },
  };
}

export function withDocumentsInPlace(code: string, documentOf: DocumentOf, id: string): string {
  return code.replace(GRAPHQL_IMPORT, "").replace(GRAPHQL_CALL, (_call, source: string) => {
    const document = documentOf(source);
    if (!isDocument(document)) {
      throw new Error(`${id} has an operation that was not generated. Run npm run codegen -w web.`);
    }
    return JSON.stringify(stripIgnoredCharacters(print(document)));
  });
}

async function generatedDocuments(): Promise<DocumentOf> {
  const address = pathToFileURL(join(import.meta.dirname, "generated", "gql.ts"));
  const generated: { graphql: DocumentOf } = await import(address.href);
  return generated.graphql;
}

function isDocument(document: unknown): document is ASTNode {
  return typeof document === "object" && document !== null && "kind" in document;
}
