// What may stand between braces in a text, each with what it means.

import { inBraces } from "@bondline/domain/values/braces.ts";

export function PlaceMeanings({ of }: { readonly of: readonly (readonly [name: string, means: string])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-label sm:grid-cols-[max-content_minmax(0,1fr)]">
      {of.map(([name, means]) => (
        <div key={name} className="contents">
          <dt className="font-medium">{inBraces(name)}</dt>
          <dd className="text-ink-2 max-sm:mb-1">{means}</dd>
        </div>
      ))}
    </dl>
  );
}
