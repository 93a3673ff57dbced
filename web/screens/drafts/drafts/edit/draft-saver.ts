// Saves a draft by itself while it is edited: one call at a time, only what changed, nothing twice and nothing lost.

import { type Failure, isUndecided } from "../../../../api/failure.ts";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { createStore, type Store } from "../../../../app/store.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import {
  changesBetween,
  type FlatDraft,
  flatFromDraft,
  flatFromValues,
  type PartyIds,
  partyKeysOf,
  pathsThatDiffer,
  type ReadField,
} from "./flat-draft.ts";
import type { KeptDraft, OpenCall } from "./kept-draft.ts";
import { isMaskOf, type MergedDraft, mergeDrafts } from "./merge-drafts.ts";
import { learnPartyIds, pathUnderId, underIds } from "./party-ids.ts";

export type SaveOutcome = { ok: true; draft: DraftRecordFragment } | { ok: false; failure: Failure };

export type SavePorts = {
  create(call: OpenCall): Promise<SaveOutcome>;
  update(draftId: string, call: OpenCall): Promise<SaveOutcome>;
  /** The draft as it stands at the server; undefined when it could not be read. */
  read(draftId: string): Promise<DraftRecordFragment | undefined>;
  keep(kept: KeptDraft): void;
  forgetKept(): void;
  /** Runs later; answers how to call it off. */
  later(run: () => void, milliseconds: number): () => void;
  newMutationId(): string;
  now(): Date;
};

/** held: everything that can be sent is saved, what is left waits to be mended or decided. */
export type SavePhase = "saved" | "unsaved" | "saving" | "unreachable" | "refused" | "held";

export type ContestedField = { path: string; theirs: string | null; mine: string | null };

export type SaveState = {
  phase: SavePhase;
  draft: DraftRecordFragment | undefined;
  /** What the server said to a call that it refused. */
  refusal: Failure | undefined;
  contested: readonly ContestedField[];
  /** Fields that someone else changed and that were taken into the form. */
  adopted: readonly string[];
};

/** What the form has to take over after somebody else's change. */
export type OthersChange = { draft: DraftRecordFragment; merged: MergedDraft };

export const SAVE_AFTER_MS = 700;
export const RETRY_AFTER_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

export type SaverStart = {
  draft: DraftRecordFragment | undefined;
  /** What the server is known to have; for a new draft, what the form began with. */
  base: FlatDraft;
  open?: OpenCall | undefined;
  ids?: PartyIds | undefined;
};

