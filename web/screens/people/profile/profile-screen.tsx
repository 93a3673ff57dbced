// The person's own account: what is known of them, how they sign in, and where they are signed in.

import type { ProfileQuery } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useSession } from "../../../app/session.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { CalendarCard } from "../../records/calendar-feeds/public/calendar-card.tsx";
import { PersonalDataCard } from "../../records/exports/public/personal-data-card.tsx";
import { MailChoicesCard } from "../../records/mail-choices/public/mail-choices-card.tsx";
import { AppearanceCard } from "./appearance-card.tsx";
import { CloseAccountCard } from "./close-account-card.tsx";
import { KeyboardCard } from "./keyboard-card.tsx";
import { OrganisationsCard } from "./organisations-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileDocument } from "./profile-operations.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { ProvidersCard } from "./providers-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

export function ProfileScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(ProfileDocument, {});
  const { readAgain } = read;
  const { me: signedIn } = useSession();
  const me = read.data?.me;

  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={signedIn && WORDS.sentence(signedIn.email, exactDate(signedIn.createdAt))}
      />
      {me === undefined ? (
        <PageColumns side={read.failure === undefined && <Waiting label={WORDS.signingIn} rows={6} />}>
          <Card aria-label={WORDS.details}>
            <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={14} />
          </Card>
        </PageColumns>
      ) : (
        <PageColumns side={<SigningIn me={me} onChanged={readAgain} />}>
          <ProfileCard user={me} onReadAgain={readAgain} />
          <SessionsCard />
          <MailChoicesCard />
          <CalendarCard />
          <OrganisationsCard />
          <PersonalDataCard />
          <CloseAccountCard email={me.email} hasPassword={me.hasPassword} />
        </PageColumns>
      )}
    </Page>
  );
}

type Read = ProfileQuery["me"];

/** Together with the person, or what comes last would push the others down. */
function SigningIn({ me, onChanged }: { readonly me: Read; readonly onChanged: () => void }) {
  return (
    <>
      <PasswordCard hasPassword={me.hasPassword} onChanged={onChanged} />
      <TwoStepCard twoStep={me.twoStep} hasPassword={me.hasPassword} onChanged={onChanged} />
      <ProvidersCard providers={me.signInProviders} hasPassword={me.hasPassword} onChanged={onChanged} />
      <AppearanceCard />
      <KeyboardCard accountId={me.id} />
    </>
  );
}

function Waiting({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <Card aria-label={label}>
      <SkeletonRows rows={rows} />
    </Card>
  );
}
