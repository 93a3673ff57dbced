// What the compiler asks before a record is changed: that it has passed its access check for that.

import { refuse } from "@bondline/domain/refusals.ts";

declare const granted: unique symbol;
/** A record that has passed its access check for `Right`. Only an access function makes one, by `grant` or `grantChange`, and a store of what it has just inserted, by `grantCreated`. */
export type Granted<Row, Right extends string> = Row & { readonly [granted]: Right };

type Change<Right> = {
  right: Right;
  /** Undefined where the call is about no version that was read. */
  versionRead: number | undefined;
  decision: { readonly allowed: boolean };
  /** What a refusal calls the record and where it stands. */
  named: { record: string; status: string };
};

/**
 * The last two questions of an access check, after "may this person": whether what was read is still current, and
 * whether the record's status allows it.
 */
export function grantChange<Row extends { version: number }, Right extends string>(
  record: Row,
  { right, versionRead, decision, named }: Change<Right>,
): Granted<Row, Right> {
  requireCurrent(record, versionRead);
  if (!decision.allowed) refuse("INVALID_TRANSITION", { ...named, event: right });
  return grant(record, right);
}

/** How many versions there are, or how many were seen, is a version too. */
export function requireCurrent({ version }: { version: number }, versionRead: number | undefined): void {
  if (versionRead !== undefined && versionRead !== version) refuseStale(versionRead, version);
}

/** For what a version does not tell: the record stands as it was read, and something that it depends on does not. */
export function refuseStale(versionRead: number, versionNow: number): never {
  refuse("CONFLICT", { versionRead, versionNow });
}

/** For an access check that has asked everything itself. */
export function grant<Row, Right extends string>(record: Row, _right: Right): Granted<Row, Right> {
  return record as Granted<Row, Right>;
}

/** What was inserted in this transaction is for whoever made it to fill in: they were asked before they made it. */
export function grantCreated<Row>(record: Row): Granted<Row, "CREATED"> {
  return record as Granted<Row, "CREATED">;
}
