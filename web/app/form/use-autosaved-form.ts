// A form that saves its record by itself: what is typed survives a reload, a lost connection and somebody else's save.

import { useBlocker } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { newMutationId } from "../../api/mutation-id.ts";
import { connectionStore } from "../connection.ts";
import { validatedBy } from "../field-rules-resolver.ts";
import { useStore } from "../store.ts";
import {
  type Autosave,
  createAutosave,
  type KeptTyping,
  type OthersChange,
  type RecordShape,
  type SavedRecord,
  type SavePorts,
} from "./autosave.ts";
import type { MergedTexts, RowIds } from "./flat-record.ts";
import { useTypedForm } from "./typed-form.ts";

export type AutosavedForm<Saved, Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  saver: Autosave<Saved>;
  /** Throws away what was put back and shows the record as the server has it. */
  discardKept: () => void;
};

export type AutosavedStart<Saved, Values, Content> = {
  record: Saved | undefined;
  kept: KeptTyping<Values, Content> | undefined;
};

type Options<Saved, Values extends FieldValues, Content, Merged extends MergedTexts> = {
  start: AutosavedStart<Saved, Values, Content>;
  shape: RecordShape<Saved, Values, Content, Merged>;
  ports: SavePorts<Saved, Values, Content>;
  /** How the form opens; without a record, as a new one begins. */
  valuesOf: (record: Saved | undefined) => Values;
  /** What of the typed values counts: a choice may have made others meaningless. */
  relevant: (values: Values) => Values;
  /** Messages by the form's own paths. */
  validate: (values: Values) => Readonly<Record<string, string>>;
  /** Where in the form a path under the ids of rows stands; undefined: nowhere any more. */
  placeOf: (path: string, values: Values, ids: RowIds) => string | undefined;
  takeOver: (form: UseFormReturn<Values>, change: OthersChange<Saved, Merged>, ids: () => RowIds) => void;
  onCreated: (record: Saved) => void;
};

export function useAutosavedForm<
  Saved extends SavedRecord,
  Values extends FieldValues,
  Content extends { readonly changes: object },
  Merged extends MergedTexts,
>(options: Options<Saved, Values, Content, Merged>): AutosavedForm<Saved, Values> {
  const { start, shape, ports, valuesOf, relevant, validate, placeOf, takeOver, onCreated } = options;
  const held = useRef<{ saver?: Autosave<Saved> }>({});
  const refusedByPlace = (values: Values) => {
    const { saver } = held.current;
    const refused = Object.entries(saver?.refusedFaults() ?? {});
    return Object.fromEntries(
      refused.map(([path, message]) => [placeOf(path, values, saver?.ids() ?? {}) ?? path, message]),
    );
  };
  const form = useTypedForm<Values>(
    start.kept?.values ?? valuesOf(start.record),
    validatedBy((values) => ({ ...validate(values), ...refusedByPlace(values) })),
  );
  const [saver] = useState(() =>
    createAutosave({
      shape,
      ports,
      values: () => relevant(form.getValues()),
      start: {
        record: start.record,
        base: start.kept?.base ?? baseOf(start.record, options),
        ids: start.kept?.ids,
        open: start.kept?.open,
      },
      onOthersChange: (change) => takeOver(form, change, () => held.current.saver?.ids() ?? {}),
      onRefusedFields: (paths) => void form.trigger(paths as Path<Values>[]),
      onCreated,
    }),
  );
  held.current.saver = saver;

  useEffect(
    function saveWhatIsTyped() {
      const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => saver.touched() });
      return () => {
        unsubscribe();
        saver.keep();
        saver.stop();
      };
    },
    [form, saver],
  );
  useEffect(
    function bringKeptTextIn() {
      const { record, kept } = start;
      if (kept === undefined) return;
      const hasMoved = record !== undefined && kept.open === undefined && kept.version !== record.version;
      if (hasMoved) saver.takeOthersVersion(record);
      void saver.flush();
    },
    [start, saver],
  );
  useEffect(() => saveAgainOnceConnected(saver), [saver]);

  return useMemo(() => {
    const discardKept = () => {
      form.reset(valuesOf(saver.store.get().record));
      saver.touched();
    };
    return { form, saver, discardKept };
  }, [form, saver, valuesOf]);
}

/** Saves what can be saved before the page is left; asks only about what is left, and no longer once that is saved too. */
export function useLeaveBlocker<Saved>(saver: Autosave<Saved>) {
  const { phase } = useStore(saver.store);
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      await saver.flush();
      return saver.hasUnsaved();
    },
    enableBeforeUnload: () => saver.hasUnsaved(),
    withResolver: true,
  });
  useEffect(
    function leaveOnceItIsSaved() {
      void phase;
      if (blocker.status === "blocked" && !saver.hasUnsaved()) blocker.proceed();
    },
    [blocker, saver, phase],
  );
  return blocker;
}

/** The browser's part of what saving needs. */
export const BROWSER_TIMES = {
  later(run: () => void, milliseconds: number): () => void {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newMutationId,
  now: () => new Date(),
};

function baseOf<Saved, Values extends FieldValues, Content, Merged extends MergedTexts>(
  record: Saved | undefined,
  { shape, valuesOf }: Pick<Options<Saved, Values, Content, Merged>, "shape" | "valuesOf">,
) {
  return record === undefined ? shape.read(valuesOf(undefined), {}, undefined).flat : shape.flatOf(record);
}

function saveAgainOnceConnected<Saved>(saver: Autosave<Saved>): () => void {
  const hide = () => {
    saver.keep();
    void saver.flush();
  };
  window.addEventListener("pagehide", hide);
  const held = { last: connectionStore.get() };
  const stop = connectionStore.subscribe(() => {
    const now = connectionStore.get();
    // Only a connection that is back is news: each try for it that fails would put saving off a step further.
    const isBack = (now.online && !held.last.online) || now.catchUps > held.last.catchUps;
    held.last = now;
    if (isBack && now.online && saver.store.get().phase === "unreachable") void saver.flush();
  });
  return () => {
    window.removeEventListener("pagehide", hide);
    stop();
  };
}
