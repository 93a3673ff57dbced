// What waits for the provider's staff, in the database: SQL and nothing else. Rows come and go by triggers of the records themselves.

import type { AccountId, DeskWorkId, OrganisationId } from "@bondline/domain/ids.ts";
import type { DeskStepTaken, DeskWorkKind } from "@bondline/domain/office/desk/desk-work.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, insertRows, updateRecord } from "../../../database/write-row.ts";
import { PAGE_COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

export type DeskWorkRow = Tables["desk_work"] & {
  organisationName: string | null;
  takenByName: string | null;
};

export type ChangingWork = Granted<DeskWorkRow, "TAKE" | "HAND_OVER" | "RELEASE">;

const COLUMNS = "w.*, o.name as organisation_name, a.given_name || ' ' || a.family_name as taken_by_name";
const WORK =
  "desk_work w left join organisation o on o.id = w.organisation_id left join account a on a.id = w.taken_by";
/** Changes of the office are decided by administrators alone. */
const SHOWN = "(w.kind <> 'CHANGE' or $1)";

export type DeskFilter = {
  isAdmin: boolean;
  kind: DeskWorkKind | null;
  /** Of whoever has taken it; `FREE` for what nobody has. */
  takenBy: AccountId | "FREE" | null;
  isOverdue: boolean;
  organisationId: OrganisationId | null;
  /** On whose pages it is done. */
  recordIds: readonly string[] | null;
};

/** What is due first comes first. Each condition is in the text, so that each filter finds its own index. */
export async function listDeskWork(tx: Transaction, filter: DeskFilter, list: PageArguments) {
  const { isAdmin, kind, takenBy, isOverdue, organisationId, recordIds } = filter;
  const asked: [condition: (place: string) => string, value: SqlValue][] = [];
  if (kind !== null) asked.push([(place) => `w.kind = ${place}`, kind]);
  if (takenBy !== null && takenBy !== "FREE") asked.push([(place) => `w.taken_by = ${place}`, takenBy]);
  if (isOverdue) asked.push([(place) => `w.due_at <= ${place}`, tx.now]);
  if (organisationId !== null) asked.push([(place) => `w.organisation_id = ${place}`, organisationId]);
  if (recordIds !== null) asked.push([(place) => `w.parent_id = any (${place}::uuid[])`, [...recordIds]]);
  const conditions = [
    "w.closed_at is null",
    ...(isAdmin ? [] : ["w.kind <> 'CHANGE'"]),
    ...(takenBy === "FREE" ? ["w.taken_by is null"] : []),
    ...asked.map(([condition], at) => condition(`$${at + 1}`)),
  ];
  return await listRows<DeskWorkRow>(tx, list, {
    keyset: { column: "w.due_at", cast: "timestamptz", id: "w.id", direction: "ASC" },
    columns: COLUMNS,
    from: WORK,
    where: conditions.join(" and "),
    values: asked.map(([, value]) => value),
    counted: "desk_work w",
    countedTo: PAGE_COUNT_MAX,
  });
}

export async function findDeskWork(tx: Transaction, id: DeskWorkId, isAdmin: boolean) {
  return await findRow<DeskWorkRow>(tx, `select ${COLUMNS} from ${WORK} where ${SHOWN} and w.id = $2`, [
    isAdmin,
    id,
  ]);
}

/** Nobody else takes it until this transaction ends. */
export async function findDeskWorkForChange(tx: Transaction, id: DeskWorkId, isAdmin: boolean) {
  await tx.query("select 1 from desk_work where id = $1 for no key update", [id]);
  return await findDeskWork(tx, id, isAdmin);
}

/** As above, of several; in the order of their ids, so that two who choose the same rows take turns. */
export async function listDeskWorkForChange(tx: Transaction, ids: readonly DeskWorkId[], isAdmin: boolean) {
  await tx.query("select 1 from desk_work where id = any ($1::uuid[]) order by id for no key update", [
    [...ids],
  ]);
  return await listDeskWorkById(tx, ids, isAdmin);
}

export async function listDeskWorkById(tx: Transaction, ids: readonly DeskWorkId[], isAdmin: boolean) {
  return await tx.query<DeskWorkRow>(
    `select ${COLUMNS} from ${WORK} where ${SHOWN} and w.id = any ($2::uuid[])`,
    [isAdmin, [...ids]],
  );
}

/** Who has them from now on, each by a step of its own. */
export async function saveAllTaken(tx: Transaction, works: readonly ChangingWork[], step: NewStep) {
  const { by, ...rest } = step;
  const takenBy = { TAKEN: by, HANDED_OVER: step.givenTo ?? null, RELEASED: null }[step.step];
  await tx.query(
    "update desk_work set taken_by = $2, taken_at = $3, updated_at = $4, version = version + 1 where id = any ($1::uuid[])",
    [works.map(({ id }) => id), takenBy, takenBy === null ? null : tx.now, tx.now],
  );
  await insertRows(
    tx,
    "desk_step",
    works.map(({ id: workId }) => ({
      ...rest,
      id: tx.newId(),
      workId,
      steppedBy: by,
      createdAt: tx.now,
    })),
  );
}

export async function saveTaken(tx: Transaction, work: ChangingWork, takenBy: AccountId | null) {
  await updateRecord(tx, "desk_work", work.id, { takenBy, takenAt: takenBy === null ? null : tx.now });
}

export type NewStep = {
  step: DeskStepTaken;
  by: AccountId;
  givenTo?: AccountId;
  note?: string | null;
};

export async function insertStep(tx: Transaction, work: ChangingWork, { by, ...step }: NewStep) {
  await insertRow(tx, "desk_step", {
    ...step,
    id: tx.newId(),
    workId: work.id,
    steppedBy: by,
    createdAt: tx.now,
  });
}

export type DeskStepRow = Pick<Tables["desk_step"], "id" | "step" | "note" | "createdAt"> & {
  byName: string;
  givenToName: string | null;
};

/** The oldest first: few, each said by a person. */
export async function listSteps(tx: Transaction, workId: DeskWorkId): Promise<DeskStepRow[]> {
  return await tx.query<DeskStepRow>(
    `select s.id, s.step, s.note, s.created_at, b.given_name || ' ' || b.family_name as by_name, g.given_name || ' ' || g.family_name as given_to_name
       from desk_step s join account b on b.id = s.stepped_by left join account g on g.id = s.given_to
      where s.work_id = $1 order by s.created_at, s.id`,
    [workId],
  );
}

export type DeskLoadRow = {
  /** Null for what nobody has taken. */
  accountId: AccountId | null;
  name: string | null;
  open: number;
  dueToday: number;
  overdue: number;
  doneThisWeek: number;
};

const STAFF = `select t.account_id, a.given_name || ' ' || a.family_name as name
    from staff_member t join account a on a.id = t.account_id where t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE'`;

/** What each person of the desk has taken and done, in the order of their names, and last what nobody has taken. */
export async function listDeskLoad(
  tx: Transaction,
  { isAdmin, dayEnds, weekBegan }: { isAdmin: boolean; dayEnds: Instant; weekBegan: Instant },
): Promise<DeskLoadRow[]> {
  return await tx.query<DeskLoadRow>(
    `with waits as (
       select w.taken_by, count(*)::int as open, (count(*) filter (where w.due_at > $2 and w.due_at < $3))::int as due_today,
              (count(*) filter (where w.due_at <= $2))::int as overdue
         from desk_work w where w.closed_at is null and ${SHOWN} group by w.taken_by),
     done as (select w.closed_by, count(*)::int as done from desk_work w where w.closed_at >= $4 and ${SHOWN} group by w.closed_by),
     people as (${STAFF} union all select null, null)
     select p.account_id, p.name, coalesce(w.open, 0) as open, coalesce(w.due_today, 0) as due_today, coalesce(w.overdue, 0) as overdue,
            case when p.account_id is null then 0 else coalesce(d.done, 0) end as done_this_week
       from people p left join waits w on w.taken_by is not distinct from p.account_id left join done d on d.closed_by = p.account_id
      order by p.name nulls last, p.account_id`,
    [isAdmin, tx.now, dayEnds, weekBegan],
  );
}

/** Somebody who works at the desk, and so may be given work; changes of the office go to administrators alone. */
export async function findOfDesk(tx: Transaction, accountId: AccountId) {
  return await findRow<{ isAdmin: boolean; email: string; givenName: string }>(
    tx,
    `select t.is_admin, a.email, a.given_name from staff_member t join account a on a.id = t.account_id
      where t.account_id = $1 and t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE'`,
    [accountId],
  );
}
