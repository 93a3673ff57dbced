// Where a party's details come from, a line for those that have one source.

import { PARTY_FIGURE_TEXT } from "@bondline/domain/documents/party-sources/party-source.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { PartySourcesQuery } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
import { PARTY_SOURCE_WORDS as WORDS } from "./party-source-words.ts";

type Sources = PartySourcesQuery["documentPartySources"];
type Figure = Sources["parties"][number]["figures"][number];

export function sourceLines(figures: readonly Figure[]): Definition[] {
  const bySource = Map.groupBy(figures, (figure) => `${sentenceOf(figure)} ${noteOf(figure) ?? ""}`);
  return [...bySource.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const term = bySource.size === 1 ? WORDS.all : namesOf(group);
    return [{ term, value: sentenceOf(first), note: noteOf(first) }];
  });
}

export function confirmationLines(confirmations: Sources["confirmations"]): Definition[] {
  const byKind = Map.groupBy(confirmations, ({ kind }) => kind);
  return [...byKind].map(([kind, each]) => ({
    term: WORDS.confirmations[kind],
    value: each.map(({ by, at }) => WORDS.confirmedBy(kind, by, exactDate(at))).join("; "),
  }));
}

/** "Name, address, contact" */
function namesOf(figures: readonly Figure[]): string {
  const [first = "", ...others] = figures.map(({ figure }) => PARTY_FIGURE_TEXT[figure]);
  return [first, ...others.map((name) => (name.startsWith("ABN") ? name : name.toLowerCase()))].join(", ");
}

function sentenceOf({ kind, by, at, amendmentNumber: number, registerDate }: Figure): string {
  const day = at === null ? "" : exactDate(at);
  return WORDS.kinds[kind]({ by, day, number, registerDay: dayText(registerDate) });
}

/** What the register is said to be the source of needs no more. */
function noteOf({ kind, registerDate }: Figure): string | undefined {
  return registerDate === null || kind === "REGISTER"
    ? undefined
    : WORDS.sameAsRegister(dayText(registerDate));
}

function dayText(date: string | null): string {
  return date === null ? "" : formatDate(plainDate(date));
}
