// Saves a record by itself while it is edited: one call at a time, only what changed, nothing twice and nothing lost.

import { type Failure, isUndecided } from "../../api/failure.ts";
import { createStore, type Store } from "../store.ts";
import {
  type FlatReading,
  type FlatRecord,
  type MergedTexts,
  pathsThatDiffer,
  type RowIds,
} from "./flat-record.ts";

export type SavedRecord = { readonly id: string; readonly version: number };

/** What a call says, beside whatever is needed to understand its answer. */
type CallContent = { readonly changes: object };

/** A call that may or may not have been taken: sent again under the same id, it happens once. */
export type OpenCall<Content> = Content & { mutationId: string; version: number | undefined };

/** What was typed and has not reached the server yet. */
export type KeptTyping<Values, Content> = {
  /** Absent while the record has not been created. */
  recordId: string | undefined;
  version: number | undefined;
  values: Values;
  /** What the server had when this was typed. */
  base: FlatRecord;
  ids: RowIds;
  open: OpenCall<Content> | undefined;
  keptAt: string;
};

export type SaveOutcome<Saved> =
  | { ok: true; record: Saved }
  /** `current`: the record as it stands now, where the call was refused as stale. */
  | { ok: false; failure: Failure; current?: Saved | undefined };

/** How a kind of record is compared, merged and sent. */
export type RecordShape<Saved, Values, Content, Merged extends MergedTexts = MergedTexts> = {
  flatOf(record: Saved): FlatRecord;
  /** Brings what is typed into the form the server keeps. */
  read(values: Values, ids: RowIds, record: Saved | undefined): FlatReading;
  /** What brings the server from `base` to `mine`. */
  contentOf(base: FlatRecord, mine: FlatRecord): Content;
  merge(base: FlatRecord, theirs: FlatRecord, mine: FlatRecord): Merged;
  /** Whether what the server filled in by itself changes the form. */
  bringsNews(merged: Merged): boolean;
  /** The server's texts, but for those that it does not show as they were sent. */
  asSent(theirs: FlatRecord, sent: FlatRecord): FlatRecord;
  /** The ids that new rows were given. */
  learnIds(ids: RowIds, sent: Content, record: Saved): RowIds;
  underIds(flat: FlatRecord, ids: RowIds): FlatRecord;
  /** A path as the server says it, under the ids of its rows. */
  pathUnderId(path: string, values: Values, ids: RowIds): string;
};

export type SavePorts<Saved, Values, Content> = {
  create(call: OpenCall<Content>): Promise<SaveOutcome<Saved>>;
  update(id: string, call: OpenCall<Content>): Promise<SaveOutcome<Saved>>;
  /** The record as it stands at the server; undefined when it could not be read. */
  read(id: string): Promise<Saved | undefined>;
  keep(kept: KeptTyping<Values, Content>): void;
  forgetKept(): void;
  /** Runs later; answers how to call it off. */
  later(run: () => void, milliseconds: number): () => void;
  newMutationId(): string;
  now(): Date;
};

/** held: everything that can be sent is saved, what is left waits to be mended or decided. */
export type SavePhase = "saved" | "unsaved" | "saving" | "unreachable" | "refused" | "held";

export type ContestedField = { path: string; theirs: string | null; mine: string | null };

export type SaveState<Saved> = {
  phase: SavePhase;
  record: Saved | undefined;
  /** What the server said to a call that it refused. */
  refusal: Failure | undefined;
  contested: readonly ContestedField[];
  /** Fields that someone else changed and that were taken into the form. */
  adopted: readonly string[];
};

/** What the form has to take over after somebody else's change. */
export type OthersChange<Saved, Merged> = { record: Saved; merged: Merged };

export const SAVE_AFTER_MS = 700;
/** Never longer than somebody would watch it: what they typed is on their own device alone until then. */
export const RETRY_AFTER_MS = [2_000, 4_000, 8_000, 10_000] as const;

