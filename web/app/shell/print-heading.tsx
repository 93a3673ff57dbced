// What a printed page says of itself: whose it is, and on which day it was printed.

import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { dayOfInstant } from "../time/instant-text.ts";
import { useNow } from "../time/use-now.ts";
import type { ActingForProps } from "./acting-for.tsx";
import { SHELL_WORDS } from "./shell-words.ts";

const EVERY_HOUR_MS = 3_600_000;

export function PrintHeading({ actingFor }: { readonly actingFor: ActingForProps }) {
  const today = formatDate(dayOfInstant(useNow(EVERY_HOUR_MS)));
  const name = actingFor.kind === "desk" ? actingFor.name : actingFor.current?.name;
  // Said by the style sheet of print: on the screen it would be read out a second time.
  return <div data-print="only" data-left={name} data-right={SHELL_WORDS.printedOn(today)} />;
}
