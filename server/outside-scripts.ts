// What the operator may let other companies' scripts do in the browser: one table of hooks, each off until it is set.

/** Each is shown what happens by one function of its own (web/app/outside-hooks.ts). */
export const HOOK_NAMES = ["analytics", "sessionRecording", "chatSupport"] as const;
export type HookName = (typeof HOOK_NAMES)[number];

export type OutsideScript = {
  /** Where the browser loads it from. */
  script: string;
  /** The global name under which it is to be found once it has run. */
  handler: string;
  /** What names us there; public. Empty where nothing does. */
  key: string;
  /** Where it loads from and talks to besides, for the content security policy. */
  origins: readonly string[];
};

/** Everything that the content security policy must let in for a script, once each. */
export function originsOf(scripts: readonly (OutsideScript | undefined)[]): string[] {
  const all = scripts.flatMap((each) =>
    each === undefined ? [] : [new URL(each.script).origin, ...each.origins],
  );
  return [...new Set(all)];
}

/** What the browser is shown of it: all but the policy's part. */
export function publicPartOf(
  script: OutsideScript | undefined,
): Pick<OutsideScript, "script" | "handler" | "key"> | null {
  return script === undefined ? null : { script: script.script, handler: script.handler, key: script.key };
}