export type AutosaveStart<Saved, Content> = {
  record: Saved | undefined;
  /** What the server is known to have; for a new record, what the form began with. */
  base: FlatRecord;
  open?: OpenCall<Content> | undefined;
  ids?: RowIds | undefined;
};

type AutosaveOptions<Saved, Values, Content, Merged extends MergedTexts> = {
  shape: RecordShape<Saved, Values, Content, Merged>;
  ports: SavePorts<Saved, Values, Content>;
  values: () => Values;
  start: AutosaveStart<Saved, Content>;
  onOthersChange: (change: OthersChange<Saved, Merged>) => void;
  /** Paths by the form's places that the server has just refused. */
  onRefusedFields: (paths: readonly string[]) => void;
  onCreated: (record: Saved) => void;
};

export type Autosave<Saved> = {
  readonly store: Store<SaveState<Saved>>;
  /** Something was typed. */
  readonly touched: () => void;
  /** Ends when everything that can be sent has been taken, or a call failed. */
  readonly flush: () => Promise<void>;
  readonly keep: () => void;
  /** Faulty and contested fields count too. */
  readonly hasUnsaved: () => boolean;
  /** The person chose; the form holds the text that stays. */
  readonly decided: (path: string) => void;
  /** What only the others changed is taken over; what both sides changed waits for a decision. */
  readonly takeOthersVersion: (now: Saved) => void;
  /** Message per path under the ids of rows, for texts that are still as the server refused them. */
  readonly refusedFaults: () => Readonly<Record<string, string>>;
  readonly ids: () => RowIds;
  readonly dismissAdopted: () => void;
  readonly stop: () => void;
};

export function createAutosave<
  Saved extends SavedRecord,
  Values,
  Content extends CallContent,
  Merged extends MergedTexts,