type SaverOptions = {
  ports: SavePorts;
  readField: ReadField;
  values: () => DraftFormValues;
  start: SaverStart;
  onOthersChange: (change: OthersChange) => void;
  /** Paths by the form's places that the server has just refused. */
  onRefusedFields: (paths: readonly string[]) => void;
  onCreated: (draft: DraftRecordFragment) => void;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

export function createDraftSaver(options: SaverOptions) {
  const { ports, readField, values, start } = options;
  const store: Store<SaveState> = createStore<SaveState>({
    phase: "saved",
    draft: start.draft,
    refusal: undefined,
    contested: [],
    adopted: [],
  });
  const held: Held = {
    base: start.base,
    ids: start.ids ?? {},
    open: start.open,
    tries: 0,
    callOff: () => {},
  };
  /** A text that the server refused is not sent again until it has changed. */
  const refusedTexts = new Map<string, { text: string | null; message: string }>();
  const show = (part: Partial<SaveState>) => {
    const shown = store.get();
    const next = { ...shown, ...part };
    // Whoever shows the state draws anew when told: each key says "unsaved", and only the first is news.
    if (Object.keys(part).some((name) => next[name as keyof SaveState] !== shown[name as keyof SaveState]))
      store.set(next);
  };
  const mine = () => flatFromValues(values(), held.ids, readField);

  function touched(): void {
    if (held.sending === undefined) show({ phase: "unsaved" });
    keep();
    sendLater(SAVE_AFTER_MS);
  }

  function sendLater(milliseconds: number): void {
    held.callOff();
    held.callOff = ports.later(() => void flush(), milliseconds);
  }

  /** Faulty and contested fields count too. */
  function hasUnsaved(): boolean {
    return held.open !== undefined || pathsThatDiffer(held.base, mine().flat).length > 0;
  }

  function keep(): void {
    if (!hasUnsaved()) {
      ports.forgetKept();
      return;
    }
    const { draft } = store.get();
    ports.keep({
      draftId: draft?.id,
      version: draft?.version,
      values: values(),
      base: held.base,
      ids: held.ids,
      open: held.open,
      keptAt: ports.now().toISOString(),
    });
  }

  /** Ends when everything that can be sent has been taken, or a call failed. */
  function flush(): Promise<void> {
    held.callOff();
    held.sending ??= sendAll().finally(() => {
      held.sending = undefined;
    });
    return held.sending;
  }

  async function sendAll(before?: OpenCall): Promise<void> {
    const call = held.open ?? nextCall();
    // A server that takes a change and answers without it would be sent the same change for ever.
    if (call === undefined || saysTheSame(call, before)) {
      show({ phase: hasUnsaved() ? "held" : "saved" });
      return;
    }
    const next = await sendOne(call);
    if (next !== "stop") await sendAll(next === "go-on" ? call : undefined);
  }

  async function sendOne(call: OpenCall): Promise<AfterCall> {
    held.open = call;
    keep();
    show({ phase: "saving" });
    const { draft } = store.get();
    const outcome = await (draft === undefined ? ports.create(call) : ports.update(draft.id, call));

    if (outcome.ok) return taken(outcome.draft);
    if (isUndecided(outcome.failure)) return tryAgainLater();
    held.open = undefined;
    held.sent = undefined;
    return outcome.failure.code === "CONFLICT" ? mergeWithServer() : refused(outcome.failure, call);
  }

  function nextCall(): OpenCall | undefined {
    const { draft } = store.get();
    const sendable = sendableFlat();
    if (pathsThatDiffer(held.base, sendable).length === 0) return undefined;
    // A new draft begins with everything that stands in the form, not only with the first change.
    const changes = changesBetween(draft === undefined ? {} : held.base, sendable);
    held.sent = sendable;
    return {
      mutationId: ports.newMutationId(),
      changes,
      version: draft?.version,
      partyKeys: partyKeysOf(sendable),
    };
  }

  /** Faulty, refused and contested fields stay as the server has them until they are mended or decided. */
  function sendableFlat(): FlatDraft {
    const { flat, faults } = mine();
    const contested = store.get().contested.map(({ path }) => path);
    const stays = new Set([...Object.keys(faults), ...contested, ...Object.keys(refusedFaults())]);
    return Object.fromEntries(
      Object.entries(flat).map(([path, text]) => [path, stays.has(path) ? (held.base[path] ?? null) : text]),
    );
  }

  /** Message per path under party ids, for texts that are still as the server refused them. */
  function refusedFaults(): Record<string, string> {
    if (refusedTexts.size === 0) return {};
    const { flat } = mine();
    const still = [...refusedTexts].filter(([path, { text }]) => (flat[path] ?? null) === text);
    return Object.fromEntries(still.map(([path, { message }]) => [path, message]));
  }

  function taken(draft: DraftRecordFragment): AfterCall {
    const isNew = store.get().draft === undefined;
    held.ids = learnPartyIds(
      held.ids,
      held.open?.partyKeys ?? [],
      draft.parties.map(({ id }) => id),
    );
    const theirs = flatFromDraft(draft);
    const expected = held.sent === undefined ? theirs : underIds({ ...held.base, ...held.sent }, held.ids);
    held.base = withNumbersSent(theirs, expected);
    Object.assign(held, { open: undefined, sent: undefined, tries: 0 });

    if (isNew) ports.forgetKept();
    show({ draft, refusal: undefined });
    // What the server filled in by itself belongs in the form too, or the next save would empty it again.
    const merged = mergeDrafts(expected, theirs, mine().flat);
    if (changesTheForm(merged)) options.onOthersChange({ draft, merged });
    if (isNew) options.onCreated(draft);
    keep();
    return "go-on";
  }

  function tryAgainLater(): AfterCall {
    show({ phase: "unreachable" });
    sendLater(RETRY_AFTER_MS[Math.min(held.tries, RETRY_AFTER_MS.length - 1)] ?? SAVE_AFTER_MS);
    held.tries += 1;
    return "stop";
  }

  function refused(failure: Failure, call: OpenCall): AfterCall {
    const { flat } = mine();
    for (const [path, message] of Object.entries(failure.fields)) {
      const keyed = pathUnderId(path, values(), held.ids);
      refusedTexts.set(keyed, { text: flat[keyed] ?? null, message });
    }
    show({ phase: "refused", refusal: failure });
    options.onRefusedFields(Object.keys(failure.fields));
    keep();
    // One refused field holds up no other; the same call again would be refused again.
    const rest = nextCall();
    return rest === undefined || saysTheSame(rest, call) ? "stop" : "go-on";
  }

  async function mergeWithServer(): Promise<AfterCall> {
    const { draft } = store.get();
    const now = draft === undefined ? undefined : await ports.read(draft.id);
    if (now === undefined) return tryAgainLater();
    takeOthersVersion(now);
    return "start-afresh";
  }

  /** What only the others changed is taken over; what both sides changed waits for a decision. */
  function takeOthersVersion(now: DraftRecordFragment): void {
    const theirs = flatFromDraft(now);
    const { flat } = mine();
    const merged = mergeDrafts(held.base, theirs, flat);
    const contested = merged.contested.map((path) => ({
      path,
      theirs: theirs[path] ?? null,
      mine: flat[path] ?? null,
    }));
    const undecided = store
      .get()
      .contested.filter(({ path }) => !merged.contested.includes(path) && path in flat);

    held.base = theirs;
    show({ draft: now, contested: [...undecided, ...contested], adopted: merged.adopted });
    options.onOthersChange({ draft: now, merged });
    keep();
  }

  /** The person chose; the form holds the text that stays. */
  function decided(path: string): void {
    show({ contested: store.get().contested.filter((field) => field.path !== path) });
    touched();
  }

  return {
    store,
    touched,
    flush,
    keep,
    hasUnsaved,
    decided,
    takeOthersVersion,
    refusedFaults,
    ids: () => held.ids,
    dismissAdopted: () => show({ adopted: [] }),
    stop: () => held.callOff(),
  };
}

/** start-afresh: the same change may go again, over a newer version. */
type AfterCall = "go-on" | "start-afresh" | "stop";

type Held = {
  base: FlatDraft;
  ids: PartyIds;
  open: OpenCall | undefined;
  /** Everything that the open call brings the server to. */
  sent?: FlatDraft | undefined;
  sending?: Promise<void> | undefined;
  tries: number;
  callOff: () => void;
};

function saysTheSame(one: OpenCall, other: OpenCall | undefined): boolean {
  return JSON.stringify(one.changes) === JSON.stringify(other?.changes);
}

/** An account number comes back masked; the form still holds it as it was sent. */
function withNumbersSent(theirs: FlatDraft, sent: FlatDraft): FlatDraft {
  const masked = Object.keys(theirs).filter((path) => isMaskOf(theirs[path] ?? null, sent[path] ?? null));
  return { ...theirs, ...Object.fromEntries(masked.map((path) => [path, sent[path] ?? null])) };
}

function changesTheForm(merged: MergedDraft): boolean {
  return merged.adopted.length + merged.partiesAdded.length + merged.partiesRemoved.length > 0;
}
