// Hashing passwords is dear on purpose: a few at a time, and no kind of caller and no address takes another's turn.

import { Refusal } from "@bondline/domain/refusals.ts";

/** Each kind has its share, so that signing up in masses keeps nobody from signing in. */
export type HashLane = "known device" | "sign-in" | "sign-up" | "reset" | "signed in";

/** Runs what hashes once it is its turn; refuses where too many wait before it. */
export type Turn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** `whose` is a network address's group, or an account: within a lane these take turns too. */
export type HashQueue = { turn(lane: HashLane, whose: string): Turn };

/** For set-up and measurements, where nobody else is waiting. */
export const AT_ONCE: Turn = (act) => act();

type Waiter = { start(): void; refuse(): void };
type Groups = Map<string, Waiter[]>;

const RETRY_AFTER_SECONDS = 10;

export function makeHashQueue({
  runningMax,
  waitingMax,
}: {
  runningMax: number;
  /** In each lane. */
  waitingMax: number;
}): HashQueue {
  const lanes = new Map<HashLane, Groups>();
  let running = 0;
  return {
    turn: (lane, whose) => async (act) => {
      if (running >= runningMax) await waitIn(lanes, { lane, whose, waitingMax });
      else running += 1;
      try {
        return await act();
      } finally {
        // The place is handed on, so that nobody who has just come slips in before those who wait.
        const next = takeNext(lanes);
        if (next === undefined) running -= 1;
        else next.start();
      }
    },
  };
}

async function waitIn(
  lanes: Map<HashLane, Groups>,
  { lane, whose, waitingMax }: { lane: HashLane; whose: string; waitingMax: number },
): Promise<void> {
  const groups = lanes.get(lane) ?? new Map<string, Waiter[]>();
  if (lengthOf(groups) >= waitingMax) makeRoom(groups, whose);
  await new Promise<void>((start, reject) => {
    const waiter = { start, refuse: () => reject(refusal()) };
    groups.set(whose, [...(groups.get(whose) ?? []), waiter]);
    lanes.set(lane, groups);
  });
}

/** Whoever has most waiting loses their newest: a flood is refused, and one who comes from elsewhere is not. */
function makeRoom(groups: Groups, whose: string): void {
  const own = groups.get(whose)?.length ?? 0;
  const [longest = []] = [...groups.values()].sort((one, other) => other.length - one.length);
  if (longest.length <= own + 1) throw refusal();
  longest.pop()?.refuse();
}

function lengthOf(groups: Groups): number {
  return groups.values().reduce((sum, waiting) => sum + waiting.length, 0);
}

/** Lane after lane, and in each group after group: what has had its turn goes to the end. */
function takeNext(lanes: Map<HashLane, Groups>): Waiter | undefined {
  const [first] = lanes;
  if (first === undefined) return undefined;
  const [lane, groups] = first;
  lanes.delete(lane);
  const next = takeFromFirst(groups);
  if (groups.size > 0) lanes.set(lane, groups);
  return next;
}

function takeFromFirst(groups: Groups): Waiter | undefined {
  const [first] = groups;
  if (first === undefined) return undefined;
  const [whose, [next, ...rest]] = first;
  groups.delete(whose);
  if (rest.length > 0) groups.set(whose, rest);
  return next;
}

function refusal(): Refusal {
  return new Refusal("RATE_LIMITED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
