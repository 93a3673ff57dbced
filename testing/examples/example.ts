// What an example is: one valid call of an operation of the contract, with what must be there before it.

import type { ReachableStatus } from "../../server/demo/builders/draft-builder.ts";
import type { Guest } from "../../server/demo/builders/guest-builder.ts";
import type { Persona } from "../access-matrix.ts";
import type { Personas, Target } from "../personas.ts";
import type { World } from "../world.ts";

/** A draft of Harbour's in that status and a document, both shared with every persona that is on them. */
export type Fixture = ReachableStatus | "ANY" | "DOCUMENT";

/** What an example may draw on: the world, its personas, and the records that were set up for it. */
export type Scene = Target & { world: World; personas: Personas };
/** `guest` is there where `by` makes one. */
export type Given = Scene & { guest: Guest };

export type Example = {
  /** ANY where one open draft serves everybody, since the call does not change it. */
  on: Fixture;
  /**
   * The arguments, or the input of a mutation without its clientMutationId. Whatever else must be there first is
   * made here; it may be awaited.
   */
  given?: (scene: Given) => object | Promise<object>;
  /** Who really makes the call: the first persona that the access matrix allows, another persona, or somebody made for it. */
  by?: Persona | ((scene: Scene) => Promise<Guest>);
  /** Others who may call it need only get past the access check: what is given serves one caller, or one time. */
  servesOne?: true;
  /** Done, it takes from its caller what other calls need: others who may call it name what is not there. */
  takesFromCaller?: true;
  /** The call ends the session that it is made in. */
  endsSession?: true;
};

/** What the history holds afterwards by this caller: `Draft UPDATE, Invoice INSERT`; "nothing" where no record changes. */
export type MutationExample = Example & {
  writes: string;
  /** Why the organisation that it names is not that of the record which it names, where that is so. */
  namesAnother?: string;
};

export type Examples = {
  Query?: Record<string, Example>;
  Mutation?: Record<string, MutationExample>;
  Subscription?: Record<string, Example>;
  /** Records that must be there so that each of its tables has a row of Harbour's. */
  rows?: (world: World) => Promise<unknown>;
  /** A record of Wesfarmers' that nobody of Harbour's may know of, by the name under which a call would name it. */
  foreign?: Record<string, (scene: { world: World; personas: Personas }) => Promise<string>>;
};

export type OperationKind = "Query" | "Mutation" | "Subscription";
export const OPERATION_KINDS = [
  "Query",
  "Mutation",
  "Subscription",
] as const satisfies readonly OperationKind[];
