// Which fields that an operation selects are not in an answer to it.

import type { DocumentNode, SelectionSetNode } from "graphql";

type Data = Readonly<Record<string, unknown>>;

/** Written by the client's library, or sent back by the server for nobody to read. */
const UNREAD = new Set(["__typename", "clientMutationId"]);

/** Paths from the root, such as "documents.edges.node.isHeld"; what is selected for some types only is not looked at. */
export function lackingFields(query: DocumentNode, data: Data): string[] {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of query.definitions)
    if (definition.kind === "FragmentDefinition")
      fragments.set(definition.name.value, definition.selectionSet);

  const lackingIn = (selected: SelectionSetNode | undefined, record: Data, path: string): string[] =>
    (selected?.selections ?? []).flatMap((selection) => {
      if (selection.kind === "FragmentSpread")
        return lackingIn(fragments.get(selection.name.value), record, path);
      if (selection.kind !== "Field") return [];
      const key = selection.alias?.value ?? selection.name.value;
      const at = `${path}${key}`;
      const value = record[key];
      if (value === undefined) return UNREAD.has(key) ? [] : [at];
      return recordsOf(value).flatMap((inner) => lackingIn(selection.selectionSet, inner, `${at}.`));
    });

  const operation = query.definitions.find(({ kind }) => kind === "OperationDefinition");
  const selected = operation?.kind === "OperationDefinition" ? operation.selectionSet : undefined;
  return [...new Set(lackingIn(selected, data, ""))];
}

function recordsOf(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(recordsOf);
  return typeof value === "object" && value !== null ? [value as Data] : [];
}
