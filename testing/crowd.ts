// Calls that are really at once: rows are held until those who want them all wait, and let go.

import pg from "pg";

/** Where everybody who changes a record waits, without being in a foreign key's way: at the end of a chain of the history. */
const AT_HISTORY = "lock table history_head in exclusive mode";
/** Looks at who waits. */
const LOOKS_MAX = 50_000;
/** Of a crowd not everybody comes to what is held: some are refused, some still compute. */
const LOOKS_FOR_CROWD = 250;

export type Holder = {
  /** Holds what the statement locks. */
  hold(statement: string): Promise<void>;
  /** Resolves once so many wait for a lock, or nobody more seems to come. */
  untilWaiting(count: () => number, looks?: number): Promise<void>;
  letGo(): Promise<void>;
  end(): Promise<void>;
};

export async function aHolder(ownerUrl: string): Promise<Holder> {
  const [holder, looker] = [
    new pg.Client({ connectionString: ownerUrl }),
    new pg.Client({ connectionString: ownerUrl }),
  ];
  await Promise.all([holder.connect(), looker.connect()]);
  return {
    hold: async (statement) => {
      await holder.query(`begin; ${statement}`);
    },
    untilWaiting: async (count, looks = LOOKS_MAX) => {
      for (let look = 0; look < looks && (await waiting(looker)) < count(); look += 1);
    },
    letGo: async () => {
      await holder.query("commit");
    },
    end: async () => {
      await Promise.all([holder.end(), looker.end()]);
    },
  };
}

/** `connections`: calls that can be in the database at once; `also`: what is held besides the history. */
export type CrowdOptions = { connections: number; also?: string };

/** Calls them, lets them go when nobody more comes, and answers when all are answered. */
export async function allAtOnce<CommandResult>(
  holder: Holder,
  calls: readonly (() => Promise<CommandResult>)[],
  { connections, also = "" }: CrowdOptions,
): Promise<CommandResult[]> {
  await holder.hold(`${AT_HISTORY}; ${also}`);
  let answered = 0;
  const answers = Promise.all(
    calls.map(async (call) => {
      try {
        return await call();
      } finally {
        answered += 1;
      }
    }),
  );
  answers.catch(() => undefined);
  await holder.untilWaiting(() => Math.min(connections, calls.length - answered), LOOKS_FOR_CROWD);
  await holder.letGo();
  return await answers;
}

async function waiting(looker: pg.Client): Promise<number> {
  const { rows } = await looker.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
