// The ways in which somebody loses rights, as changes of rows that can be put back; each is one committed transaction.

import pg, { escapeLiteral } from "pg";
import { sessionTokenHash } from "../server/transaction/transaction.ts";

export type Holder = { id: string; token: string };

/** Rows are taken out, or one column of them is set. */
type Step = { table: string; where: string; sets?: { column: string; to: string } };

const OF_ACCOUNT = "account_id = $account";
const SHARED = [
  "draft_collaborator",
  "draft_viewer",
  "document_collaborator",
  "document_viewer",
  "facility_viewer",
];

export const TAKINGS = {
  "signed out": [
    { table: "session", where: "token_hash = $token", sets: { column: "revoked_at", to: "now()" } },
  ],
  disabled: [{ table: "account", where: "id = $account", sets: { column: "status", to: "'DELETED'" } }],
  removed: [
    { table: "draft_viewer", where: OF_ACCOUNT },
    { table: "document_viewer", where: OF_ACCOUNT },
    { table: "facility_viewer", where: OF_ACCOUNT },
    { table: "member", where: OF_ACCOUNT },
  ],
  demoted: [
    {
      table: "member",
      where: `${OF_ACCOUNT} and role <> 'LIMITED_USER'`,
      sets: { column: "role", to: "'LIMITED_USER'" },
    },
  ],
  "off duty": [{ table: "staff_member", where: OF_ACCOUNT }],
  "no longer shared with": SHARED.map((table) => ({ table, where: OF_ACCOUNT })),
} as const satisfies Record<string, readonly Step[]>;
export type Taking = keyof typeof TAKINGS;
export const TAKING_NAMES = Object.keys(TAKINGS) as Taking[];

export type Taker = {
  /** Whether the person has what would be taken. */
  applies(taking: Taking, holder: Holder): Promise<boolean>;
  /** Resolves with the commit; what it answers gives everything back. */
  take(taking: Taking, holder: Holder): Promise<() => Promise<void>>;
  /** Of a taking that was begun: "waiting" when it stands behind what another transaction has locked. */
  stateOf(taking: Promise<unknown>): Promise<"taken" | "waiting">;
  end(): Promise<void>;
};

export async function aTaker(ownerUrl: string): Promise<Taker> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const onlooker = new pg.Client({ connectionString: ownerUrl });
  await onlooker.connect();
  const { rows } = await owner.query<{ pid: number }>("select pg_backend_pid() as pid");
  const isWaiting = async () =>
    (await onlooker.query("select 1 where cardinality(pg_blocking_pids($1)) > 0", [rows[0]?.pid]))
      .rowCount === 1;
  const inTransaction = async (statements: readonly string[]) => {
    try {
      await owner.query(
        ["begin", "select begin_system_work('Set-up', now())", ...statements, "commit"].join("; "),
      );
    } catch (fault) {
      await owner.query("rollback");
      throw fault;
    }
  };
  const rowsOf = async ({ table, where }: Step, holder: Holder): Promise<string[]> => {
    const found = await owner.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${table} t where ${conditionOf(where, holder)} order by t.id`,
    );
    return found.rows.map(({ row }) => row);
  };
  /** By the call that came first: nothing is theirs any more. */
  const isClosed = async ({ id }: Holder) =>
    (await owner.query("select 1 from account where id::text = $1 and closed_at is not null", [id]))
      .rowCount === 1;
  return {
    applies: async (taking, holder) => {
      for (const step of TAKINGS[taking]) if ((await rowsOf(step, holder)).length > 0) return true;
      return false;
    },
    take: async (taking, holder) => {
      const steps: readonly Step[] = TAKINGS[taking];
      const before: { step: Step; rows: string[] }[] = [];
      for (const step of steps) before.unshift({ step, rows: await rowsOf(step, holder) });
      await inTransaction(steps.map((step) => takeStatement(step, holder)));
      return async () => {
        if (await isClosed(holder)) return;
        await inTransaction(
          before.flatMap(({ step, rows: taken }) => taken.map((row) => giveBack(step, row))),
        );
      };
    },
    stateOf: async (taking) => {
      let isTaken = false;
      const noted = taking.then(() => {
        isTaken = true;
      });
      while (!isTaken) {
        const looking = isWaiting();
        await Promise.race([looking, noted]);
        if (await looking) return "waiting";
      }
      return "taken";
    },
    end: async () => {
      await owner.end();
      await onlooker.end();
    },
  };
}

function conditionOf(where: string, { id, token }: Holder): string {
  return where
    .replace("$account", escapeLiteral(id))
    .replace("$token", escapeLiteral(sessionTokenHash(token)));
}

function takeStatement({ table, where, sets }: Step, holder: Holder): string {
  const condition = conditionOf(where, holder);
  return sets === undefined
    ? `delete from ${table} where ${condition}`
    : `update ${table} set ${sets.column} = ${sets.to} where ${condition}`;
}

function giveBack({ table, sets }: Step, row: string): string {
  const kept = `jsonb_populate_record(null::${table}, ${escapeLiteral(row)}::jsonb)`;
  // Whoever belonged to an organisation that the call has closed belongs to it no more.
  const open =
    table === "member"
      ? " k where exists (select from organisation o where o.id = k.organisation_id and o.closed_at is null)"
      : "";
  return sets === undefined
    ? `insert into ${table} select * from ${kept}${open}`
    : `update ${table} t set ${sets.column} = k.${sets.column} from ${kept} k where t.id = k.id`;
}
