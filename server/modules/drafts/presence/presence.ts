// The board of one running server: joins what changes, notifies those who watch here, and speaks with the other instances.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import type { EventsPort } from "../../../ports/events/events-port.ts";
import { makePresenceBoard, type PresenceBoard } from "./presence-board.ts";
import { sayToInstances } from "./presence-store.ts";

export const PRESENCE_TOPIC = "presence";

const BEAT_MILLISECONDS = 2_000;
/** Changes within so long are one; in a crowd each delivery is long, and a second is soon enough. */
const JOINED_MILLISECONDS = { few: 250, many: 900 };
const FEW_MEMBERS = 40;

type Presence = Pick<PresenceBoard, "enter" | "move" | "membersOf">;

/** Each running server has a bus of its own. */
const boards = new WeakMap<EventsPort, Presence>();

export function presenceOf(app: App): Presence {
  const { events } = app.ports;
  const known = boards.get(events);
  if (known !== undefined) return known;
  const made = openBoard(app);
  boards.set(events, made);
  return made;
}

function openBoard(app: App): Presence {
  const { events } = app.ports;
  const waiting = new Set<DraftId>();
  const say = (message: string) => {
    if (app.ending.aborted) return;
    sayToInstances(app, message).catch((err: unknown) =>
      app.log.warn({ err }, "other instances were not told who is in a draft"),
    );
  };
  const board = makePresenceBoard({ say, onChange, now: () => performance.now() });

  function onChange(draft: DraftId): void {
    if (waiting.has(draft)) return;
    waiting.add(draft);
    const isCrowd = board.membersOf(draft).length > FEW_MEMBERS;
    setTimeout(
      () => {
        waiting.delete(draft);
        board.publish(draft);
        events.announceHere({ topic: PRESENCE_TOPIC, id: draft });
      },
      isCrowd ? JOINED_MILLISECONDS.many : JOINED_MILLISECONDS.few,
    ).unref();
  }

  const leave = [
    events.hearAside(board.hear),
    events.subscribe(({ kind }) => {
      if (kind === "reload") board.askAll();
    }),
  ];
  const beating = setInterval(board.beat, BEAT_MILLISECONDS).unref();
  app.ending.addEventListener("abort", () => {
    clearInterval(beating);
    for (const end of leave) end();
  });
  board.askAll();
  return board;
}
