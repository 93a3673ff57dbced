// Sets up what examples need: the records that they are tried on, and each call ready to be sent by whoever tries it.

import { randomBytes, randomUUID } from "node:crypto";
import {
  DEPOSIT_REFERENCE_BYTES,
  depositReference,
  findDepositReference,
} from "@bondline/domain/money/invoices/deposit-reference.ts";
import { type Guest, openSession } from "../../server/demo/builders/guest-builder.ts";
import { type Api, apiOf } from "../api.ts";
import { aSharedDocument, aSharedDraft, type Personas, type Target } from "../personas.ts";
import type { World } from "../world.ts";
import { documentOf, exampleOf, personaThatCalls, variablesOf } from "./calls.ts";
import type { Example, Fixture, OperationKind, Scene } from "./example.ts";

export type Fixtures = ((fixture: Fixture) => Promise<Scene>) & {
  /** By kind and name: calls for which all is there already, each to be sent once. */
  readonly prepared: Map<string, PreparedCall>;
};

/** A call as a text may hold it. */
export type PreparedCall = {
  kind: OperationKind;
  name: string;
  given: Record<string, unknown>;
  token: string | undefined;
  callerId: string | undefined;
};

export const LASTING = ["ANY", "DOCUMENT"] as const satisfies readonly Fixture[];
/** What was made of them in a world that this one begins from. */
export type Made = Readonly<Record<(typeof LASTING)[number], Target>>;

/** What no call changes is made once; a draft in a status is made for each try. `from` is what was made before this world began. */
export function fixturesOf(
  world: World,
  personas: Personas,
  from?: { made: Made; prepared: readonly PreparedCall[] },
): Fixtures {
  const lasting: Partial<Record<Fixture, Promise<Scene>>> = {};
  for (const fixture of from === undefined ? [] : LASTING)
    lasting[fixture] = Promise.resolve({ world, personas, ...from?.made[fixture] } as Scene);
  const make = async (fixture: Fixture): Promise<Scene> => ({
    world,
    personas,
    ...(fixture === "DOCUMENT"
      ? await aSharedDocument(world, personas)
      : await aSharedDraft(world, personas, fixture === "ANY" ? "PROCESSING" : fixture)),
  });
  const sceneOf = async (fixture: Fixture): Promise<Scene> => {
    if (fixture !== "ANY" && fixture !== "DOCUMENT") return await make(fixture);
    lasting[fixture] ??= make(fixture);
    return await lasting[fixture];
  };
  return Object.assign(sceneOf, { prepared: new Map(from?.prepared.map((call) => [keyOf(call), call])) });
}

const keyOf = ({ kind, name }: Pick<ReadyCall, "kind" | "name">) => `${kind} ${name}`;

export type ReadyCall = {
  kind: OperationKind;
  name: string;
  example: Example;
  query: string;
  /** The arguments, or the input of a mutation. */
  given: Record<string, unknown>;
  /** Who really makes it. */
  caller: Api;
  /** Whose entries the history holds of it; undefined where nobody is signed in. */
  callerId: string | undefined;
};

export async function readyCall(fixtures: Fixtures, kind: OperationKind, name: string): Promise<ReadyCall> {
  return (await takePrepared(fixtures, keyOf({ kind, name }))) ?? (await makeCall(fixtures, kind, name));
}

async function takePrepared(fixtures: Fixtures, key: string): Promise<ReadyCall | undefined> {
  const prepared = fixtures.prepared.get(key);
  if (prepared === undefined) return undefined;
  fixtures.prepared.delete(key);
  const { kind, name, given, token, callerId } = prepared;
  const { world } = await fixtures("ANY");
  return {
    kind,
    name,
    example: exampleOf(kind, name),
    query: documentOf(kind, name, given),
    given,
    caller: apiOf(world.url, token),
    callerId,
  };
}

/** So that the next one who asks for the call has it. */
export async function prepare(fixtures: Fixtures, kind: OperationKind, name: string): Promise<void> {
  const { given, caller, callerId } = await makeCall(fixtures, kind, name);
  fixtures.prepared.set(keyOf({ kind, name }), { kind, name, given, token: caller.token, callerId });
}

async function makeCall(fixtures: Fixtures, kind: OperationKind, name: string): Promise<ReadyCall> {
  const example = exampleOf(kind, name);
  const scene = await fixtures(example.on);
  const guest = typeof example.by === "function" ? await example.by(scene) : undefined;
  const given = { ...(await example.given?.({ ...scene, guest: guest as Guest })) };
  const caller =
    guest === undefined
      ? await callerIn(scene, personaThatCalls(kind, name), example)
      : apiOf(scene.world.url, guest.token);
  return {
    kind,
    name,
    example,
    query: documentOf(kind, name, given),
    given,
    caller,
    callerId: await accountOf(caller),
  };
}

export type CallsToRefuse = {
  of(kind: OperationKind, name: string): Promise<ReadyCall>;
  /** It was done: the next one needs another record. */
  isDone(call: ReadyCall): void;
};

/** A call that was refused is as ready as before, and serves whoever tries it next. */
export function callsToRefuse(fixtures: Fixtures): CallsToRefuse {
  const ready = new Map<string, Promise<ReadyCall>>();
  return {
    of: (kind, name) => {
      const call = ready.get(keyOf({ kind, name })) ?? readyCall(fixtures, kind, name);
      ready.set(keyOf({ kind, name }), call);
      return call;
    },
    isDone: (call) => void (call.kind === "Mutation" && ready.delete(keyOf(call))),
  };
}

/** In a session of its own where the call ends it. */
export async function callerIn(
  { world, personas }: Pick<Scene, "world" | "personas">,
  persona: keyof Personas["api"],
  { endsSession }: Example,
): Promise<Api> {
  const person = personas.people[persona];
  if (endsSession !== true || person === undefined) return personas.api[persona];
  return typeof person === "string"
    ? await world.as(person)
    : apiOf(world.url, await openSession(world.app, person.id));
}

async function accountOf(caller: Api): Promise<string | undefined> {
  return caller.token === undefined ? undefined : (await caller.get("{ me { id } }")).me.id;
}

/** Variables for one sending of it. */
export function sending({ kind, given }: ReadyCall): Record<string, unknown> {
  return variablesOf(kind, given);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Fields that name a record by something else than its id. */
const NAMING = new Set(["code", "referenceNumber"]);

/** Of the same form, so that it goes the same way. */
function madeUpLike(value: string): string {
  return findDepositReference(value) !== undefined
    ? depositReference(randomBytes(DEPOSIT_REFERENCE_BYTES))
    : randomUUID();
}

/** What the call names, and the same call naming what is not there: of everything, or of one of the things it names. */
export function namingNothing(
  { given }: ReadyCall,
  only?: string,
): {
  given: Record<string, unknown>;
  named: string[];
  unnamed: string[];
} {
  const renamed = new Map<string, string>();
  const rename = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return value.map((each) => rename(each, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rename(each, name)]));
    if (typeof value !== "string" || !(UUID.test(value) || NAMING.has(key))) return value;
    if (only !== undefined && value !== only) return value;
    const other = renamed.get(value) ?? madeUpLike(value);
    renamed.set(value, other);
    return other;
  };
  const made = rename(given) as Record<string, unknown>;
  return { given: made, named: [...renamed.keys()], unnamed: [...renamed.values()] };
}
