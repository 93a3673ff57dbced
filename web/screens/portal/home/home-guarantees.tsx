// What else can be begun here; what the operator can switch off, as far as it is on.

import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { paths } from "../../../paths.ts";
import { Card, CardRow } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { newDraftPath } from "../../drafts/drafts/public/new-draft-path.ts";
import { GUARANTEE_WORDS as WORDS } from "./home-words.ts";

export function HomeGuarantees({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { features } = useSession();
  const offered = [
    {
      isOn: true,
      title: WORDS.leaseTitle,
      sentence: WORDS.leaseSentence,
      href: newDraftPath(organisation.id, "LEASE_BOND"),
    },
    {
      isOn: true,
      title: WORDS.cashTitle,
      sentence: WORDS.cashSentence,
      href: newDraftPath(organisation.id, "CASH_SECURITY"),
    },
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
  if (!organisation.capabilities.includes("CAN_ADD_DOCUMENTS")) return null;
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
