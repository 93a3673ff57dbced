// What is broken on purpose so that the proof of the ways shows that it would notice: each with the case that shows it.

import type pg from "pg";
import type { Connection } from "../../server/database/connect.ts";
import { faultsOf } from "./examine.ts";
import { aStage, type Bench, type MoneyCase, runCase } from "./run-case.ts";
import { WAYS } from "./ways.ts";

export type BrokenWay = { wrong: string; faults(bench: Bench): Promise<string[]> };

const inOrder = (...ways: MoneyCase["ways"]): MoneyCase => ({ ways, atOnce: false });

export const BROKEN: readonly BrokenWay[] = [
  {
    wrong: "the page of a paid invoice stays open",
    faults: (bench) =>
      withEnqueue(bench.owner, "task <> 'void-hosted-payment'", () =>
        runCase(bench, inOrder("a deposit in full", "a card on the page")),
      ),
  },
  {
    wrong: "no refund is recorded",
    faults: (bench) =>
      withTrigger(bench.owner, { table: "refund", body: "return null;" }, () =>
        runCase(bench, inOrder("a deposit in full", "card money under way past the page")),
      ),
  },
  {
    wrong: "what was paid before a part was credited is not owed back",
    faults: (bench) =>
      withTrigger(
        bench.owner,
        { table: "refund", body: "if new.refund_reason = 'CREDITED' then return null; end if; return new;" },
        () => runCase(bench, inOrder("a deposit in full", "a part is credited")),
      ),
  },
  {
    wrong: "the whole of a payment is owed back, where a part of it was too much",
    faults: (bench) =>
      withTrigger(
        bench.owner,
        {
          table: "refund",
          body: "new.amount_cents := (select amount_cents from payment where id = new.payment_id); return new;",
        },
        () => runCase(bench, inOrder("a deposit in part", "card money under way past the page")),
      ),
  },
  {
    wrong: "a payment that does not match is applied to nothing",
    faults: (bench) =>
      withTrigger(bench.owner, { table: "unmatched_payment", body: "return null;" }, () =>
        runCase(bench, inOrder("a card payment of another amount")),
      ),
  },
  {
    wrong: "nobody is told of a refund that is due",
    faults: (bench) =>
      withTrigger(
        bench.owner,
        {
          table: "mail_message",
          body: "if new.intent like 'refund due %' then return null; end if; return new;",
        },
        () => runCase(bench, inOrder("a deposit of more")),
      ),
  },
  {
    wrong: "nobody is told of a refund that was paid",
    faults: (bench) =>
      withTrigger(
        bench.owner,
        {
          table: "mail_message",
          body: "if new.intent like 'refund paid %' then return null; end if; return new;",
        },
        () => runCase(bench, inOrder("one of another amount, owed back and paid")),
      ),
  },
  {
    wrong: "a card payment is recorded each time that it is told of",
    faults: (bench) =>
      withText(
        bench,
        (text) => text.replace(/^select 1 from payment where/, "$& false and"),
        async () => {
          await bench.owner.query("alter table payment drop constraint payment_provider_payment_id_key");
          return await runCase(bench, inOrder("a card, told of twice"));
        },
      ),
  },
  {
    wrong: "what comes by card is booked as if it had come to the bank",
    faults: (bench) =>
      withTrigger(
        bench.owner,
        {
          table: "book_entry",
          body: "if new.account = 'CARD_CLEARING' then new.account := 'BANK'; end if; return new;",
        },
        () => runCase(bench, inOrder("a card on the page")),
      ),
  },
  {
    wrong: "what a dispute takes is recorded nowhere",
    faults: (bench) =>
      withTrigger(bench.owner, { table: "payment_dispute", body: "return null;" }, () =>
        runCase(bench, inOrder("a card, disputed and lost")),
      ),
  },
  {
    wrong: "a dispute that is lost is booked as if it were won",
    faults: (bench) =>
      withTrigger(
        bench.owner,
        {
          table: "book_entry",
          body: "if new.kind = 'DISPUTE_LOST' and new.account = 'DISPUTE_COSTS' then new.account := 'CARD_CLEARING'; end if; return new;",
        },
        () => runCase(bench, inOrder("a card, disputed and lost")),
      ),
  },
  { wrong: "the invoice's row is not locked while its status is decided", faults: unlocked },
];

/** A deposit has looked at the open invoice; before it writes, staff decline the draft. */
async function unlocked(bench: Bench): Promise<string[]> {
  const fixture = await aStage(bench);
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let isHeld = false;
  // Jobs look at the invoice meanwhile, and were never to lock it.
  const hold = async (text: string) => {
    if (isHeld || !/^select \* from invoice where id = \$1 for no key update$/.test(text)) return;
    isHeld = true;
    arrived.resolve();
    await goOn.promise;
  };
  const withoutLocks = (text: string) => text.replace(/ for (no key )?update( of [a-z, ]+)?$/, "");
  return await withText(
    bench,
    withoutLocks,
    async () => {
      const deposit = (await WAYS["a deposit in full"](fixture))();
      await arrived.promise;
      await (await WAYS["staff decline"](fixture))();
      goOn.resolve();
      await deposit;
      return await faultsOf(bench.owner, fixture);
    },
    hold,
  );
}

/** For as long as `act` runs, what the application asks the database is put otherwise. */
async function withText<Result>(
  { world }: Bench,
  change: (text: string) => string,
  act: () => Promise<Result>,
  after: (asked: string) => Promise<void> = async () => undefined,
): Promise<Result> {
  const { pool } = world.app;
  const undo = new Map<Connection, () => void>();
  const listen = (connection: Connection) => {
    if (undo.has(connection)) return;
    const { query } = connection;
    const plain = query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
    connection.query = (async (asked: unknown, ...more: unknown[]) => {
      if (typeof asked !== "object" || asked === null || !("text" in asked))
        return await plain(asked, ...more);
      const text = change(String(asked.text));
      // A name belongs to one text.
      const answer = await plain(text === asked.text ? asked : { ...asked, text, name: "" }, ...more);
      await after(String(asked.text));
      return answer;
    }) as typeof query;
    undo.set(connection, () => {
      connection.query = query;
    });
  };
  pool.on("acquire", listen);
  try {
    return await act();
  } finally {
    pool.off("acquire", listen);
    for (const restore of undo.values()) restore();
  }
}

async function withTrigger<Result>(
  owner: pg.Client,
  { table, body }: { table: string; body: string },
  act: () => Promise<Result>,
): Promise<Result> {
  await owner.query(
    `create function break_it() returns trigger language plpgsql security definer as $$ begin ${body} end $$;
     create trigger break_it before insert on ${table} for each row execute function break_it()`,
  );
  try {
    return await act();
  } finally {
    await owner.query(`drop trigger break_it on ${table}; drop function break_it()`);
  }
}

/** Jobs that do not meet the condition are asked for and forgotten. */
async function withEnqueue<Result>(
  owner: pg.Client,
  condition: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await owner.query<{ text: string }>(
    "select pg_get_functiondef('jobs.enqueue'::regproc) as text",
  );
  const text = rows[0]?.text ?? "";
  await owner.query(
    text.replace(/(select graphile_worker\.add_job\([^;]*)\)(;?\s*)/, `$1) where ${condition}$2`),
  );
  try {
    return await act();
  } finally {
    await owner.query(text);
  }
}
