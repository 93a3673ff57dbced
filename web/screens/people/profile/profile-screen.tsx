// The person's own account: what is known of them, how they sign in, and where they are signed in.

import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AppearanceCard } from "./appearance-card.tsx";
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
  const me = read.data?.me;

  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        {...(me && { sentence: WORDS.sentence(me.email, exactTime(me.createdAt).split(",")[0] ?? "") })}
      />
      <PageColumns
        side={
          <>
            {me !== undefined && <PasswordCard hasPassword={me.hasPassword} onChanged={readAgain} />}
            {me !== undefined && (
              <TwoStepCard twoStep={me.twoStep} hasPassword={me.hasPassword} onChanged={readAgain} />
            )}
            {me !== undefined && (
              <ProvidersCard
                providers={me.signInProviders}
                hasPassword={me.hasPassword}
                onChanged={readAgain}
              />
            )}
            <AppearanceCard />
          </>
        }
      >
        {me !== undefined && <ProfileCard user={me} onReadAgain={readAgain} />}
        {me === undefined && (
          <Card aria-label={WORDS.details}>
            <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={6} />
          </Card>
        )}
        <SessionsCard />
      </PageColumns>
    </Page>
  );
}
