// Shows: D-01, E-31, API-006.
import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { maskAccountNumber } from "@bondline/domain/values/fields/account-number.ts";
import { beforeEach, expect, test } from "vitest";
import type { Failure } from "../../../../api/failure.ts";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import {
  createAutosave,
  RETRY_AFTER_MS,
  SAVE_AFTER_MS,
  type SaveOutcome,
} from "../../../../app/form/autosave.ts";
import { applicant, beneficiary } from "../../../parties/parties/public/party-example.ts";
import { aDraft } from "../draft-example.ts";
import { createReadField, relevantValues } from "./draft-field-rules.ts";
import {
  type DraftFormValues,
  newDraftValues,
  newPartyValues,
  valuesFromDraft,
} from "./draft-form-values.ts";
import { DRAFT_SHAPE, type DraftSavePorts, type KeptDraft } from "./draft-shape.ts";
import { flatFromDraft, flatFromValues } from "./flat-draft.ts";

const FRESH = newDraftValues(
  {
    name: "Harbour Civil Pty Ltd",
    abn: "51824753556",
    address: "1 Macquarie Street, Sydney NSW 2000",
    entityType: "PRV",
  },
  { givenName: "Ada", familyName: "Marsh", email: "ada@harbourcivil.example", phoneNumber: null },
);

let world: ReturnType<typeof aWorld>;
beforeEach(() => {
  world = aWorld();
});

test("the first valid change raises the draft with everything in the form, later ones send only what changed", async () => {
  const { saver, type, calls } = world.raise();
  type({ amount: "400000" });
  expect(calls).toEqual([]);
  await world.passTime(SAVE_AFTER_MS);
  expect(calls[0]).toMatchObject({ name: "create", changes: { amount: "400000.00", expiryType: "FIXED" } });
  expect(calls[0]?.changes.parties).toHaveLength(2);
  expect(saver.store.get().phase).toBe("saved");

  type({ contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls[1]).toMatchObject({ name: "update", version: 1, changes: { contractTitle: "Wharf" } });
  expect(Object.keys(calls[1]!.changes)).toEqual(["contractTitle"]);
});

test("keys are gathered: typing on puts saving off, and no call is made while one is on its way", async () => {
  const { saver, type, calls, answer } = world.edit({ isHeld: true });
  type({ amount: "1" });
  await world.passTime(SAVE_AFTER_MS - 1);
  type({ amount: "12" });
  await world.passTime(SAVE_AFTER_MS - 1);
  expect(calls).toEqual([]);
  await world.passTime(1);
  type({ amount: "123" });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls.map(({ changes }) => changes)).toEqual([{ amount: "12.00" }]);

  answer();
  await world.passTime(0);
  answer();
  await saver.flush();
  expect(calls.map(({ changes }) => changes)).toEqual([{ amount: "12.00" }, { amount: "123.00" }]);
});

test("a party that is removed again before it has been saved is not sent", async () => {
  const { type, calls } = world.edit();
  const { parties } = valuesFromDraft(aDraft());
  type({ parties: [...parties, newPartyValues("OTHER", "k1")] });
  await world.passTime(SAVE_AFTER_MS - 1);
  type({ parties });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls).toEqual([]);
});

test("of a whole word typed, only the first key is news to those who show how saving stands", async () => {
  const { saver, type } = world.edit();
  const phases: string[] = [];
  saver.store.subscribe(() => phases.push(saver.store.get().phase));
  for (const contractTitle of ["W", "Wh", "Wha", "Whar", "Wharf"]) type({ contractTitle });
  expect(phases).toEqual(["unsaved"]);
  await world.passTime(SAVE_AFTER_MS);
  expect(phases.at(-1)).toBe("saved");
});

