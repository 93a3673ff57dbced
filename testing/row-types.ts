// The types that the server gives to the rows of its statements, read from its source by the compiler, beside the columns that come.

import { join } from "node:path";
import type { Node, SourceFile } from "typescript/unstable/ast";
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { API, type Checker } from "typescript/unstable/sync";
import { camelName } from "../server/database/camel-rows.ts";
import type { AnsweredStatement } from "./statements.ts";

export type RowType = {
  /** The file and the call, as a message names it. */
  place: string;
  /** Of the statement's text; what is put together at run time may be anything. */
  text: RegExp;
  /** What the type promises of every row; what it calls optional is left out. */
  promised: readonly string[];
};

const SERVER = join(import.meta.dirname, "../server");
/** Their columns follow from the fields that a page asks for, or from the parts that a check needs, and their readers from the same table. */
const CHOSEN_BY_THE_PAGE = ["DraftListRow", "DocumentListRow", "DocumentInParts"];
/** Reads for others, whose types are where they call it. */
const READS_FOR_OTHERS = "database/read-rows.ts";
/** A pattern with less of its own says too little about which statement it is. */
const KNOWN_CHARACTERS_MIN = 24;
const ANYTHING = "[^]*?";

/** Which argument of a typed reading is its text, or what its text is made of. */
const READINGS: Record<string, (args: readonly Node[], text: (node: Node) => string) => string | undefined> =
  {
    query: ([text], textOf) => text && textOf(text),
    findRow: ([, text], textOf) => text && textOf(text),
    listRows: ([, , list], textOf) => {
      if (list === undefined || !isObjectLiteralExpression(list)) return undefined;
      const [columns, from] = ["columns", "from"].map((name) => {
        const given = list.properties.find(
          (each) =>
            (isPropertyAssignment(each) || isShorthandPropertyAssignment(each)) && nameOf(each) === name,
        );
        if (given === undefined) return ANYTHING;
        return textOf(isPropertyAssignment(given) ? given.initializer : (given as { name: Node }).name);
      });
      return `select ${columns}, ${ANYTHING} from ${from} where `;
    },
  };

/** Every typed reading in what ships whose statement can be shown by its text. */
export function rowTypesOf(): RowType[] {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProject: join(SERVER, "tsconfig.json") });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error("the server's project did not open");
    return project.program.getSourceFileNames().flatMap((name) => {
      if (!name.startsWith(SERVER) || name.includes("node_modules") || name.endsWith(".test.ts")) return [];
      if (name.endsWith(READS_FOR_OTHERS)) return [];
      const file = project.program.getSourceFile(name);
      return file === undefined ? [] : rowTypesIn(file, project.checker);
    });
  } finally {
    api.close();
  }
}

/** What each type promises and no row of its statement has, and how many of the types a statement was answered for. */
export function faultsOfRowTypes(
  types: readonly RowType[],
  answered: readonly AnsweredStatement[],
): { known: number; faults: string[] } {
  const found = types.map(({ place, text, promised }) => {
    const its = answered.filter((each) => text.test(each.text));
    const lacking = its.flatMap(({ columns }) => {
      const names = new Set(columns.map(camelName));
      return promised.filter((name) => !names.has(name));
    });
    return { isKnown: its.length > 0, place, lacking: [...new Set(lacking)] };
  });
  return {
    known: found.filter(({ isKnown }) => isKnown).length,
    faults: found
      .filter(({ lacking }) => lacking.length > 0)
      .map(({ place, lacking }) => `${place}: its rows have no ${lacking.join(", ")}`),
  };
}

function rowTypesIn(file: SourceFile, checker: Checker): RowType[] {
  const found: RowType[] = [];
  const visit = (node: Node): undefined => {
    if (isCallExpression(node) && node.typeArguments?.length === 1) {
      const called = node.expression.getText(file).split(".").at(-1) ?? "";
      const pattern = READINGS[called]?.(node.arguments, (text) => patternOf(text, checker));
      const type = node.typeArguments[0] && checker.getTypeFromTypeNode(node.typeArguments[0]);
      const isChosen = CHOSEN_BY_THE_PAGE.includes(node.typeArguments[0]?.getText(file) ?? "");
      const promised = type === undefined || isChosen ? [] : promisedBy(type, checker);
      if (pattern !== undefined && knownIn(pattern) >= KNOWN_CHARACTERS_MIN && promised.length > 0)
        found.push({
          place: `${file.fileName.slice(SERVER.length - "server".length)}: ${node.getText(file).split("\n")[0]}`,
          text: new RegExp(`^${pattern}${called === "listRows" ? "" : "$"}`),
          promised,
        });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

type Type = Parameters<Checker["getPropertiesOfType"]>[0];

function promisedBy(type: Type, checker: Checker): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => (flags & OPTIONAL) === 0)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("__@"));
}
const OPTIONAL = 1 << 24;

function patternOf(node: Node, checker: Checker): string {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return RegExp.escape(node.text);
  if (isTemplateExpression(node))
    return [
      RegExp.escape(node.head.text),
      ...node.templateSpans.map(
        ({ expression, literal }) => patternOf(expression, checker) + RegExp.escape(literal.text),
      ),
    ].join("");
  return isIdentifier(node) ? (constantOf(node, checker) ?? ANYTHING) : ANYTHING;
}

function constantOf(node: Node, checker: Checker): string | undefined {
  const named = checker.getSymbolAtLocation(node);
  const symbol = named !== undefined && (named.flags & ALIAS) !== 0 ? checker.getAliasedSymbol(named) : named;
  const declared = symbol?.valueDeclaration?.resolve();
  if (declared === undefined || !isVariableDeclaration(declared) || declared.initializer === undefined)
    return undefined;
  return patternOf(declared.initializer, checker);
}
const ALIAS = 1 << 21;

function nameOf(node: Node): string | undefined {
  const { name } = node as { name?: Node };
  return name !== undefined && isIdentifier(name) ? name.text : undefined;
}

function knownIn(pattern: string): number {
  return pattern.replaceAll(ANYTHING, "").replaceAll(/\\(x..|.)/g, "_").length;
}
