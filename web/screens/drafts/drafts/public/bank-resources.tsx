// What a bank gives to read, as links where it is needed.

import { BANK_RESOURCE_KIND_TEXT } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import type { BankProfileFieldsFragment, BankResourcePlace } from "../../../../api/generated/graphql.ts";
import { TextLink } from "../../../../ui/text-link.tsx";

type ResourcesProps = {
  readonly profile: BankProfileFieldsFragment;
  readonly place: BankResourcePlace;
};

export function BankResources({ profile, place }: ResourcesProps) {
  const shown = profile.resources.filter((each) => each.place === place);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2 text-label" aria-label={`To read from ${profile.tradeName}`}>
      {shown.map(({ name, kind, url }) => (
        <li key={`${name} ${url}`} className="min-w-0 break-words">
          <TextLink href={url} isInline>
            {name}
          </TextLink>
          <span className="text-ink-2">{` ${BANK_RESOURCE_KIND_TEXT[kind]} of ${profile.tradeName}`}</span>
        </li>
      ))}
    </ul>
  );
}
