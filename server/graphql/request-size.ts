// How many values an answer may hold at most: the fields of a row, times the rows that its list is asked for.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "./list-page.ts";

export type Variables = Readonly<Record<string, unknown>> | undefined;

/** What stands in a row as a list, such as the parties of a document, is rarely longer. */
const WITHIN_ROW = 3;

/** The fields of one row, and the lists within it, each with the argument that says how long a page is. */
type Shape = { fields: number; lists: readonly { rows: Rows; row: Shape }[] };
type Rows = number | ValueNode;

const shapes = new WeakMap<DocumentNode, Shape>();

/** `isNew`: nobody has asked for the size of this document before. */
export function sizeOfRequest(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): { values: number; fields: number; isNew: boolean } {
  const known = shapes.get(document);
  const shape = known ?? shapeOfDocument(schema, document);
  if (known === undefined) shapes.set(document, shape);
  return { values: valuesIn(shape, variables), fields: fieldsIn(shape), isNew: known === undefined };
}

function valuesIn({ fields, lists }: Shape, variables: Variables): number {
  return lists.reduce(
    (sum, { rows, row }) => sum + rowsOf(rows, variables) * valuesIn(row, variables),
    fields,
  );
}

function fieldsIn({ fields, lists }: Shape): number {
  return lists.reduce((sum, { row }) => sum + fieldsIn(row), fields);
}

/** What is no length of a page is refused where the page is read. */
function rowsOf(rows: Rows, variables: Variables): number {
  if (typeof rows === "number") return rows;
  const given = rows.kind === Kind.VARIABLE ? variables?.[rows.name.value] : "value" in rows && rows.value;
  const count = Number(given ?? PAGE_SIZE);
  return Math.min(Math.max(Number.isNaN(count) ? PAGE_SIZE_MAX : count, 1), PAGE_SIZE_MAX);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Names = { pages: ReadonlySet<string>; lists: ReadonlySet<string> };

/** All operations of a document together, whichever of them is meant. */
function shapeOfDocument(schema: GraphQLSchema, { definitions }: DocumentNode): Shape {
  const fragments: Fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each] as const),
  );
  const names = namesOf(schema);
  return definitions
    .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .map(({ selectionSet }) => shapeOf(selectionSet, fragments, names))
    .reduce(together, NOTHING);
}

const NOTHING: Shape = { fields: 0, lists: [] };

function together(one: Shape, other: Shape): Shape {
  return { fields: one.fields + other.fields, lists: [...one.lists, ...other.lists] };
}

function shapeOf(set: SelectionSetNode, fragments: Fragments, names: Names): Shape {
  return set.selections
    .map((selection): Shape => {
      if (selection.kind === Kind.FIELD) return shapeOfField(selection, fragments, names);
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return inner === undefined ? NOTHING : shapeOf(inner.selectionSet, fragments, names);
    })
    .reduce(together, NOTHING);
}

function shapeOfField(field: FieldNode, fragments: Fragments, names: Names): Shape {
  if (field.selectionSet === undefined) return { fields: 1, lists: [] };
  const row = shapeOf(field.selectionSet, fragments, names);
  if (names.pages.has(field.name.value)) return { fields: 1, lists: [{ rows: pageLengthOf(field), row }] };
  if (names.lists.has(field.name.value)) return { fields: 1, lists: [{ rows: WITHIN_ROW, row }] };
  return { ...row, fields: row.fields + 1 };
}

function pageLengthOf({ arguments: given = [] }: FieldNode): Rows {
  return given.find(({ name }) => name.value === "last" || name.value === "first")?.value ?? PAGE_SIZE;
}

const namesBySchema = new WeakMap<GraphQLSchema, Names>();

/** Fields that answer with a page, and those that answer with a list of their own; the edges of a page are counted with it. */
function namesOf(schema: GraphQLSchema): Names {
  const known = namesBySchema.get(schema);
  if (known !== undefined) return known;
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const isPage = (type: GraphQLOutputType) => getNamedType(type).name.endsWith("Connection");
  const isEdges = (type: GraphQLOutputType) => getNamedType(type).name.endsWith("Edge");
  const found: Names = {
    pages: new Set(fields.filter(({ type }) => isPage(type)).map(({ name }) => name)),
    lists: new Set(
      fields
        .filter(({ type }) => isListType(getNullableType(type)) && !isEdges(type))
        .map(({ name }) => name),
    ),
  };
  namesBySchema.set(schema, found);
  return found;
}
