// The frame of the settings: for which organisation, which tabs there are, and the tab that is open.

import type { ReactNode } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LockIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TabLinks } from "../../../ui/tabs.tsx";
import { type SettingsTab, settingsTabs } from "./settings-tabs.ts";
import { SETTINGS_WORDS as WORDS } from "./settings-words.ts";

type FrameProps = {
  readonly tab: SettingsTab;
  readonly children: (organisation: SessionOrganisation) => ReactNode;
};

/** What is open belongs to one organisation: switching to another begins anew. */
export function SettingsFrame({ tab, children }: FrameProps) {
  const { selectedOrganisation: organisation } = useSession();
  const tabs = settingsTabs(organisation?.capabilities ?? []);
  usePageTitle(`${WORDS[tab]} · ${WORDS.title}`);
  const open = tabs.find((each) => each.tab === tab);

  return (
    <Page width="form">
      <PageHeader title={WORDS.title} sentence={organisation?.name} />
      {tabs.length > 0 && <TabLinks label={WORDS.tabs} tabs={tabs} currentHref={open?.href ?? ""} />}
      {organisation !== undefined && open !== undefined ? (
        <div key={organisation.id} className="grid min-w-0 gap-4">
          {children(organisation)}
        </div>
      ) : (
        <EmptyState icon={LockIcon} title={WORDS.nothing} sentence={WORDS.nothingSentence} />
      )}
    </Page>
  );
}