test("a faulty field is held back and told so, while the others are saved", async () => {
  const { saver, type, calls } = world.edit();
  type({ amount: "lots", contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls.map(({ changes }) => changes)).toEqual([{ contractTitle: "Wharf" }]);
  expect(saver.store.get().phase).toBe("held");
  expect(saver.hasUnsaved()).toBe(true);
});

test("a lost answer is asked for again under the same id, so that nothing happens twice", async () => {
  const { saver, type, calls } = world.raise({ outcomes: [unreachable(), unreachable()] });
  type({ amount: "400000" });
  await world.passTime(SAVE_AFTER_MS);
  expect(saver.store.get().phase).toBe("unreachable");
  type({ amount: "450000" });

  await world.passTime(RETRY_AFTER_MS[0]);
  await world.passTime(RETRY_AFTER_MS[1]);
  const [first, second, third] = calls;
  expect([second?.mutationId, third?.mutationId]).toEqual([first?.mutationId, first?.mutationId]);
  expect(second?.changes).toEqual(first?.changes);
  expect(calls.at(-1)).toMatchObject({ name: "update", changes: { amount: "450000.00" } });
  expect(saver.hasUnsaved()).toBe(false);
});

test("a server that was away for long is tried again within ten seconds of coming back", async () => {
  const { type, calls } = world.edit({ outcomes: Array.from({ length: 8 }, unreachable) });
  type({ contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);
  for (const _ of Array.from({ length: 7 })) await world.passTime(10_000);
  expect(calls).toHaveLength(8);
  await world.passTime(10_000);
  expect(calls).toHaveLength(9);
});

test("what has not reached the server is kept on the device, and forgotten once it has", async () => {
  const { type } = world.edit({ outcomes: [unreachable()] });
  type({ contractTitle: "Wharf" });
  expect(world.kept()).toMatchObject({
    recordId: aDraft().id,
    version: 4,
    values: { contractTitle: "Wharf" },
  });
  await world.passTime(SAVE_AFTER_MS);
  expect(world.kept()?.open?.changes).toEqual({ contractTitle: "Wharf" });
  await world.passTime(RETRY_AFTER_MS[0]);
  expect(world.kept()).toBeUndefined();
});

test("a refused field is told by the form's path and not sent again until it changes; the rest is", async () => {
  const { saver, type, calls, refusedPaths } = world.edit({
    outcomes: [refusal("VALIDATION_ERROR", { "parties.1.abn": "Invalid ABN" })],
  });
  const parties = valuesFromDraft(aDraft()).parties.map((party, place) =>
    place === 1 ? { ...party, abn: "51824753556", name: "Hume" } : party,
  );
  type({ parties });
  await world.passTime(SAVE_AFTER_MS);
  expect(refusedPaths).toEqual([["parties.1.abn"]]);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.changes.parties?.[1]).toMatchObject({ name: "Hume", abn: "11005357522" });
  expect(saver.hasUnsaved()).toBe(true);

  type({
    parties: parties.map((party, place) => (place === 1 ? { ...party, abn: "88 000 014 675" } : party)),
  });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls[2]?.changes.parties?.[1]).toMatchObject({ abn: "88000014675" });
});

test("a call that is refused whole is not repeated by itself", async () => {
  const { saver, type, calls } = world.edit({ outcomes: [refusal("INVALID_TRANSITION", {})] });
  type({ amount: "1" });
  await world.passTime(SAVE_AFTER_MS);
  await world.passTime(60_000);
  expect(calls).toHaveLength(1);
  expect(saver.store.get()).toMatchObject({ phase: "refused", refusal: { code: "INVALID_TRANSITION" } });
});

