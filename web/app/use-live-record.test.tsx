// A record that is read while its changes come in: a reading that was overtaken is not shown over what came after it.

import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Client, type ExecutionResult, gql, Provider, subscriptionExchange } from "urql";
import { afterEach, expect, test, vi } from "vitest";
import { setLiveState } from "./connection.ts";
import { useLiveRecord } from "./use-live-record.ts";

type Scanned = { id: string; version: number; file: string };

const OPERATIONS = {
  query: gql<
    Record<string, Scanned>,
    { id: string }
  >`query Scanned($id: ID!) { scanned(id: $id) { id version file } }`,
  updates: gql<
    Record<string, Scanned>,
    { id: string }
  >`subscription ScannedChanged($id: ID!) { scanned(id: $id) { id version file } }`,
};

afterEach(() => {
  vi.useRealTimers();
  setLiveState("idle");
});

test("a scan's outcome stays when the same version, read before it, arrives after it", async () => {
  const { answer, push } = open();
  await answer({ version: 1, file: "waiting" });
  readAgain();
  await push({ version: 1, file: "clean" });
  await answer({ version: 1, file: "waiting" });
  expect(screen.getByRole("status").textContent).toBe("1 clean");
});

test("what was read and is newer than what was delivered is shown, whatever came first", async () => {
  const { answer, push } = open();
  await push({ version: 2, file: "clean" });
  await answer({ version: 3, file: "removed" });
  expect(screen.getByRole("status").textContent).toBe("3 removed");
});

test("the same version that is read after a delivery is shown", async () => {
  const { answer, push } = open();
  await answer({ version: 1, file: "waiting" });
  await push({ version: 1, file: "clean" });
  readAgain();
  await answer({ version: 1, file: "infected" });
  expect(screen.getByRole("status").textContent).toBe("1 infected");
});

test("the answer of a change is shown, unless a delivery of its version came first: what is there now is then read", async () => {
  const { answer, push } = open();
  await answer({ version: 1, file: "waiting" });
  change({ version: 2, file: "asked for" });
  expect(screen.getByRole("status").textContent).toBe("2 asked for");
  await push({ version: 3, file: "its page is there" });
  change({ version: 3, file: "asked for" });
  expect(screen.getByRole("status").textContent).toBe("3 its page is there");
  await answer({ version: 3, file: "its page was left" });
  expect(screen.getByRole("status").textContent).toBe("3 its page was left");
});

test("over a connection that stands, it is read once the server listens, so that no change falls between", async () => {
  setLiveState("connected");
  const { answer, listens, countReadings } = open();
  await act(async () => undefined);
  expect(countReadings()).toBe(0);
  await listens();
  await answer({ version: 2, file: "clean" });
  expect(screen.getByRole("status").textContent).toBe("2 clean");
  expect(countReadings()).toBe(1);
});

test("a connection that does not answer keeps nobody waiting, and what is read then is read again once it does", async () => {
  vi.useFakeTimers();
  setLiveState("connected");
  const { answer, listens } = open();
  await act(() => vi.advanceTimersByTimeAsync(300));
  await answer({ version: 1, file: "waiting" });
  expect(screen.getByRole("status").textContent).toBe("1 waiting");
  await listens();
  await answer({ version: 1, file: "clean" });
  expect(screen.getByRole("status").textContent).toBe("1 clean");
});

function readAgain(): void {
  act(() => screen.getByRole("button").click());
}

let replaceShown: (record: Scanned) => void = () => undefined;

/** As the answer of a mutation comes. */
function change(fields: Omit<Scanned, "id">): void {
  act(() => replaceShown({ id: "d1", ...fields }));
}

/** Readings are answered in the order in which they were asked. */
function open() {
  const readings: ((result: ExecutionResult) => void)[] = [];
  const watchers: ((result: ExecutionResult) => void)[] = [];
  const listening: (() => void)[] = [];
  let asked = 0;
  const exchange = subscriptionExchange({
    enableAllOperations: true,
    forwardSubscription: (_request, operation) => ({
      subscribe: ({ next, complete }) => {
        if (operation.kind === "subscription") {
          watchers.push(next);
          listening.push(() => operation.context.onListening?.());
        } else {
          asked += 1;
          readings.push((result) => [next(result), complete()]);
        }
        return { unsubscribe: () => undefined };
      },
    }),
  });
  const client = new Client({
    url: "/",
    exchanges: [exchange],
    requestPolicy: "network-only",
    preferGetMethod: false,
  });
  render(<Shown />, {
    wrapper: ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>,
  });

  const data = (fields: Omit<Scanned, "id">) => ({ data: { scanned: { id: "d1", ...fields } } });
  return {
    answer: (fields: Omit<Scanned, "id">) => act(async () => readings.shift()?.(data(fields))),
    push: (fields: Omit<Scanned, "id">) => act(async () => watchers.at(-1)?.(data(fields))),
    listens: () => act(async () => listening.at(-1)?.()),
    countReadings: () => asked,
  };
}

function Shown() {
  const { record, replace, reload } = useLiveRecord(OPERATIONS, VARIABLES);
  replaceShown = replace;
  return (
    <>
      <p role="status">{record && `${record.version} ${record.file}`}</p>
      <button type="button" onClick={() => void reload()}>
        Read again
      </button>
    </>
  );
}

const VARIABLES = { id: "d1" };
