// Puts hostile text into every field that takes it, through the API: one call of each mutation, all of its texts at once.

import { HOSTILE_KINDS, type HostileKind } from "../hostile-texts.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { documentOf, EXAMPLES } from "./calls.ts";
import { type Fixtures, fixturesOf, type ReadyCall, readyCall, sending } from "./fixture.ts";
import { type InputField, inputFieldsOf, withValue } from "./input-fields.ts";
import { isNamedItself } from "./named-field.ts";

/** What a field has taken, and where it went. */
export type HostileText = { mutation: string; field: string; kind: string; mark: string; text: string };

export type HostileRecords = {
  texts: HostileText[];
  /** The calls as they were taken, with what they answered: whose records the texts are on. */
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is read by tests, field by field
  calls: { call: ReadyCall; answer: any }[];
  /** Fields of text that take no kind of it, such as a number of a business. */
  refusing: string[];
};

/** So many kinds, each unlike the one before, are tried on a field before it counts as one that takes none. */
const TRIES_MAX = 4;
const NEXT_KIND = 4;

/** What stands in a field that takes none, where its neighbours ask for it. */
const PLAIN: Record<string, string> = {
  postalCode: "2000",
  postcode: "2000",
  state: "NSW",
  suburb: "Sydney",
};

/** Answers that bring up a question for words of one's own. */
const ASKING: Record<string, boolean | string> = {
  bankFrontedBondsRequested: true,
  "defectsAndFaults.active": true,
  "defectsLiabilityPeriodExtended.active": true,
  "issuesAndDisputes.active": true,
  hasCustomWording: true,
  "requestedSuretyDocuments.0.purpose": "OTHER",
};

/** Calls that are made again in another way, since they keep some texts only then. */
const IN_ANOTHER_WAY: Record<string, readonly Record<string, unknown>[]> = {
  consentToLostDocument: [{ outcome: "REPLACED" }],
  createDocumentRequest: [
    { kind: "AMENDMENT", amount: null, wordingField: "AGREEMENT" },
    { kind: "AMENDMENT", amount: null, wordingField: "WHOLE_WORDING" },
  ],
};

/** `round` shifts which kind each field is given first: in as many rounds as there are kinds each field meets each. */
export async function fillWithHostileText(
  { world, personas }: { world: World; personas: Personas },
  round: number,
): Promise<HostileRecords> {
  const fixtures = fixturesOf(world, personas);
  await fixtures("ANY");
  await fixtures("DOCUMENT");
  const records: HostileRecords = { texts: [], calls: [], refusing: [] };
  for (const name of inOrder())
    for (const changes of [{}, ...(IN_ANOTHER_WAY[name] ?? [])])
      await fillOne(fixtures, { name, changes, round, records });
  return records;
}

/** A set-up that is made anew clears the organisation's settings, so what fills these comes last. */
function inOrder(): string[] {
  const names = Object.keys(EXAMPLES.Mutation).filter((name) => textFieldsOf(name).length > 0);
  const isLate = (name: string) => EXAMPLES.Mutation[name]?.on === "ANY";
  return [...names.filter((name) => !isLate(name)), ...names.filter(isLate)];
}

/** Secrets are typed and compared, and no screen shows them. */
const SECRET =
  /password|token|^code$|challenge|response|attempt|agreementCode|handoverCode|returnCode|signUpHandle/i;

/** What is asked of an export is kept as it was asked, names one list at a time, and is read on no screen. */
const READ_NOWHERE: Record<string, RegExp> = {
  createExport: /./,
  createExportSchedule: /^(wanted|columns)/,
};

export function textFieldsOf(name: string): InputField[] {
  const isRead = (path: string) => !READ_NOWHERE[name]?.test(path) && !SECRET.test(path);
  return inputFieldsOf("Mutation", name).filter(
    ({ type, choices, path }) => type === "String" && choices === undefined && isRead(path),
  );
}

type Filling = { name: string; changes: Record<string, unknown>; round: number; records: HostileRecords };

async function fillOne(fixtures: Fixtures, { name, changes, round, records }: Filling): Promise<void> {
  const made = await readyCall(fixtures, "Mutation", name);
  let call = asking({ ...made, given: { ...made.given, ...changes } });
  const fields = textFieldsOf(name);
  const tried = new Map(fields.map((field) => [field, 0]));
  for (;;) {
    const filled = [...tried].map(([field, tries], at) =>
      hostileIn(name, field, kindAt(at + round + tries * NEXT_KIND)),
    );
    const { data, errors } = await sendFilled(call, filled);
    if (errors === undefined) {
      records.texts.push(...filled);
      if (filled.length > 0) records.calls.push({ call, answer: data[name] });
      return;
    }
    const facts = errors[0]?.extensions;
    const refused = [...tried.keys()].filter(
      (field, at) =>
        isNamedItself(field, facts?.fields) || Object.values(facts ?? {}).includes(filled[at]?.text),
    );
    if (refused.length === 0) throw new Error(`${name} is refused: ${JSON.stringify(facts)}`);
    for (const field of refused) {
      const tries = (tried.get(field) ?? 0) + 1;
      tried.set(field, tries);
      if (tries < TRIES_MAX) continue;
      tried.delete(field);
      records.refusing.push(`${name}.${field.path}`);
      call = withPlain(call, field);
    }
  }
}

function asking(call: ReadyCall): ReadyCall {
  const { kind, name } = call;
  const given = inputFieldsOf(kind, name).reduce((before, { path }) => {
    const answer = Object.entries(ASKING).find(([field]) => path.endsWith(`.${field}`));
    return answer === undefined ? before : withValue(kind, name, { given: before, path, value: answer[1] });
  }, call.given);
  return { ...call, given };
}

function withPlain(call: ReadyCall, { path }: InputField): ReadyCall {
  const value = PLAIN[path.split(".").at(-1) ?? ""];
  return value === undefined
    ? call
    : { ...call, given: withValue(call.kind, call.name, { given: call.given, path, value }) };
}

function kindAt(turn: number): HostileKind {
  const kind = HOSTILE_KINDS[turn % HOSTILE_KINDS.length];
  if (kind === undefined) throw new Error("There are no hostile texts.");
  return kind;
}

let marks = 0;

function hostileIn(mutation: string, { path: field }: InputField, { is, text }: HostileKind): HostileText {
  marks += 1;
  const mark = `m${String(marks).padStart(5, "0")}`;
  return { mutation, field, kind: is, mark, text: text(mark) };
}

async function sendFilled(call: ReadyCall, filled: readonly HostileText[]) {
  const { kind, name, caller } = call;
  const given = filled.reduce(
    (before, { field, text }) => withValue(kind, name, { given: before, path: field, value: text }),
    call.given,
  );
  return await caller.ask(documentOf(kind, name, given), sending({ ...call, given }));
}
