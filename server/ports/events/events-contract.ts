// What every events bus must do.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import type { EventsPort, PortEvent, RecordEvent } from "./events-port.ts";

export type EventsUnderTest = {
  events: EventsPort;
  /** Announces as a committed transaction would. */
  publish(event: Omit<RecordEvent, "kind">): Promise<void>;
  /** Says something on the second channel. */
  say(message: string): Promise<void>;
  /** Cuts the connection under the port. */
  cut(): Promise<void>;
  stop(): Promise<void>;
};

const DRAFT = { topic: "draftUpdated", id: "draft-1", organisationId: "organisation-1" };

export function describeEventsPortContract(name: string, make: () => Promise<EventsUnderTest>): void {
  describe(`events: ${name}`, () => {
    let world: EventsUnderTest;
    beforeEach(async () => {
      world = await make();
      await world.events.start();
    });
    afterEach(() => world.stop());

    test("everybody who listens hears of a change, with its organisation", async () => {
      const first = hearing(world.events);
      const second = hearing(world.events);
      await world.publish(DRAFT);
      const expected: PortEvent = { kind: "record", ...DRAFT };
      assert.deepEqual([await first.next(), await second.next()], [expected, expected]);
    });

    test("a record of no organisation has none in its event", async () => {
      const buffered = hearing(world.events);
      await world.publish({ topic: "accountUpdated", id: "account-1" });
      assert.deepEqual(await buffered.next(), { kind: "record", topic: "accountUpdated", id: "account-1" });
    });

    test("changes are heard in the order of their commits", async () => {
      const buffered = hearing(world.events);
      const ids = Array.from({ length: 50 }, (_, index) => `draft-${index}`);
      for (const id of ids) await world.publish({ ...DRAFT, id });
      for (const id of ids) assert.equal(idOf(await buffered.next()), id);
    });

    test("who has left hears nothing more, and leaving twice is no error", async () => {
      const heard: PortEvent[] = [];
      const leave = world.events.subscribe((event) => heard.push(event));
      const buffered = hearing(world.events);
      leave();
      leave();
      await world.publish(DRAFT);
      await buffered.next();
      assert.deepEqual(heard, []);
    });

    test("what is said aside is heard aside, and by nobody who listens for changes", async () => {
      const heard: string[] = [];
      const leave = world.events.hearAside((message) => heard.push(message));
      const buffered = hearing(world.events);
      await world.say("somebody is here");
      await world.publish(DRAFT);
      assert.equal(idOf(await buffered.next()), "draft-1");
      assert.deepEqual(heard, ["somebody is here"]);
      leave();
      await world.say("nobody hears this");
      await world.publish(DRAFT);
      await buffered.next();
      assert.equal(heard.length, 1);
    });

    test("what is told here is heard like a change", async () => {
      const buffered = hearing(world.events);
      world.events.announceHere(DRAFT);
      assert.deepEqual(await buffered.next(), { kind: "record", ...DRAFT });
    });

    test("a listener that fails disturbs nobody else", async () => {
      world.events.subscribe(() => {
        throw new Error("a mistake in one screen's listener");
      });
      const buffered = hearing(world.events);
      await world.publish(DRAFT);
      await world.publish({ ...DRAFT, id: "draft-2" });
      assert.deepEqual([idOf(await buffered.next()), idOf(await buffered.next())], ["draft-1", "draft-2"]);
    });

    test("after a cut everybody is told to look afresh, and then hears of changes again", async () => {
      const buffered = hearing(world.events);
      await world.cut();
      assert.deepEqual(await buffered.next(), { kind: "reload" });
      assert.equal(world.events.isListening(), true);
      await world.publish(DRAFT);
      assert.equal(idOf(await buffered.next()), "draft-1");
    });

    test("it says whether it listens, and can be started again", async () => {
      assert.equal(world.events.isListening(), true);
      await world.events.stop();
      assert.equal(world.events.isListening(), false);
      await world.events.start();
      const buffered = hearing(world.events);
      await world.publish(DRAFT);
      assert.equal(idOf(await buffered.next()), "draft-1");
    });
  });
}

/** Collects what is heard, to be taken one by one. */
export function hearing(events: EventsPort): { next(): Promise<PortEvent> } {
  const heard: PortEvent[] = [];
  const waiting: ((event: PortEvent) => void)[] = [];
  events.subscribe((event) => {
    const taker = waiting.shift();
    if (taker === undefined) heard.push(event);
    else taker(event);
  });
  return {
    next() {
      const event = heard.shift();
      return event === undefined ? new Promise((take) => waiting.push(take)) : Promise.resolve(event);
    },
  };
}

function idOf(event: PortEvent): string | undefined {
  return event.kind === "record" ? event.id : undefined;
}
