// On every page while somebody of the provider acts for a client: for whom, why, how long still, and the way out.

import { Button } from "../../ui/button.tsx";
import { OrganisationIcon } from "../../ui/icons.ts";
import type { Me } from "../session.ts";
import { timeOfDay } from "../time/instant-text.ts";
import { useNow } from "../time/use-now.ts";
import { SHELL_WORDS as WORDS } from "./shell-words.ts";

type ActingBarProps = { readonly acting: NonNullable<Me["actingFor"]>; readonly onStop: () => void };

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

export function ActingBar({ acting: { organisationName, reason, endsAt }, onStop }: ActingBarProps) {
  const now = useNow(TICK_MS);
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / MINUTE_MS));
  return (
    <aside
      aria-label={WORDS.actingFor(organisationName)}
      data-print="hide"
      className="sticky top-14 z-10 flex items-center gap-3 border-b border-line bg-warn-soft px-4 py-2 sm:px-8 lg:top-0"
    >
      <OrganisationIcon className="text-warn" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-label font-semibold text-warn">{WORDS.actingFor(organisationName)}</p>
        <p className="figures truncate text-label text-ink-2">
          {WORDS.actingUntil(timeOfDay(endsAt), minutes)}
          <span className="hidden sm:inline">. {reason}</span>
        </p>
      </div>
      <Button size="small" onClick={onStop}>
        {WORDS.stopActing}
      </Button>
    </aside>
  );
}