test("a conflict takes over what only the others changed, keeps what was typed, and saves what nobody contests", async () => {
  world.atServer = aDraft({
    version: 6,
    amount: "500000.00",
    projectAddress: "2 Wharf Road, Geelong VIC 3220",
  });
  const { saver, type, calls } = world.edit({ outcomes: [refusal("CONFLICT", {})] });
  type({ amount: "450000", contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);

  expect(saver.store.get()).toMatchObject({
    contested: [{ path: "amount", theirs: "500000.00", mine: "450000.00" }],
    adopted: ["projectAddress"],
  });
  expect(calls[1]).toMatchObject({ version: 6, changes: { contractTitle: "Wharf" } });
  expect(calls[1]?.changes).not.toHaveProperty("amount");
  expect(saver.hasUnsaved()).toBe(true);

  saver.decided("amount");
  await world.passTime(SAVE_AFTER_MS);
  expect(calls[2]?.changes).toEqual({ amount: "450000.00" });
  expect(saver.hasUnsaved()).toBe(false);
});

test("the record that a refusal as stale brings is merged with, and not read again", async () => {
  const current = aDraft({
    version: 6,
    amount: "500000.00",
    projectAddress: "2 Wharf Road, Geelong VIC 3220",
  });
  world.atServer = current;
  const { saver, type, calls } = world.edit({ outcomes: [refusal("CONFLICT", {}, current)] });
  type({ amount: "450000", contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);
  expect(saver.store.get()).toMatchObject({
    contested: [{ path: "amount", theirs: "500000.00", mine: "450000.00" }],
    adopted: ["projectAddress"],
  });
  expect(calls[1]).toMatchObject({ version: 6, changes: { contractTitle: "Wharf" } });
  expect(world.readings()).toBe(0);
});

test("a version that moved on without touching a field is no conflict to anybody", async () => {
  world.atServer = aDraft({ version: 6 });
  const { saver, type, calls } = world.edit({ outcomes: [refusal("CONFLICT", {})] });
  type({ amount: "450000" });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls.map(({ version, changes }) => [version, changes])).toEqual([
    [4, { amount: "450000.00" }],
    [6, { amount: "450000.00" }],
  ]);
  expect(saver.store.get()).toMatchObject({ phase: "saved", contested: [], adopted: [] });
});

test("a new party is sent without an id once, and under the id it was given from then on", async () => {
  const { type, calls } = world.edit();
  const parties = [
    ...valuesFromDraft(aDraft()).parties,
    { ...newPartyValues("OTHER", "k1"), name: "Guarantor" },
  ];
  type({ parties });
  await world.passTime(SAVE_AFTER_MS);
  type({
    parties: parties.map((party) => (party.key === "k1" ? { ...party, name: "Guarantor Pty Ltd" } : party)),
  });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls[0]?.changes.parties?.[2]).not.toHaveProperty("id");
  expect(calls[1]?.changes.parties?.[2]).toMatchObject({ id: idOf(2), name: "Guarantor Pty Ltd" });
});

