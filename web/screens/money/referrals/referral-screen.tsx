// The referral programme for an organisation: its code, what either side receives, and who has come by it.

import { REFERRER_CODE_PARAMETER, referralLink } from "@bondline/domain/money/referrals/referral.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FactStrip } from "../../../ui/fact-strip.tsx";
import { ShareIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { amountText, CodeAndLink } from "./code-and-link.tsx";
import { ReferralEarnings } from "./referral-earnings.tsx";
import { ReferralProgrammeDocument } from "./referral-operations.ts";
import { REFERRAL_WORDS as WORDS } from "./referral-words.ts";

export function ReferralScreen() {
  const { selectedOrganisation } = useSession();
  usePageTitle(WORDS.title);
  return (
    <Page width="form">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      {selectedOrganisation === undefined ? (
        <EmptyState icon={ShareIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
      ) : (
        <Programme key={selectedOrganisation.id} organisation={selectedOrganisation} />
      )}
    </Page>
  );
}

/** The code is everybody's; what it earned is for those who see the organisation's invoices. */
function Programme({ organisation }: { readonly organisation: SessionOrganisation }) {
  const read = useRead(ReferralProgrammeDocument, { organisationId: organisation.id });
  const { data } = read;
  if (data === undefined)
    return (
      <Card>
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={3} />
      </Card>
    );

  const code = data.organisation.referralCode;
  const { refereeDiscountAmount, referrerDiscountAmount } = data.referralConfiguration;
  const link = referralLink(window.location.origin, { parameter: REFERRER_CODE_PARAMETER, code });
  const promised = [
    { label: WORDS.theyReceive, value: amountText(refereeDiscountAmount), note: WORDS.theyReceiveNote },
    { label: WORDS.youReceive, value: amountText(referrerDiscountAmount), note: WORDS.youReceiveNote },
  ];
  return (
    <>
      <Card heading={WORDS.share}>
        <CardBody isBelowHeading>
          <CodeAndLink code={code} link={link} />
          <p className="mt-4 text-label text-ink-2">
            <TextLink href={paths.referralTerms()}>{WORDS.terms}</TextLink>
          </p>
        </CardBody>
      </Card>
      {organisation.capabilities.includes("CAN_VIEW_BILLING") ? (
        <ReferralEarnings organisationId={organisation.id} promised={promised} />
      ) : (
        <FactStrip facts={promised} />
      )}
    </>
  );
}
