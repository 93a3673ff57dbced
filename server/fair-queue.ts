// What is dear is done for a few at a time, and no kind of caller and no address takes another's turn.

import { Refusal } from "@bondline/domain/refusals.ts";

/** Of hashing passwords each kind has its share, so that signing up in masses keeps nobody from signing in. */
export type HashLane = "known device" | "sign-in" | "sign-up" | "reset" | "signed in";

/** Of looking whether an address may call at all. */
export type AdmissionLane = "address";

/** Runs what is dear once it is its turn; refuses where too many wait before it. */
export type Turn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** `whose` is a network address's group, or an account: within a lane these take turns too. */
export type FairQueue<Lane extends string> = { turn(lane: Lane, whose: string): Turn };

/** For set-up and measurements, where nobody else is waiting. */
export const AT_ONCE: Turn = (act) => act();

type Waiter = { start(): void; refuse(): void };
type Groups = Map<string, Waiter[]>;

const RETRY_AFTER_SECONDS = 10;

export function makeFairQueue<Lane extends string>({
  runningMax,
  waitingMax,
}: {
  runningMax: number;
  /** In each lane. */
  waitingMax: number;
}): FairQueue<Lane> {
  const lanes = new Map<Lane, Groups>();
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

async function waitIn<Lane extends string>(
  lanes: Map<Lane, Groups>,
  { lane, whose, waitingMax }: { lane: Lane; whose: string; waitingMax: number },
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
function takeNext<Lane extends string>(lanes: Map<Lane, Groups>): Waiter | undefined {
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
