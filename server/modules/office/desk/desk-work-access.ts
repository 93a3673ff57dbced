// The access check of what waits at the provider's desk: its staff see and take it, and to nobody else it is there.

import { type AccountId, asDeskWorkId, asOrganisationId, isUuid } from "@bondline/domain/ids.ts";
import {
  type DeskStep,
  type DeskWorkKind,
  decideDeskStep,
  deskStepsOf,
} from "@bondline/domain/office/desk/desk-work.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { CHOSEN_IN_CALL_MAX, CHOSEN_IN_CALL_MESSAGE } from "@bondline/domain/values/lists/chosen-rows.ts";
import { dayAt, instantAtHour, ZONE_OF_STATE } from "@bondline/domain/values/time/business-time.ts";
import { addDays, dayOfWeek } from "@bondline/domain/values/time/plain-date.ts";
import { type FoundRows, foundRows, requireChoice, type WantedRow } from "../../../graphql/chosen-access.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import {
  isProviderAdministrator,
  isProviderStaff,
  type Person,
  requirePerson,
} from "../../../transaction/actor.ts";
import { grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { providerState } from "../provider/public.ts";
import {
  type ChangingWork,
  type DeskLoadRow,
  type DeskStepRow,
  type DeskWorkRow,
  findDeskWork,
  findDeskWorkForChange,
  findOfDesk,
  listDeskLoad,
  listDeskWork,
  listDeskWorkById,
  listDeskWorkForChange,
  listSteps,
} from "./desk-work-store.ts";

export type { ChangingWork, DeskLoadRow, DeskStepRow, DeskWorkRow } from "./desk-work-store.ts";

type Asked = PageArguments & {
  kind?: DeskWorkKind | null | undefined;
  person?: string | null | undefined;
  isFree?: boolean | null | undefined;
  isOverdue?: boolean | null | undefined;
  organisationId?: string | null | undefined;
  recordIds?: readonly string[] | null | undefined;
};

export async function accessDeskWorkList(
  tx: Transaction,
  { kind, person, isFree, isOverdue, organisationId, recordIds, ...list }: Asked,
): Promise<Page<DeskWorkRow>> {
  requireStaff(tx, "");
  if (recordIds && recordIds.length > CHOSEN_IN_CALL_MAX) refuseFields({ recordIds: CHOSEN_IN_CALL_MESSAGE });
  const filter = {
    isAdmin: isProviderAdministrator(tx.actor),
    kind: kind ?? null,
    takenBy: isFree === true ? ("FREE" as const) : person ? accountOf(person, "person") : null,
    isOverdue: isOverdue === true,
    organisationId: organisationId ? asOrganisationId(organisationId) : null,
    recordIds: recordIds ? recordIds.filter(isUuid) : null,
  };
  return await listDeskWork(tx, filter, list);
}

export async function accessDeskWork(tx: Transaction, id: string): Promise<DeskWorkRow> {
  requireStaff(tx, id);
  const isAdmin = isProviderAdministrator(tx.actor);
  return (await findDeskWork(tx, asDeskWorkId(id), isAdmin)) ?? refuse("DESK_WORK_NOT_FOUND", { id });
}

export async function accessDeskSteps(tx: Transaction, { id }: DeskWorkRow): Promise<DeskStepRow[]> {
  return await listSteps(tx, id);
}

/** Days and weeks are those of the provider's state; a week begins on its Monday. */
export async function accessDeskLoad(tx: Transaction): Promise<DeskLoadRow[]> {
  requireStaff(tx, "");
  const zone = ZONE_OF_STATE[await providerState(tx)];
  const today = dayAt(tx.now, zone);
  return await listDeskLoad(tx, {
    isAdmin: isProviderAdministrator(tx.actor),
    dayEnds: instantAtHour(addDays(today, 1), 0, zone),
    weekBegan: instantAtHour(addDays(today, 1 - dayOfWeek(today)), 0, zone),
  });
}

/** Who has taken it meanwhile is said before anything else: that is what two who take at once need to know. */
export async function accessDeskWorkToStep(
  tx: Transaction,
  { id, version }: WantedRow,
  step: DeskStep,
): Promise<ChangingWork> {
  requireStaff(tx, id);
  const isAdmin = isProviderAdministrator(tx.actor);
  const work = await findDeskWorkForChange(tx, asDeskWorkId(id), isAdmin);
  return requireMayStep(tx, work, { id, version }, step);
}

function requireMayStep(
  tx: Transaction,
  found: DeskWorkRow | undefined,
  { id, version }: WantedRow,
  step: DeskStep,
): ChangingWork {
  const work = found ?? refuse("DESK_WORK_NOT_FOUND", { id });
  const decided = decideDeskStep(factsOf(tx, work), step);
  if (!decided.allowed && decided.because === "taken")
    refuse("DESK_WORK_TAKEN", { by: work.takenByName ?? "" });
  requireCurrent(work, version);
  if (!decided.allowed && decided.because === "first") refuse("SECOND_APPROVER_NEEDED");
  if (!decided.allowed)
    refuse("INVALID_TRANSITION", { record: "work", status: STATES[decided.because], event: step });
  return grant(work, step);
}

export type ChosenForStep = WantedRow & { mayStep: () => ChangingWork };

/** Several, locked at once: each is asked by itself whether the step may be done with it. */
export async function accessChosenToStep(
  tx: Transaction,
  chosen: readonly WantedRow[],
  step: DeskStep,
): Promise<ChosenForStep[]> {
  requireChosenWork(tx, chosen);
  const isAdmin = isProviderAdministrator(tx.actor);
  const works = foundRows(await listDeskWorkForChange(tx, idsOf(chosen), isAdmin));
  return chosen.map((wanted) => ({
    ...wanted,
    mayStep: () => requireMayStep(tx, works(wanted.id), wanted, step),
  }));
}

/** Several as they are now, by their ids; one that is not there is left out. */
export async function accessChosenWork(
  tx: Transaction,
  chosen: readonly Pick<WantedRow, "id">[],
): Promise<FoundRows<DeskWorkRow>> {
  requireStaff(tx, "");
  return foundRows(await listDeskWorkById(tx, idsOf(chosen), isProviderAdministrator(tx.actor)));
}

function requireChosenWork(tx: Transaction, chosen: readonly WantedRow[]): void {
  requireStaff(tx, "");
  requireChoice("works", chosen);
  for (const { id } of chosen) asDeskWorkId(id);
}

function idsOf(chosen: readonly Pick<WantedRow, "id">[]) {
  return chosen.map(({ id }) => asDeskWorkId(id));
}

/** Several to be written about, whoever has taken them meanwhile. */
export async function accessChosenToNote(tx: Transaction, chosen: readonly WantedRow[]) {
  requireChosenWork(tx, chosen);
  return await accessChosenWork(tx, chosen);
}

const STATES = {
  over: "done",
  first: "yours to take back",
  taken: "taken",
  own: "yours already",
  "not-own": "not yours",
} as const;

/** What whoever asks may do with it now. */
export function stepsNow(tx: Pick<Transaction, "actor">, work: DeskWorkRow): DeskStep[] {
  return deskStepsOf(factsOf(tx, work));
}

const NOT_THE_FIRST_MESSAGE = "They gave the first approval. Choose someone else.";
export const NOT_OF_DESK_MESSAGE = "Choose a colleague.";

export type OfDesk = { accountId: AccountId; isAdmin: boolean; email: string; givenName: string };

/** Somebody who works at the desk. */
export async function requireOfDesk(tx: Transaction, typed: string): Promise<OfDesk> {
  const accountId = accountOf(typed, "accountId");
  const found = await findOfDesk(tx, accountId);
  return found === undefined ? refuseFields({ accountId: NOT_OF_DESK_MESSAGE }) : { accountId, ...found };
}

/** Whether they may be given this work. */
export function requireColleagueFor(work: DeskWorkRow, { accountId, isAdmin }: OfDesk): void {
  if (work.kind === "CHANGE" && !isAdmin) refuseFields({ accountId: NOT_OF_DESK_MESSAGE });
  if (accountId === work.notFor) refuseFields({ accountId: NOT_THE_FIRST_MESSAGE });
  if (accountId === work.takenBy) refuseFields({ accountId: "They have this already." });
}

function accountOf(text: string, field: string): AccountId {
  if (!isUuid(text)) refuseFields({ [field]: NOT_OF_DESK_MESSAGE });
  return text.toLowerCase() as AccountId;
}

function factsOf({ actor }: Pick<Transaction, "actor">, { closedAt, takenBy, notFor }: DeskWorkRow) {
  const { accountId } = requirePerson(actor);
  return {
    isOver: closedAt !== null,
    takenBy:
      takenBy === null ? ("NO_ONE" as const) : takenBy === accountId ? ("ME" as const) : ("OTHER" as const),
    isAdmin: isProviderAdministrator(actor),
    isFirst: notFor === accountId,
  };
}

export function requireStaff({ actor }: Pick<Transaction, "actor">, id: string): Person {
  const person = requirePerson(actor);
  if (!isProviderStaff(actor)) refuse("DESK_WORK_NOT_FOUND", { id });
  return person;
}
