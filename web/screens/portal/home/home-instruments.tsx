// What else can be begun here, as far as the operator has switched it on.

import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { paths } from "../../../paths.ts";
import { Card, CardRow } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { INSTRUMENT_WORDS as WORDS } from "./home-words.ts";

export function HomeInstruments({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { features } = useSession();
  const offered = [
    {
      isOn: features?.isBgSwitchEnabled === true,
      title: WORDS.switchTitle,
      sentence: WORDS.switchSentence,
      href: paths.switchDraftCreate(),
    },
    {
      isOn: features?.suretyBonds === true,
      title: WORDS.suretyTitle,
      sentence: WORDS.suretySentence,
      href: paths.suretyDraftCreate(),
    },
  ].filter(({ isOn }) => isOn);
  if (offered.length === 0 || !organisation.capabilities.includes("CAN_ADD_DOCUMENTS")) return null;
  return (
    <Card heading={WORDS.heading} hasRows>
      {offered.map(({ title, sentence, href }) => (
        <CardRow key={href}>
          <div className="min-w-0 flex-1 py-1">
            <TextLink href={href}>{title}</TextLink>
            <p className="text-label text-ink-2">{sentence}</p>
          </div>
        </CardRow>
      ))}
    </Card>
  );
}
