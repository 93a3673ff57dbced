// Put round what shows a draft: whoever is there is seen by the others, and sees them; in a form also beside the fields.

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from "react";
import { Avatar } from "../../../../ui/avatar.tsx";
import { FieldCompanyContext } from "../../../../ui/field-company.tsx";
import { PRESENCE_WORDS as WORDS } from "../presence-words.ts";
import { type Author, usePresence } from "../use-presence.ts";

const OthersContext = createContext<readonly Author[]>([]);
const AVATARS_MAX = 3;

type PresenceProps = { readonly draftId: string | undefined; readonly children: ReactNode };

export function DraftPresence({ draftId, children }: PresenceProps) {
  const { others, moveTo } = usePresence(draftId);
  const key = JSON.stringify(others);
  // Each delivery is a new list; the fields are drawn again only where it says something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the list
  const seen = useMemo(() => others, [key]);
  const companyIn = useCallback(
    (name: string) => {
      const names = namesOf(seen.filter(({ field }) => field === name));
      return names.length === 0 ? undefined : WORDS.inField(names);
    },
    [seen],
  );
  const within = useRef<HTMLDivElement>(null);
  useEffect(
    function followFocus() {
      const place = within.current;
      const enter = ({ target }: FocusEvent) =>
        moveTo(target instanceof Element ? target.getAttribute("name") : null);
      const leave = () => moveTo(null);
      place?.addEventListener("focusin", enter);
      place?.addEventListener("focusout", leave);
      return () => {
        place?.removeEventListener("focusin", enter);
        place?.removeEventListener("focusout", leave);
      };
    },
    [moveTo],
  );
  return (
    <OthersContext value={seen}>
      <FieldCompanyContext value={companyIn}>
        <div ref={within} className="contents">
          {children}
        </div>
      </FieldCompanyContext>
    </OthersContext>
  );
}

/** In the head of the page: the faces of the others, and their names for who points at them or listens. */
export function DraftCompany() {
  const names = namesOf(use(OthersContext));
  if (names.length === 0) return null;
  const sentence = WORDS.alsoHere(names);
  const more = names.length - AVATARS_MAX;
  return (
    <div className="flex items-center" title={sentence}>
      {names.slice(0, AVATARS_MAX).map((name) => (
        <span key={name} className="-ms-1.5 rounded-full bg-canvas ring-2 ring-canvas first:ms-0">
          <Avatar name={name} />
        </span>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="ms-1.5 text-label text-ink-3">
          {WORDS.more(more)}
        </span>
      )}
      <span className="sr-only">{sentence}</span>
    </div>
  );
}

/** A person with two tabs is one person. */
function namesOf(people: readonly Author[]): string[] {
  return [...new Set(people.map(({ name }) => name))];
}
