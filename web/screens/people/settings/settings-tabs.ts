// Which tabs of the settings somebody is offered, by what they may do in the organisation.

import { paths } from "../../../paths.ts";
import { SETTINGS_WORDS as WORDS } from "./settings-words.ts";

export type SettingsTab = "organisation" | "alerts" | "metadata" | "billing";

type TabRule = {
  readonly tab: SettingsTab;
  readonly label: string;
  readonly href: string;
  readonly needs: readonly string[];
};

const UPDATE = "CAN_UPDATE_DETAILS";
const ALERTS = "CAN_MANAGE_ALERT_CONFIGURATIONS";
const BILLING = "CAN_VIEW_BILLING";

/** Any one of what is needed opens the tab; details and keys can be read by everybody who may do something here. */
const TABS: readonly TabRule[] = [
  {
    tab: "organisation",
    label: WORDS.organisation,
    href: paths.settingsOrganisation(),
    needs: [UPDATE, ALERTS, BILLING],
  },
  { tab: "alerts", label: WORDS.alerts, href: paths.settingsAlerts(), needs: [ALERTS] },
  {
    tab: "metadata",
    label: WORDS.metadata,
    href: paths.settingsMetadata(),
    needs: [UPDATE, ALERTS, BILLING],
  },
  { tab: "billing", label: WORDS.billing, href: paths.settingsBilling(), needs: [BILLING] },
];

export function settingsTabs(capabilities: readonly string[]) {
  return TABS.filter(({ needs }) => needs.some((each) => capabilities.includes(each)));
}