>(options: AutosaveOptions<Saved, Values, Content, Merged>): Autosave<Saved> {
  const { shape, ports, values, start } = options;
  const store: Store<SaveState<Saved>> = createStore<SaveState<Saved>>({
    phase: "saved",
    record: start.record,
    refusal: undefined,
    contested: [],
    adopted: [],
  });
  const held: Held<Content> = {
    base: start.base,
    ids: start.ids ?? {},
    open: start.open,
    tries: 0,
    callOff: () => {},
  };
  /** A text that the server refused is not sent again until it has changed. */
  const refusedTexts = new Map<string, { text: string | null; message: string }>();
  const show = (part: Partial<SaveState<Saved>>) => {
    const shown = store.get();
    const next = { ...shown, ...part };
    // Whoever shows the state draws anew when told: each key says "unsaved", and only the first is news.
    if (
      Object.keys(part).some(
        (name) => next[name as keyof SaveState<Saved>] !== shown[name as keyof SaveState<Saved>],
      )
    )
      store.set(next);
  };
  const mine = () => shape.read(values(), held.ids, store.get().record);

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
    const { record } = store.get();
    ports.keep({
      recordId: record?.id,
      version: record?.version,
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

  async function sendAll(before?: OpenCall<Content>): Promise<void> {
    const call = held.open ?? nextCall();
    // A server that takes a change and answers without it would be sent the same change for ever.
    if (call === undefined || saysTheSame(call, before)) {
      show({ phase: hasUnsaved() ? "held" : "saved" });
      return;
    }
    const next = await sendOne(call);
    if (next !== "stop") await sendAll(next === "go-on" ? call : undefined);
  }

  async function sendOne(call: OpenCall<Content>): Promise<AfterCall> {
    held.open = call;
    keep();
    show({ phase: "saving" });
    const { record } = store.get();
    const outcome = await (record === undefined ? ports.create(call) : ports.update(record.id, call));

    if (outcome.ok) return taken(outcome.record, call);
    if (isUndecided(outcome.failure)) return tryAgainLater();
    held.open = undefined;
    held.sent = undefined;
    return outcome.failure.code === "CONFLICT"
      ? mergeWithServer(call, outcome.current)
      : refused(outcome.failure, call);
  }

  function nextCall(): OpenCall<Content> | undefined {
    const { record } = store.get();
    const sendable = sendableFlat();
    if (pathsThatDiffer(held.base, sendable).length === 0) return undefined;
    held.sent = sendable;
    return {
      // A new record begins with everything that stands in the form, not only with the first change.
      ...shape.contentOf(record === undefined ? {} : held.base, sendable),
      mutationId: ports.newMutationId(),
      version: record?.version,
    };
  }

  /** Faulty, refused and contested fields stay as the server has them until they are mended or decided. */
  function sendableFlat(): FlatRecord {
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

  function taken(record: Saved, call: OpenCall<Content>): AfterCall {
    const isNew = store.get().record === undefined;
    held.ids = shape.learnIds(held.ids, call, record);
    const theirs = shape.flatOf(record);
    const expected =
      held.sent === undefined ? theirs : shape.underIds({ ...held.base, ...held.sent }, held.ids);
    held.base = shape.asSent(theirs, expected);
    Object.assign(held, { open: undefined, sent: undefined, tries: 0 });

    if (isNew) ports.forgetKept();
    show({ record, refusal: undefined });
    // What the server filled in by itself belongs in the form too, or the next save would empty it again.
    const merged = shape.merge(expected, theirs, mine().flat);
    if (shape.bringsNews(merged)) options.onOthersChange({ record, merged });
    if (isNew) options.onCreated(record);
    keep();
    return "go-on";
  }

  function tryAgainLater(): AfterCall {
    show({ phase: "unreachable" });
    sendLater(RETRY_AFTER_MS[Math.min(held.tries, RETRY_AFTER_MS.length - 1)] ?? SAVE_AFTER_MS);
    held.tries += 1;
    return "stop";
  }

  function refused(failure: Failure, call: OpenCall<Content>): AfterCall {
    const { flat } = mine();
    for (const [path, message] of Object.entries(failure.fields)) {
      const keyed = shape.pathUnderId(path, values(), held.ids);
      refusedTexts.set(keyed, { text: flat[keyed] ?? null, message });
    }
    show({ phase: "refused", refusal: failure });
    options.onRefusedFields(Object.keys(failure.fields));
    keep();
    // One refused field holds up no other; the same call again would be refused again.
    const rest = nextCall();
    return rest === undefined || saysTheSame(rest, call) ? "stop" : "go-on";
  }

  async function mergeWithServer(
    { version }: OpenCall<Content>,
    current: Saved | undefined,
  ): Promise<AfterCall> {
    const { record } = store.get();
    const now = current ?? (record === undefined ? undefined : await ports.read(record.id));
    // The same version again would be refused again, for as long as the reading is behind.
    if (now === undefined || now.version === version) return tryAgainLater();
    takeOthersVersion(now);
    return "start-afresh";
  }

  /** What only the others changed is taken over; what both sides changed waits for a decision. */
  function takeOthersVersion(now: Saved): void {
    const theirs = shape.flatOf(now);
    const { flat } = mine();
    const merged = shape.merge(held.base, theirs, flat);
    const contested = merged.contested.map((path) => ({
      path,
      theirs: theirs[path] ?? null,
      mine: flat[path] ?? null,
    }));
    const undecided = store
      .get()
      .contested.filter(({ path }) => !merged.contested.includes(path) && path in flat);

    held.base = theirs;
    show({ record: now, contested: [...undecided, ...contested], adopted: merged.adopted });
    options.onOthersChange({ record: now, merged });
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

type Held<Content> = {
  base: FlatRecord;
  ids: RowIds;
  open: OpenCall<Content> | undefined;
  /** Everything that the open call brings the server to. */
  sent?: FlatRecord | undefined;
  sending?: Promise<void> | undefined;
  tries: number;
  callOff: () => void;
};

function saysTheSame(one: CallContent, other: CallContent | undefined): boolean {
  return JSON.stringify(one.changes) === JSON.stringify(other?.changes);
}