test("what the server fills in by itself comes into the form and is not emptied by the next save", async () => {
  const { type, calls } = world.edit();
  world.atServer = aDraft({ feeSummaryId: "0198c000-0000-7000-8000-0000000000c2" });
  type({ amount: "450000" });
  await world.passTime(SAVE_AFTER_MS);
  type({ contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls.map(({ changes }) => changes)).toEqual([{ amount: "450000.00" }, { contractTitle: "Wharf" }]);
});

test("an account number that comes back masked is not sent a second time", async () => {
  const { type, calls } = world.edit();
  type({ refundAccountNumber: "12345678" });
  await world.passTime(SAVE_AFTER_MS);
  type({ contractTitle: "Wharf" });
  await world.passTime(SAVE_AFTER_MS);
  expect(calls.map(({ changes }) => changes)).toEqual([
    { refundAccountNumber: "12345678" },
    { contractTitle: "Wharf" },
  ]);
});

type Outcome = SaveOutcome<DraftRecordFragment>;
type Call = Parameters<DraftSavePorts["create"]>[0] & { name: "create" | "update" };
type WorldOptions = { outcomes?: Outcome[]; isHeld?: boolean };

/** A server that takes everything it is not told to refuse, and a clock that stands until it is moved. */
function aWorld() {
  const held = {
    now: 0,
    timers: [] as { at: number; run: () => void }[],
    kept: undefined as KeptDraft | undefined,
    readings: 0,
  };
  const calls: Call[] = [];
  const refusedPaths: (readonly string[])[] = [];
  const waiting: (() => void)[] = [];
  const made = { count: 0 };

  const world = {
    atServer: aDraft(),
    kept: () => held.kept,
    readings: () => held.readings,
    raise: (options: WorldOptions = {}) => start(undefined, FRESH, options),
    edit: (options: WorldOptions = {}) => start(aDraft(), valuesFromDraft(aDraft()), options),
    async passTime(milliseconds: number) {
      held.now += milliseconds;
      const due = held.timers.filter(({ at }) => at <= held.now);
      held.timers = held.timers.filter(({ at }) => at > held.now);
      for (const { run } of due) run();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };

  function start(
    draft: DraftRecordFragment | undefined,
    from: DraftFormValues,
    { outcomes = [], isHeld = false }: WorldOptions,
  ) {
    const form = { values: from };
    const take = async (call: Call): Promise<Outcome> => {
      calls.push(call);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      return outcomes.shift() ?? { ok: true, record: accept(call) };
    };
    const saver = createAutosave({
      shape: DRAFT_SHAPE,
      values: () => relevantValues(form.values),
      start: {
        record: draft,
        base:
          draft === undefined
            ? flatFromValues(
                from,
                {},
                createReadField(() => null),
              ).flat
            : flatFromDraft(draft),
      },
      onOthersChange: ({ record: now, merged }) => {
        const theirs = valuesFromDraft(now);
        for (const path of merged.adopted) Object.assign(form.values, { [path]: theirs[path as "amount"] });
      },
      onRefusedFields: (paths) => void refusedPaths.push(paths),
      onCreated: () => {},
      ports: {
        create: (call) => take({ name: "create", ...call }),
        update: (_, call) => take({ name: "update", ...call }),
        read: async () => {
          held.readings += 1;
          return world.atServer;
        },
        keep: (kept) => Object.assign(held, { kept }),
        forgetKept: () => Object.assign(held, { kept: undefined }),
        later: (run, milliseconds) => {
          const timer = { at: held.now + milliseconds, run };
          held.timers.push(timer);
          return () => Object.assign(held, { timers: held.timers.filter((other) => other !== timer) });
        },
        newMutationId: () => `m${++made.count}`,
        now: () => new Date("2026-11-20T01:00:00Z"),
      },
    });
    const type = (typed: Partial<DraftFormValues>) => {
      form.values = { ...form.values, ...typed };
      saver.touched();
    };
    return { saver, type, calls, refusedPaths, answer: () => waiting.shift()?.() };
  }

  function accept({ name, changes }: Call): DraftRecordFragment {
    const { parties, deliveryDetails: _, ...texts } = changes;
    const before = name === "create" ? anEmptyDraft() : world.atServer;
    const next = { ...before, ...texts, version: before.version + 1 } as DraftRecordFragment;
    const masked = texts.refundAccountNumber
      ? { refundAccountNumber: maskAccountNumber(texts.refundAccountNumber) }
      : {};
    Object.assign(next, masked);
    world.atServer = parties
      ? { ...next, parties: parties.filter(({ isDeleted }) => !isDeleted).map(partyOf) }
      : next;
    return world.atServer;
  }
  return world;
}

function anEmptyDraft(): DraftRecordFragment {
  const { deliveryDetails } = aDraft();
  return {
    ...aDraft({ version: 0, deliveryDetails: { ...deliveryDetails, deliveryType: "DIGITAL" } }),
    ...Object.fromEntries(
      Object.keys(DRAFT_FIELDS)
        .filter((path) => !path.includes("."))
        .map((path) => [path, null]),
    ),
  };
}

function partyOf(given: object, place: number) {
  const known = place === 0 ? applicant() : beneficiary({ id: idOf(place) });
  return {
    ...known,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

function idOf(place: number): string {
  return place === 1 ? beneficiary().id : `0198c000-0000-7000-8000-00000000000${place}`;
}

function refusal(
  code: Failure["code"],
  fields: Record<string, string>,
  current?: DraftRecordFragment,
): Outcome {
  return { ok: false, failure: { code, message: "No.", fields, extensions: {} }, current };
}

function unreachable(): Outcome {
  return refusal("UNREACHABLE", {});
}
