// Which fields a query selects, so that a list brings along what is shown and nothing else.

import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Info = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * The fields selected of a record, and as "bank.name" those of what stands in it; directives are not looked at, so there may be more than is
 * sent, never fewer.
 */
export function selectedOf({ fieldNodes, fragments }: Info): Set<string> {
  return new Set(fieldsOf(fieldNodes, fragments).flatMap((field) => namesOf(field, fragments)));
}

/** As `selectedOf`, of a connection's nodes. */
export function selectedOfNodes(info: Info): Set<string> {
  const fragments: Fragments = info.fragments;
  const edges = fieldsOf(info.fieldNodes, fragments).filter(({ name }) => name.value === "edges");
  const nodes = fieldsOf(edges, fragments).filter(({ name }) => name.value === "node");
  return new Set(fieldsOf(nodes, fragments).flatMap((field) => namesOf(field, fragments)));
}

/** Whether the total of a connection is selected. */
export function selectsCount(info: Info): boolean {
  const selected = selectedOf(info);
  return selected.has("totalCount") || selected.has("totalCountIsCapped");
}

/** The parts of a record that these fields need; a field that the table does not know needs what its group does, or all. */
export function partsFor<Part extends string>(
  fields: ReadonlySet<string>,
  table: Readonly<Record<string, readonly Part[]>>,
  all: readonly Part[],
): Part[] {
  const partsOf = (field: string) => table[field] ?? table[field.split(".")[0] ?? ""] ?? all;
  const needed = new Set([...fields].flatMap(partsOf));
  return all.filter((part) => needed.has(part));
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

function fieldsOf(parents: readonly FieldNode[], fragments: Fragments): FieldNode[] {
  return parents.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
}

function fieldsIn(selectionSet: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === "Field") return [selection];
    if (selection.kind === "InlineFragment") return fieldsIn(selection.selectionSet, fragments);
    return fieldsIn(fragments[selection.name.value]?.selectionSet, fragments);
  });
}

function namesOf(field: FieldNode, fragments: Fragments): string[] {
  const name = field.name.value;
  return field.selectionSet === undefined
    ? [name]
    : fieldsOf([field], fragments).map((within) => `${name}.${within.name.value}`);
}
